// The named cases: one for each corner case of the merge.
package main

import (
	"encoding/json"
	"log"
	"strings"
)

// namedCases parses the tables: lines with a name, a base and a patch, separated by bars, below a heading.
func namedCases() []mergeCase {
	asIs := func(text string) string { return text }
	return append(readTable(machineTable, asIs), readTable(spreadTable, spread)...)
}

func readTable(table string, document func(string) string) []mergeCase {
	var cases []mergeCase
	heading := ""
	for _, line := range strings.Split(strings.TrimSpace(table), "\n") {
		switch parts := strings.Split(line, " | "); len(parts) {
		case 1:
			heading = line
		case 3:
			base, patch := document(parts[1]), document(parts[2])
			cases = append(cases, mergeCase{heading + ": " + parts[0], json.RawMessage(base), json.RawMessage(patch)})
		default:
			log.Fatalf("%q: want a name, a base and a patch", line)
		}
	}
	return cases
}

// spread expands a line of spreadTable: the fields beside topologySpreadConstraints in the machine's template.
func spread(fields string) string {
	long := strings.NewReplacer(`{k:`, `{"topologyKey":`, `LIST`, `topologySpreadConstraints`).Replace(fields)
	return `{"spec":{"template":{"spec":{` + long + `}}}}`
}

