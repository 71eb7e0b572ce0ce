module cdk8s-kubevirt/plane/gotypes

go 1.25.0
