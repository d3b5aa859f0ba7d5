"""Types of command-line arguments that say what is wrong with them; argparse ends with 2 then."""

import argparse
import os


def program(path):
    if not os.path.isfile(path) or not os.access(path, os.X_OK):
        raise argparse.ArgumentTypeError(f"there is no program at '{path}'; 'swift build -c release' builds it")
    return os.path.abspath(path)


def folder(path):
    if not os.path.isdir(path):
        raise argparse.ArgumentTypeError(f"there is no folder at '{path}'")
    return os.path.abspath(path)


def new_folder(path):
    if os.path.exists(path) and (not os.path.isdir(path) or os.listdir(path)):
        raise argparse.ArgumentTypeError(f"there is something at '{path}' already")
    return os.path.abspath(path)


def file(path):
    if not os.path.isfile(path):
        raise argparse.ArgumentTypeError(f"there is no file at '{path}'")
    return os.path.abspath(path)


def count(text):
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"'{text}' is no number above 0")
    return int(text)
