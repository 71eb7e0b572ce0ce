# A program that loads what the library needs.
from cdk8s import App

App()
