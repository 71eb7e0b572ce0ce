# A template that is merged, substituted and stripped of fields, by objects and by YAML.
from cdk8s import App, Chart
from cdk8s_kubevirt import StrategicMerge, VirtualMachine, VirtualMachineTemplate, VolumeSource

app = App()
chart = Chart(app, "merging", namespace="databases")

base = (
    VirtualMachineTemplate.from_yaml("""
metadata:
  labels:
    app: "{{NAME}}"
    temporary: "yes"
spec:
  template:
    spec:
      hostname: "{{NAME}}"
      domain:
        devices:
          disks:
            - name: scratch
              disk:
                bus: virtio
      volumes:
        - name: scratch
          emptyDisk:
            capacity: 2Gi
""")
    .with_resources(cpu=2, memory="4Gi")
    .with_disk(name="root", volume=VolumeSource.persistent_volume_claim("root"))
    .with_network(name="default")
)

merged = (
    base.merge({"metadata": {"labels": {"tier": "db"}}})
    .merge("metadata: { labels: { temporary: null } }")
    .merge(
        """
spec:
  template:
    spec:
      domain:
        devices:
          disks:
            - name: scratch
              $patch: delete
""",
        merge_lists_by="name",
    )
    .merge({"spec": {"template": {"spec": {"volumes": [{"name": "scratch", "$patch": "delete"}]}}}}, merge_lists_by="name")
)

VirtualMachine(chart, "db-1", template=merged.substitute({"NAME": "db-1"}))
VirtualMachine(chart, "db-2", template=base.substitute({"NAME": "db-2"}))

machine = StrategicMerge.apply({"metadata": {"name": "db-3", "labels": {"kept": "a", "gone": "b"}}}, "metadata: { labels: { gone: null } }")
print(" ".join(machine["metadata"]["labels"]))

app.synth()
