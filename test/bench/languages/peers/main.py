# A program that loads only the library's peers.
from cdk8s import App

App()
