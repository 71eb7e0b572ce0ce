# A program that loads the library.
from cdk8s import App
from cdk8s_kubevirt import MachineSize

App()
MachineSize.named("small")