const machineTable = `
maps and scalars
an empty patch changes nothing | {"spec":{"running":true}} | {}
a null patch changes nothing | {"spec":{"running":true}} | null
a null base is an empty one | null | {"spec":{"running":true}}
an empty base takes the patch | {} | {"metadata":{"name":"a"},"spec":{"running":true}}
a list is no base | [] | {}
a list is no patch | {} | []
a string is no patch | {} | "spec"
a scalar replaces a scalar | {"spec":{"running":true}} | {"spec":{"running":false}}
zero, false and empty text are values | {"spec":{"running":true,"updateVolumesStrategy":"x"}} | {"spec":{"running":false,"updateVolumesStrategy":"","instancetype":{"name":""}}}
maps merge | {"metadata":{"labels":{"a":"1","b":"2"}}} | {"metadata":{"labels":{"b":"3","c":"4"}}}
null deletes a field | {"spec":{"running":true,"runStrategy":"Always"}} | {"spec":{"running":null}}
null deletes a map | {"metadata":{"labels":{"a":"1"},"name":"x"}} | {"metadata":{"labels":null}}
null deletes a list | {"spec":{"dataVolumeTemplates":[{}],"running":true}} | {"spec":{"dataVolumeTemplates":null}}
null on an absent field is nothing | {"spec":{}} | {"spec":{"running":null}}
nulls vanish inside an added map | {"metadata":{}} | {"metadata":{"labels":{"a":null,"b":"1"},"annotations":{"a":null}}}
nulls vanish inside an added list's items | {"spec":{}} | {"spec":{"dataVolumeTemplates":[{"metadata":{"name":null}},null]}}
nulls stay inside a replaced list | {"spec":{"dataVolumeTemplates":[]}} | {"spec":{"dataVolumeTemplates":[{"metadata":{"name":null}},null]}}
a null in the base stays | {"metadata":{"name":null,"labels":{"a":null}},"spec":null} | {"metadata":{"labels":{"b":"1"}}}
a value replaces a null in the base | {"spec":null,"metadata":null} | {"spec":{"running":true},"metadata":{"labels":{"a":null}}}
an empty map changes nothing | {"metadata":{"labels":{"a":"1"}}} | {"metadata":{"labels":{}}}
an empty map is added | {"spec":{}} | {"spec":{"template":{"spec":{"domain":{"devices":{}}}}}}
a map replaces a scalar | {"metadata":"x"} | {"metadata":{"labels":{"a":null,"b":{"$patch":"delete"},"c":"1"}}}
a scalar replaces a map | {"metadata":{"labels":{"a":"1"}}} | {"metadata":{"labels":"x"}}
a list replaces a map | {"metadata":{"labels":{"a":"1"}}} | {"metadata":{"labels":["x",null,{"a":null}]}}
a map replaces a list | {"spec":{"dataVolumeTemplates":[{}]}} | {"spec":{"dataVolumeTemplates":{"a":"1"}}}
a string replaces a number | {"spec":{"template":{"spec":{"terminationGracePeriodSeconds":1}}}} | {"spec":{"template":{"spec":{"terminationGracePeriodSeconds":"1"}}}}
quantities are scalars | {"spec":{"template":{"spec":{"domain":{"resources":{"requests":{"cpu":1,"memory":"1Gi"}}}}}}} | {"spec":{"template":{"spec":{"domain":{"resources":{"requests":{"memory":"2Gi"},"limits":{"cpu":"500m"}}}}}}}
memory merges beside hugepages | {"spec":{"template":{"spec":{"domain":{"memory":{"guest":"1Gi","hugepages":{"pageSize":"2Mi"}}}}}}} | {"spec":{"template":{"spec":{"domain":{"memory":{"guest":"2Gi"}}}}}}
cpu is set field by field | {"spec":{"template":{"spec":{"domain":{"cpu":{"cores":2,"model":"host-model"}}}}}} | {"spec":{"template":{"spec":{"domain":{"cpu":{"cores":4}}}}}}
node selectors merge | {"spec":{"template":{"spec":{"nodeSelector":{"a":"1"}}}}} | {"spec":{"template":{"spec":{"nodeSelector":{"b":"2","a":null}}}}}
the creation timestamp is a scalar | {"metadata":{"creationTimestamp":null}} | {"metadata":{"creationTimestamp":"2024-01-01T00:00:00Z"}}
a null creation timestamp deletes | {"metadata":{"creationTimestamp":"2024-01-01T00:00:00Z"}} | {"metadata":{"creationTimestamp":null}}
the pod template's metadata merges | {"spec":{"template":{"metadata":{"labels":{"a":"1"},"annotations":{"x":"y"}}}}} | {"spec":{"template":{"metadata":{"labels":{"b":"2"}}}}}
status merges | {"status":{"ready":true,"conditions":[{"type":"Ready"}]}} | {"status":{"created":true,"conditions":[{"type":"Paused"}]}}
apiVersion and kind are scalars | {"apiVersion":"kubevirt.io/v1","kind":"VirtualMachine"} | {"apiVersion":"kubevirt.io/v1alpha3","kind":null}
dots and slashes are plain in label names | {"metadata":{"labels":{"a.b/c":"1"}}} | {"metadata":{"labels":{"a.b/c":"2","d.e/f":"3"}}}
names of object methods are plain keys | {"metadata":{"labels":{"constructor":"1"}}} | {"metadata":{"labels":{"toString":"2","hasOwnProperty":"3","constructor":"4"}}}
big and broken numbers are scalars | {"spec":{"template":{"spec":{"domain":{"cpu":{"cores":1}}}}}} | {"spec":{"template":{"spec":{"domain":{"cpu":{"cores":1.5,"sockets":1e300,"threads":-9007199254740991}}}}}}

lists without a strategy
disks are replaced whole | {"spec":{"template":{"spec":{"domain":{"devices":{"disks":[{"name":"a","disk":{"bus":"virtio"}},{"name":"b"}]}}}}}} | {"spec":{"template":{"spec":{"domain":{"devices":{"disks":[{"name":"a","bootOrder":1}]}}}}}}
volumes are replaced whole | {"spec":{"template":{"spec":{"volumes":[{"name":"a","emptyDisk":{"capacity":"1Gi"}}]}}}} | {"spec":{"template":{"spec":{"volumes":[{"name":"b","containerDisk":{"image":"i"}}]}}}}
networks are replaced whole | {"spec":{"template":{"spec":{"networks":[{"name":"a","pod":{}}]}}}} | {"spec":{"template":{"spec":{"networks":[]}}}}
dataVolumeTemplates are replaced whole | {"spec":{"dataVolumeTemplates":[{"metadata":{"name":"a"},"spec":{}}]}} | {"spec":{"dataVolumeTemplates":[{"metadata":{"name":"b"},"spec":{"source":null}}]}}
tolerations are replaced whole | {"spec":{"template":{"spec":{"tolerations":[{"key":"a"}]}}}} | {"spec":{"template":{"spec":{"tolerations":[{"key":"b"}]}}}}
conditions are replaced whole | {"status":{"conditions":[{"type":"Ready","status":"True"}]}} | {"status":{"conditions":[{"type":"Ready","reason":"x"}]}}
directives stay in a replaced list | {"spec":{"dataVolumeTemplates":[{"metadata":{"name":"a"}}]}} | {"spec":{"dataVolumeTemplates":[{"$patch":"delete","metadata":{"name":"a"}},{"$retainKeys":["a"],"$setElementOrder/x":[]}]}}
directives leave an added list | {"spec":{}} | {"spec":{"dataVolumeTemplates":[{"$patch":"delete","metadata":{"name":"a"}},{"spec":{"pvc":{"$patch":"replace"}}}]}}
mixed items are no matter in a replaced list | {"spec":{"template":{"spec":{"networks":[1,"a",null]}}}} | {"spec":{"template":{"spec":{"networks":[{},[],null]}}}}
a list in a list is no matter in a replaced list | {"spec":{"dataVolumeTemplates":[[1]]}} | {"spec":{"dataVolumeTemplates":[[2],[3]]}}
two lists at a struct behind a pointer are replaced | {"spec":{"template":{"spec":{"affinity":[1]}}}} | {"spec":{"template":{"spec":{"affinity":[2,{"a":null}]}}}}
two lists at a struct are an error | {"spec":{"template":{"spec":{"domain":[1]}}}} | {"spec":{"template":{"spec":{"domain":[2]}}}}
two lists at a scalar are an error | {"metadata":{"name":[1]}} | {"metadata":{"name":[2]}}
two lists at a pointer to a scalar are replaced | {"spec":{"running":[1]}} | {"spec":{"running":[2]}}
two lists at a map are an error | {"metadata":{"labels":[1]}} | {"metadata":{"labels":[2]}}
two maps at a list of structs merge as long as they are flat | {"spec":{"dataVolumeTemplates":{"a":1}}} | {"spec":{"dataVolumeTemplates":{"b":2}}}
two maps within two maps at a list of structs are an error | {"spec":{"dataVolumeTemplates":{"a":{}}}} | {"spec":{"dataVolumeTemplates":{"a":{}}}}
two maps at a scalar merge as long as they are flat | {"metadata":{"name":{"a":1}}} | {"metadata":{"name":{"b":null,"a":2}}}

fields unknown to the types
an unknown scalar is taken | {"spec":{}} | {"spec":{"foo":1,"bar":{"a":[{"b":null}]}}}
an unknown scalar is replaced | {"spec":{"foo":1}} | {"spec":{"foo":"x"}}
an unknown map is deleted | {"spec":{"foo":{}}} | {"spec":{"foo":null}}
an unknown map replaces an unknown scalar | {"spec":{"foo":1}} | {"spec":{"foo":{"a":null}}}
two unknown maps are an error | {"spec":{"foo":{"a":1}}} | {"spec":{"foo":{"b":1}}}
two unknown lists are an error | {"spec":{"foo":[1]}} | {"spec":{"foo":[2]}}
two empty unknown maps are an error | {"foo":{}} | {"foo":{}}
two empty unknown lists are an error | {"foo":[]} | {"foo":[]}
replacing an unknown map is an error | {"spec":{"foo":{"a":1}}} | {"spec":{"foo":{"$patch":"replace","b":1}}}
names are looked up whatever their case | {"Spec":{"Running":true,"Template":{"SPEC":{"hostname":"a"}}}} | {"Spec":{"running":false,"Template":{"SPEC":{"subdomain":"b"}}}}
a field is another if its case differs | {"spec":{"running":true}} | {"Spec":{"running":false}}
the long s is an s to Go | {"ſpec":{"running":true}} | {"ſpec":{"running":false}}
the Kelvin sign is a k to Go | {"\u212aind":{"a":1}} | {"\u212aind":{"b":1}}
a map within a label is an error | {"metadata":{"labels":{"a":{"b":"1"}}}} | {"metadata":{"labels":{"a":{"c":"1"}}}}
a list within a label is an error | {"metadata":{"labels":{"a":["1"]}}} | {"metadata":{"labels":{"a":["2"]}}}
two maps at a quantity in a map are an error | {"spec":{"template":{"spec":{"domain":{"resources":{"limits":{"cpu":{"a":1}}}}}}}} | {"spec":{"template":{"spec":{"domain":{"resources":{"limits":{"cpu":{"b":1}}}}}}}}
two maps at a quantity merge flat | {"spec":{"template":{"spec":{"domain":{"memory":{"guest":{"Format":"a"}}}}}}} | {"spec":{"template":{"spec":{"domain":{"memory":{"guest":{"x":"b"}}}}}}}
two maps below a quantity are an error | {"spec":{"template":{"spec":{"domain":{"memory":{"guest":{"x":{}}}}}}}} | {"spec":{"template":{"spec":{"domain":{"memory":{"guest":{"x":{}}}}}}}}
two maps at a timestamp merge flat | {"metadata":{"creationTimestamp":{"a":1}}} | {"metadata":{"creationTimestamp":{"b":1}}}
an empty field name is unknown | {"":{}} | {"":{}}
a bare type's fields are unknown beside spec | {"domain":{"a":1}} | {"domain":{"b":1}}

$patch in maps
replace keeps the patch only | {"metadata":{"labels":{"a":"1"},"name":"x"}} | {"metadata":{"labels":{"$patch":"replace","b":"2"}}}
replace keeps nulls and directives | {"metadata":{"labels":{"a":"1"}}} | {"metadata":{"labels":{"$patch":"replace","b":null,"$retainKeys":["x"],"c":{"$patch":"delete"}}}}
replace on an absent map drops the key | {"metadata":{}} | {"metadata":{"labels":{"$patch":"replace","b":"2"}}}
replace on a scalar drops the key | {"metadata":{"labels":"x"}} | {"metadata":{"labels":{"$patch":"replace","b":"2"}}}
replace on a null drops the key | {"metadata":{"labels":null}} | {"metadata":{"labels":{"$patch":"replace","b":"2"}}}
replace with nothing empties | {"metadata":{"labels":{"a":"1"}}} | {"metadata":{"labels":{"$patch":"replace"}}}
replace at the root | {"spec":{"running":true},"metadata":{"name":"a"}} | {"$patch":"replace","metadata":{"name":null}}
replace within an added map drops the inner key | {} | {"metadata":{"name":"a","labels":{"$patch":"replace","b":"2"}}}
delete empties a map | {"metadata":{"labels":{"a":"1"}}} | {"metadata":{"labels":{"$patch":"delete"}}}
delete ignores what stands beside it | {"metadata":{"labels":{"a":"1"}}} | {"metadata":{"labels":{"$patch":"delete","b":"2"}}}
delete on an absent map drops the key | {"metadata":{}} | {"metadata":{"labels":{"$patch":"delete"}}}
delete at the root | {"spec":{}} | {"$patch":"delete","metadata":{}}
delete on an unknown map is an error | {"foo":{}} | {"foo":{"$patch":"delete"}}
merge on a map is an error | {"metadata":{"labels":{"a":"1"}}} | {"metadata":{"labels":{"$patch":"merge","b":"2"}}}
merge on an absent map drops the key | {"metadata":{}} | {"metadata":{"labels":{"$patch":"merge","b":"2"}}}
merge at the root is an error | {} | {"$patch":"merge"}
an unknown directive is an error | {"metadata":{}} | {"metadata":{"$patch":"remove"}}
a directive's case counts | {"metadata":{}} | {"metadata":{"$patch":"Replace"}}
a null directive is an error | {"metadata":{}} | {"metadata":{"$patch":null}}
a null directive on an absent map is nothing | {} | {"metadata":{"$patch":null,"name":"a"}}
a number is no directive | {"metadata":{}} | {"metadata":{"$patch":1}}
a map is no directive | {"metadata":{}} | {"metadata":{"$patch":{"a":1}}}
a list is no directive | {"metadata":{}} | {"metadata":{"$patch":["replace"]}}
a directive in the base is data | {"metadata":{"$patch":"delete","name":"a"}} | {"metadata":{"name":"b"}}
replace beats retainKeys | {"spec":{"running":true}} | {"spec":{"$patch":"replace","$retainKeys":["x"],"runStrategy":"Always"}}

$retainKeys
other keys are cleared | {"spec":{"running":true,"runStrategy":"Always","template":{}}} | {"spec":{"$retainKeys":["runStrategy","template"],"runStrategy":"Manual"}}
one volume source replaces another | {"spec":{"template":{"spec":{"affinity":{"nodeAffinity":{},"podAffinity":{}}}}}} | {"spec":{"template":{"spec":{"affinity":{"$retainKeys":["podAffinity"],"podAffinity":{}}}}}}
an empty list clears everything | {"spec":{"running":true}} | {"spec":{"$retainKeys":[]}}
a key of the patch that is not retained is an error | {"spec":{"running":true}} | {"spec":{"$retainKeys":["running"],"runStrategy":"Always"}}
a null need not be retained | {"spec":{"running":true,"runStrategy":"Always"}} | {"spec":{"$retainKeys":["running"],"runStrategy":null}}
a retained null deletes | {"spec":{"running":true}} | {"spec":{"$retainKeys":["running"],"running":null}}
parallel lists need not be retained | {"metadata":{"finalizers":["a","b"],"name":"x"}} | {"metadata":{"$retainKeys":["finalizers"],"$deleteFromPrimitiveList/finalizers":["a"],"$setElementOrder/finalizers":["b"]}}
parallel lists of cleared lists do nothing | {"metadata":{"finalizers":["a","b"],"name":"x"}} | {"metadata":{"$retainKeys":["name"],"$deleteFromPrimitiveList/finalizers":["a"],"$setElementOrder/finalizers":["b"]}}
it must be a list | {"spec":{}} | {"spec":{"$retainKeys":"running"}}
it must not be null | {"spec":{}} | {"spec":{"$retainKeys":null}}
it may hold numbers | {"spec":{"running":true}} | {"spec":{"$retainKeys":[1,null,true,"running"]}}
it may not hold maps | {"spec":{"running":true}} | {"spec":{"$retainKeys":[{},"running"]}}
it may not hold lists | {"spec":{"running":true}} | {"spec":{"$retainKeys":[[],"running"]}}
on an absent map it stays | {} | {"spec":{"$retainKeys":["running"],"running":true}}
on an absent map it is not checked | {} | {"spec":{"$retainKeys":"x","running":true}}
in labels | {"metadata":{"labels":{"a":"1","b":"2"}}} | {"metadata":{"labels":{"$retainKeys":["a","c"],"c":"3"}}}
at the root | {"metadata":{},"spec":{},"status":{}} | {"$retainKeys":["spec"]}
in an item of a merged list | {"spec":{"template":{"spec":{"topologySpreadConstraints":[{"topologyKey":"a","maxSkew":1,"minDomains":2}]}}}} | {"spec":{"template":{"spec":{"topologySpreadConstraints":[{"topologyKey":"a","$retainKeys":["topologyKey","maxSkew"]}]}}}}
in an item of a merged list, without its key | {"spec":{"template":{"spec":{"topologySpreadConstraints":[{"topologyKey":"a","maxSkew":1}]}}}} | {"spec":{"template":{"spec":{"topologySpreadConstraints":[{"topologyKey":"a","$retainKeys":["maxSkew"]}]}}}}
in an added item of a merged list it stays | {"spec":{"template":{"spec":{"topologySpreadConstraints":[{"topologyKey":"a"}]}}}} | {"spec":{"template":{"spec":{"topologySpreadConstraints":[{"topologyKey":"b","$retainKeys":["x"]}]}}}}

finalizers, a set
new ones go before | {"metadata":{"finalizers":["a","b"]}} | {"metadata":{"finalizers":["c"]}}
known ones stay in place | {"metadata":{"finalizers":["a","b","c"]}} | {"metadata":{"finalizers":["b"]}}
the patch's order wins | {"metadata":{"finalizers":["a","b","c"]}} | {"metadata":{"finalizers":["c","a"]}}
new and known ones | {"metadata":{"finalizers":["a","b","c","d"]}} | {"metadata":{"finalizers":["x","c","y","b"]}}
an empty list changes nothing | {"metadata":{"finalizers":["a","b"]}} | {"metadata":{"finalizers":[]}}
an empty base list | {"metadata":{"finalizers":[]}} | {"metadata":{"finalizers":["b","a"]}}
two empty lists | {"metadata":{"finalizers":[]}} | {"metadata":{"finalizers":[]}}
an added list is taken as it is | {"metadata":{}} | {"metadata":{"finalizers":["a","a",null,1]}}
a repeated one in the patch | {"metadata":{"finalizers":["a"]}} | {"metadata":{"finalizers":["b","b","a"]}}
a repeated one in a base of two | {"metadata":{"finalizers":["a","a"]}} | {"metadata":{"finalizers":["b"]}}
a repeated one in a base of three | {"metadata":{"finalizers":["a","a","b"]}} | {"metadata":{"finalizers":["c"]}}
a repeated one in a base of five | {"metadata":{"finalizers":["a","a","b","d","e"]}} | {"metadata":{"finalizers":["x"]}}
two repeated ones in a base of six | {"metadata":{"finalizers":["a","b","a","b","e","f"]}} | {"metadata":{"finalizers":["x","f"]}}
a repeated one in a base of nine | {"metadata":{"finalizers":["a","b","c","a","e","f","g","h","i"]}} | {"metadata":{"finalizers":["x","i","y","e"]}}
a repeated one and an empty patch | {"metadata":{"finalizers":["a","a","b"]}} | {"metadata":{"finalizers":[]}}
mixed types are an error | {"metadata":{"finalizers":["a"]}} | {"metadata":{"finalizers":[1]}}
whole and broken numbers are mixed types | {"metadata":{"finalizers":[1]}} | {"metadata":{"finalizers":[1.5]}}
a null is an error | {"metadata":{"finalizers":["a"]}} | {"metadata":{"finalizers":[null]}}
only nulls are an error | {"metadata":{"finalizers":[null]}} | {"metadata":{"finalizers":[null]}}
maps are an error | {"metadata":{"finalizers":[{"a":1}]}} | {"metadata":{"finalizers":[{"b":1}]}}
lists are an error | {"metadata":{"finalizers":[["a"]]}} | {"metadata":{"finalizers":[["b"]]}}
numbers merge too | {"metadata":{"finalizers":[1,2]}} | {"metadata":{"finalizers":[3,2]}}
a string replaces the list | {"metadata":{"finalizers":["a"]}} | {"metadata":{"finalizers":"b"}}
the pod template's finalizers | {"spec":{"template":{"metadata":{"finalizers":["a","b"]}}}} | {"spec":{"template":{"metadata":{"finalizers":["c","b"]}}}}
a longer list | {"metadata":{"finalizers":["a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w"]}} | {"metadata":{"finalizers":["w","1","a","2","m"]}}

$deleteFromPrimitiveList
one is deleted | {"metadata":{"finalizers":["a","b","a"]}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a"]}}
an unknown one is no matter | {"metadata":{"finalizers":["a","b"]}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["x"]}}
the last one leaves an empty list | {"metadata":{"finalizers":["a"]}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a"]}}
on an absent list it is nothing | {"metadata":{}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a"]}}
on an absent map it stays | {} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a"]}}
on a scalar it is nothing | {"metadata":{"finalizers":"a"}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a"]}}
an empty one changes nothing | {"metadata":{"finalizers":["a"]}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":[]}}
from an empty list | {"metadata":{"finalizers":[]}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a"]}}
a null one deletes the list | {"metadata":{"finalizers":["a"],"name":"x"}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":null}}
a string is nothing | {"metadata":{"finalizers":["a"]}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":"a"}}
a string at a string sets it | {"metadata":{"name":"a"}} | {"metadata":{"$deleteFromPrimitiveList/name":"b"}}
a map at a map merges it | {"metadata":{"labels":{"a":"1"}}} | {"metadata":{"$deleteFromPrimitiveList/labels":{"b":"2"}}}
mixed types to delete are an error | {"metadata":{"finalizers":["a"]}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":[1]}}
a null to delete is an error | {"metadata":{"finalizers":["a"]}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a",null]}}
without a field's name it is an error | {"metadata":{"finalizers":["a"]}} | {"metadata":{"$deleteFromPrimitiveList":["a"]}}
with an empty name it is nothing | {"metadata":{"finalizers":["a"]}} | {"metadata":{"$deleteFromPrimitiveList/":["a"]}}
with letters after the directive it is an error | {"metadata":{"finalizers":["a"]}} | {"metadata":{"$deleteFromPrimitiveLists/finalizers":["a"]}}
at a list without a strategy | {"spec":{"template":{"spec":{"dnsConfig":{"searches":["a","b"]}}}}} | {"spec":{"template":{"spec":{"dnsConfig":{"$deleteFromPrimitiveList/searches":["a"]}}}}}
at a list of maps without a key is an error | {"spec":{"template":{"spec":{"networks":[{"name":"a"}]}}}} | {"spec":{"template":{"spec":{"$deleteFromPrimitiveList/networks":[{"name":"a"}]}}}}
at a list of maps with a key merges | {"spec":{"template":{"spec":{"topologySpreadConstraints":[{"topologyKey":"a","maxSkew":1}]}}}} | {"spec":{"template":{"spec":{"$deleteFromPrimitiveList/topologySpreadConstraints":[{"topologyKey":"a","maxSkew":2}]}}}}
at an unknown list is an error | {"foo":["a"]} | {"$deleteFromPrimitiveList/foo":["a"]}
at an unknown absent list is nothing | {} | {"$deleteFromPrimitiveList/foo":["a"]}
beside the list, of others | {"metadata":{"finalizers":["a","b"]}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a"],"finalizers":["c"]}}
beside the list, of the same | {"metadata":{"finalizers":["a","b"]}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a","c"],"finalizers":["a","c"]}}
beside the list, none before | {"metadata":{}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a"],"finalizers":["a","c"]}}
beside the null list | {"metadata":{"finalizers":["a","b"]}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a"],"finalizers":null}}
with an order and additions, as kubectl writes it | {"metadata":{"finalizers":["a","b","c"]}} | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a"],"$setElementOrder/finalizers":["d","c","b"],"finalizers":["d"]}}

ownerReferences, by uid
one merges | {"metadata":{"ownerReferences":[{"uid":"1","name":"a"},{"uid":"2"}]}} | {"metadata":{"ownerReferences":[{"uid":"1","kind":"K"}]}}
a new one goes before | {"metadata":{"ownerReferences":[{"uid":"1"}]}} | {"metadata":{"ownerReferences":[{"uid":"2","name":null}]}}
without a uid is an error | {"metadata":{"ownerReferences":[{"uid":"1"}]}} | {"metadata":{"ownerReferences":[{"name":"a"}]}}
without a uid in the base is an error | {"metadata":{"ownerReferences":[{"name":"a"}]}} | {"metadata":{"ownerReferences":[{"uid":"1"}]}}
one is deleted | {"metadata":{"ownerReferences":[{"uid":"1"},{"uid":"2"}]}} | {"metadata":{"ownerReferences":[{"uid":"1","$patch":"delete"}]}}
the pod template's too | {"spec":{"template":{"metadata":{"ownerReferences":[{"uid":"1"}]}}}} | {"spec":{"template":{"metadata":{"ownerReferences":[{"uid":"2"},{"uid":"1","name":"b"}]}}}}
managedFields are replaced whole | {"metadata":{"managedFields":[{"manager":"a"}]}} | {"metadata":{"managedFields":[{"manager":"b"}]}}
`
