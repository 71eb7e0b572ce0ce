// Generated from the CRDs of KubeVirt 1.8.2 and CDI 1.65.0 by `npx projen imports`. Do not edit.
"use strict";var lr=Object.defineProperty;var Br=Object.getOwnPropertyDescriptor;var Er=Object.getOwnPropertyNames;var Gr=Object.prototype.hasOwnProperty;var Ur=(o,t,T)=>()=>{if(T)throw T[0];try{return o&&(t=o(o=0)),t}catch(N){throw T=[N],N}};var Kr=(o,t)=>()=>{try{return t||o((t={exports:{}}).exports,t),t.exports}catch(T){throw t=0,T}},zr=(o,t)=>{for(var T in t)lr(o,T,{get:t[T],enumerable:!0})},Lr=(o,t,T,N)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let g of Er(t))!Gr.call(o,g)&&g!==T&&lr(o,g,{get:()=>t[g],enumerable:!(N=Br(t,g))||N.enumerable});return o};var Hr=o=>Lr(lr({},"__esModule",{value:!0}),o);var mr=Kr(cr=>{"use strict";Object.defineProperty(cr,"__esModule",{value:!0});function ur(o){let t=o.length,T=0,N=0,g;for(;N<t;)T++,g=o.charCodeAt(N++),g>=55296&&
g<=56319&&N<t&&(g=o.charCodeAt(N),(g&64512)===56320&&N++);return T}cr.default=ur;ur.code='require("ajv/dist/runtime/ucs2length").default'});var yr={};zr(yr,{duplicates:()=>_r});function _r(o,t){let T=new Set;return o.flatMap((N,g)=>{let e=Zr(t.length>0?t.map(a=>N?.[a]):N),r=T.has(e);return T.add(e),
r?[g]:[]})}function Zr(o){return JSON.stringify(o,(t,T)=>Qr(T)?Object.entries(T).sort(([N],[g])=>N<g?-1:1):T)??"undefined"}function Qr(o){return typeof o=="obje\
ct"&&o!==null&&!Array.isArray(o)}var fr=Ur(()=>{"use strict"});exports.kind0=kr;var K={type:["object","null"],properties:{annotations:{type:["object","null"],additionalProperties:{type:["string","null"]}},creationTimestamp:{type:["string","\
null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},deletionGracePeriodSeconds:{type:["integer","null"]},deletionTimestamp:{
type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},finalizers:{type:["array","null"],items:{type:[
"string","null"]}},generateName:{type:["string","null"]},generation:{type:["integer","null"]},labels:{type:["object","null"],additionalProperties:{type:["string",
"null"]}},managedFields:{$ref:"#/$defs/managedFields"},name:{type:["string","null"]},namespace:{type:["string","null"]},ownerReferences:{type:["array","null"],items:{
type:["object","null"],properties:{apiVersion:{type:["string","null"]},blockOwnerDeletion:{type:["boolean","null"]},controller:{type:["boolean","null"]},kind:{type:[
"string","null"]},name:{type:["string","null"]},uid:{type:["string","null"]}},additionalProperties:!1,required:["apiVersion","kind","name","uid"]}},resourceVersion:{
type:["string","null"]},selfLink:{type:["string","null"]},uid:{type:["string","null"]}},additionalProperties:!1},L=Object.prototype.hasOwnProperty,Z=new RegExp(
"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$","u"),Se={type:["array","null"],items:{type:["object","null"],properties:{apiVersion:{
type:["string","null"]},fieldsType:{type:["string","null"]},fieldsV1:{type:["object","null"]},manager:{type:["string","null"]},operation:{type:["string","null"]},
subresource:{type:["string","null"]},time:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}},additionalProperties:!1}};
function Me(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(!Array.isArray(o)&&o!==null){let a={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:Se.type}};e===null?e=[a]:e.push(a),r++}if(Array.isArray(o)){let a=o.length;for(let p=0;p<a;p++){let s=o[p];if(!(s&&typeof s==
"object"&&!Array.isArray(s))&&s!==null){let i={instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:Se.items.type}};e===null?e=[i]:e.push(
i),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="apiVersion"||i==="fieldsType"||i==="fieldsV1"||i==="manager"||i==="operation"||i===
"subresource"||i==="time")){let n={instancePath:t+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[n]:e.push(n),r++}if(s.apiVersion!==void 0){let i=s.apiVersion;if(typeof i!="string"&&i!==null){let n={instancePath:t+"/"+p+"/apiVersion",schemaPath:"\
#/items/properties/apiVersion/type",keyword:"type",params:{type:Se.items.properties.apiVersion.type}};e===null?e=[n]:e.push(n),r++}}if(s.fieldsType!==void 0){let i=s.
fieldsType;if(typeof i!="string"&&i!==null){let n={instancePath:t+"/"+p+"/fieldsType",schemaPath:"#/items/properties/fieldsType/type",keyword:"type",params:{type:Se.
items.properties.fieldsType.type}};e===null?e=[n]:e.push(n),r++}}if(s.fieldsV1!==void 0){let i=s.fieldsV1;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null){
let n={instancePath:t+"/"+p+"/fieldsV1",schemaPath:"#/items/properties/fieldsV1/type",keyword:"type",params:{type:Se.items.properties.fieldsV1.type}};e===null?e=
[n]:e.push(n),r++}}if(s.manager!==void 0){let i=s.manager;if(typeof i!="string"&&i!==null){let n={instancePath:t+"/"+p+"/manager",schemaPath:"#/items/properties\
/manager/type",keyword:"type",params:{type:Se.items.properties.manager.type}};e===null?e=[n]:e.push(n),r++}}if(s.operation!==void 0){let i=s.operation;if(typeof i!=
"string"&&i!==null){let n={instancePath:t+"/"+p+"/operation",schemaPath:"#/items/properties/operation/type",keyword:"type",params:{type:Se.items.properties.operation.
type}};e===null?e=[n]:e.push(n),r++}}if(s.subresource!==void 0){let i=s.subresource;if(typeof i!="string"&&i!==null){let n={instancePath:t+"/"+p+"/subresource",
schemaPath:"#/items/properties/subresource/type",keyword:"type",params:{type:Se.items.properties.subresource.type}};e===null?e=[n]:e.push(n),r++}}if(s.time!==void 0){
let i=s.time;if(typeof i!="string"&&i!==null){let n={instancePath:t+"/"+p+"/time",schemaPath:"#/items/properties/time/type",keyword:"type",params:{type:Se.items.
properties.time.type}};e===null?e=[n]:e.push(n),r++}if(typeof i=="string"&&!Z.test(i)){let n={instancePath:t+"/"+p+"/time",schemaPath:"#/items/properties/time/p\
attern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[n]:e.push(n),r++}}}}}
return Me.errors=e,r===0}function U(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(!(o&&typeof o=="object"&&!Array.isArray(
o))&&o!==null){let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:K.type}};e===null?e=[a]:e.push(a),r++}if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let a in o)if(!L.call(K.properties,a)){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[p]:e.push(p),r++}if(o.annotations!==void 0){let a=o.annotations;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let p={instancePath:t+"/an\
notations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type:K.properties.annotations.type}};e===null?e=[p]:e.push(p),r++}if(a&&typeof a=="\
object"&&!Array.isArray(a))for(let p in a){let s=a[p];if(typeof s!="string"&&s!==null){let i={instancePath:t+"/annotations/"+p.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type:K.properties.annotations.additionalProperties.type}};e===null?
e=[i]:e.push(i),r++}}}if(o.creationTimestamp!==void 0){let a=o.creationTimestamp;if(typeof a!="string"&&a!==null){let p={instancePath:t+"/creationTimestamp",schemaPath:"\
#/properties/creationTimestamp/type",keyword:"type",params:{type:K.properties.creationTimestamp.type}};e===null?e=[p]:e.push(p),r++}if(typeof a=="string"&&!Z.test(
a)){let p={instancePath:t+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2\
}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[p]:e.push(p),r++}}if(o.deletionGracePeriodSeconds!==void 0){let a=o.deletionGracePeriodSeconds;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let p={instancePath:t+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePe\
riodSeconds/type",keyword:"type",params:{type:K.properties.deletionGracePeriodSeconds.type}};e===null?e=[p]:e.push(p),r++}}if(o.deletionTimestamp!==void 0){let a=o.
deletionTimestamp;if(typeof a!="string"&&a!==null){let p={instancePath:t+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{
type:K.properties.deletionTimestamp.type}};e===null?e=[p]:e.push(p),r++}if(typeof a=="string"&&!Z.test(a)){let p={instancePath:t+"/deletionTimestamp",schemaPath:"\
#/properties/deletionTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===
null?e=[p]:e.push(p),r++}}if(o.finalizers!==void 0){let a=o.finalizers;if(!Array.isArray(a)&&a!==null){let p={instancePath:t+"/finalizers",schemaPath:"#/propert\
ies/finalizers/type",keyword:"type",params:{type:K.properties.finalizers.type}};e===null?e=[p]:e.push(p),r++}if(Array.isArray(a)){let p=a.length;for(let s=0;s<p;s++){
let i=a[s];if(typeof i!="string"&&i!==null){let n={instancePath:t+"/finalizers/"+s,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type:K.
properties.finalizers.items.type}};e===null?e=[n]:e.push(n),r++}}}}if(o.generateName!==void 0){let a=o.generateName;if(typeof a!="string"&&a!==null){let p={instancePath:t+
"/generateName",schemaPath:"#/properties/generateName/type",keyword:"type",params:{type:K.properties.generateName.type}};e===null?e=[p]:e.push(p),r++}}if(o.generation!==
void 0){let a=o.generation;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let p={instancePath:t+"/generation",schemaPath:"#/properties/gene\
ration/type",keyword:"type",params:{type:K.properties.generation.type}};e===null?e=[p]:e.push(p),r++}}if(o.labels!==void 0){let a=o.labels;if(!(a&&typeof a=="ob\
ject"&&!Array.isArray(a))&&a!==null){let p={instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:K.properties.labels.type}};
e===null?e=[p]:e.push(p),r++}if(a&&typeof a=="object"&&!Array.isArray(a))for(let p in a){let s=a[p];if(typeof s!="string"&&s!==null){let i={instancePath:t+"/lab\
els/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type:K.properties.labels.additionalProperties.
type}};e===null?e=[i]:e.push(i),r++}}}if(o.managedFields!==void 0&&(Me(o.managedFields,{instancePath:t+"/managedFields",parentData:o,parentDataProperty:"managed\
Fields",rootData:g})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),o.name!==void 0){let a=o.name;if(typeof a!="string"&&a!==null){let p={instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:K.properties.name.type}};e===null?e=[p]:e.push(p),r++}}if(o.namespace!==void 0){let a=o.
namespace;if(typeof a!="string"&&a!==null){let p={instancePath:t+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:K.properties.
namespace.type}};e===null?e=[p]:e.push(p),r++}}if(o.ownerReferences!==void 0){let a=o.ownerReferences;if(!Array.isArray(a)&&a!==null){let p={instancePath:t+"/ow\
nerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type:K.properties.ownerReferences.type}};e===null?e=[p]:e.push(p),r++}if(Array.
isArray(a)){let p=a.length;for(let s=0;s<p;s++){let i=a[s];if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null){let n={instancePath:t+"/ownerReferences/"+s,
schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type:K.properties.ownerReferences.items.type}};e===null?e=[n]:e.push(n),r++}if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.apiVersion===void 0){let n={instancePath:t+"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/required",keyword:"\
required",params:{missingProperty:"apiVersion"}};e===null?e=[n]:e.push(n),r++}if(i.kind===void 0){let n={instancePath:t+"/ownerReferences/"+s,schemaPath:"#/prop\
erties/ownerReferences/items/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(i.name===void 0){let n={instancePath:t+
"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}
if(i.uid===void 0){let n={instancePath:t+"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/required",keyword:"required",params:{missingProperty:"\
uid"}};e===null?e=[n]:e.push(n),r++}for(let n in i)if(!(n==="apiVersion"||n==="blockOwnerDeletion"||n==="controller"||n==="kind"||n==="name"||n==="uid")){let c={
instancePath:t+"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[c]:e.push(c),r++}if(i.apiVersion!==void 0){let n=i.apiVersion;if(typeof n!="string"&&n!==null){let c={instancePath:t+"/ownerReferences/"+s+"/apiVers\
ion",schemaPath:"#/properties/ownerReferences/items/properties/apiVersion/type",keyword:"type",params:{type:K.properties.ownerReferences.items.properties.apiVersion.
type}};e===null?e=[c]:e.push(c),r++}}if(i.blockOwnerDeletion!==void 0){let n=i.blockOwnerDeletion;if(typeof n!="boolean"&&n!==null){let c={instancePath:t+"/owne\
rReferences/"+s+"/blockOwnerDeletion",schemaPath:"#/properties/ownerReferences/items/properties/blockOwnerDeletion/type",keyword:"type",params:{type:K.properties.
ownerReferences.items.properties.blockOwnerDeletion.type}};e===null?e=[c]:e.push(c),r++}}if(i.controller!==void 0){let n=i.controller;if(typeof n!="boolean"&&n!==
null){let c={instancePath:t+"/ownerReferences/"+s+"/controller",schemaPath:"#/properties/ownerReferences/items/properties/controller/type",keyword:"type",params:{
type:K.properties.ownerReferences.items.properties.controller.type}};e===null?e=[c]:e.push(c),r++}}if(i.kind!==void 0){let n=i.kind;if(typeof n!="string"&&n!==null){
let c={instancePath:t+"/ownerReferences/"+s+"/kind",schemaPath:"#/properties/ownerReferences/items/properties/kind/type",keyword:"type",params:{type:K.properties.
ownerReferences.items.properties.kind.type}};e===null?e=[c]:e.push(c),r++}}if(i.name!==void 0){let n=i.name;if(typeof n!="string"&&n!==null){let c={instancePath:t+
"/ownerReferences/"+s+"/name",schemaPath:"#/properties/ownerReferences/items/properties/name/type",keyword:"type",params:{type:K.properties.ownerReferences.items.
properties.name.type}};e===null?e=[c]:e.push(c),r++}}if(i.uid!==void 0){let n=i.uid;if(typeof n!="string"&&n!==null){let c={instancePath:t+"/ownerReferences/"+s+
"/uid",schemaPath:"#/properties/ownerReferences/items/properties/uid/type",keyword:"type",params:{type:K.properties.ownerReferences.items.properties.uid.type}};
e===null?e=[c]:e.push(c),r++}}}}}}if(o.resourceVersion!==void 0){let a=o.resourceVersion;if(typeof a!="string"&&a!==null){let p={instancePath:t+"/resourceVersio\
n",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type:K.properties.resourceVersion.type}};e===null?e=[p]:e.push(p),r++}}if(o.selfLink!==
void 0){let a=o.selfLink;if(typeof a!="string"&&a!==null){let p={instancePath:t+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"type",params:{type:K.
properties.selfLink.type}};e===null?e=[p]:e.push(p),r++}}if(o.uid!==void 0){let a=o.uid;if(typeof a!="string"&&a!==null){let p={instancePath:t+"/uid",schemaPath:"\
#/properties/uid/type",keyword:"type",params:{type:K.properties.uid.type}};e===null?e=[p]:e.push(p),r++}}}return U.errors=e,r===0}var hr={type:"object",properties:{
checkpoints:{$ref:"#/$defs/checkpoints"},contentType:{type:"string",unlessRewritten:{enum:["kubevirt","archive"]},whenRewritten:{enum:["kubevirt","archive",""]}},
finalCheckpoint:{type:"boolean"},preallocation:{type:"boolean"},priorityClassName:{type:"string"},pvc:{$ref:"#/$defs/pvc"},serviceAccountName:{type:"string"},source:{
type:"object",properties:{blank:{type:"object",additionalProperties:!1},gcs:{$ref:"#/$defs/gcs"},http:{type:"object",properties:{certConfigMap:{type:"string"},checksum:{
type:"string"},extraHeaders:{type:"array",items:{type:"string"}},secretExtraHeaders:{type:"array",items:{type:"string"}},secretRef:{type:"string"},url:{type:"st\
ring"}},additionalProperties:!1,unlessRewritten:{required:["url"]}},imageio:{$ref:"#/$defs/imageio"},pvc:{$ref:"#/$defs/pvc2"},registry:{$ref:"#/$defs/registry"},
s3:{$ref:"#/$defs/s3"},snapshot:{$ref:"#/$defs/pvc2"},upload:{type:"object",additionalProperties:!1},vddk:{$ref:"#/$defs/vddk"}},additionalProperties:!1},sourceRef:{
$ref:"#/$defs/sourceRef"},storage:{$ref:"#/$defs/storage"}},additionalProperties:!1};function $e(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(Array.isArray(o)){let p=o.length;for(let s=0;s<p;s++){let i=o[s],
n=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.current===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"requi\
red",params:{missingProperty:"current"}};e===null?e=[c]:e.push(c),r++}if(i.previous===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/re\
quired",keyword:"required",params:{missingProperty:"previous"}};e===null?e=[c]:e.push(c),r++}}var a=n===r;if(!a){let c={instancePath:t+"/"+s,schemaPath:"#/items\
/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[c]:e.push(c),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(let c in i)if(!(c==="curren\
t"||c==="previous")){let b={instancePath:t+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?
e=[b]:e.push(b),r++}if(i.current!==void 0&&typeof i.current!="string"){let c={instancePath:t+"/"+s+"/current",schemaPath:"#/items/properties/current/type",keyword:"\
type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.previous!==void 0&&typeof i.previous!="string"){let c={instancePath:t+"/"+s+"/previous",schemaPath:"\
#/items/properties/previous/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/"+s,schemaPath:"#/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?
e=[p]:e.push(p),r++}return $e.errors=e,r===0}var Jr={type:"object",properties:{accessModes:{type:"array",items:{type:"string"}},dataSource:{$ref:"#/$defs/dataSo\
urce"},dataSourceRef:{$ref:"#/$defs/dataSourceRef"},resources:{$ref:"#/$defs/resources"},selector:{$ref:"#/$defs/selector"},storageClassName:{type:"string"},volumeAttributesClassName:{
type:"string"},volumeMode:{type:"string"},volumeName:{type:"string"}},additionalProperties:!1};function Oe(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0,a=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.kind===
void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(o.name===
void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}}var p=a===
r;if(!p){let n={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}let s=r;if(o&&typeof o=="object"&&
!Array.isArray(o)&&o.apiGroup===void 0){let n={instancePath:t,schemaPath:"#/whenRewritten/required",keyword:"required",params:{missingProperty:"apiGroup"}};e===
null?e=[n]:e.push(n),r++}var i=s===r;if(!i){let n={instancePath:t,schemaPath:"#/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(o&&
typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(!(n==="apiGroup"||n==="kind"||n==="name")){let c={instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(o.apiGroup!==void 0&&typeof o.apiGroup!="string"){let n={instancePath:t+"/a\
piGroup",schemaPath:"#/properties/apiGroup/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(o.kind!==void 0&&typeof o.kind!="string"){
let n={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(o.name!==void 0&&typeof o.
name!="string"){let n={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Oe.errors=e,r===0}function Fe(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0,a=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.kind===
void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(o.name===
void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}}var p=a===
r;if(!p){let n={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}let s=r;if(o&&typeof o=="object"&&
!Array.isArray(o)&&o.apiGroup===void 0){let n={instancePath:t,schemaPath:"#/whenRewritten/required",keyword:"required",params:{missingProperty:"apiGroup"}};e===
null?e=[n]:e.push(n),r++}var i=s===r;if(!i){let n={instancePath:t,schemaPath:"#/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(o&&
typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(!(n==="apiGroup"||n==="kind"||n==="name"||n==="namespace")){let c={instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(o.apiGroup!==void 0&&typeof o.apiGroup!="string"){let n={
instancePath:t+"/apiGroup",schemaPath:"#/properties/apiGroup/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(o.kind!==void 0&&typeof o.
kind!="string"){let n={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(o.name!==
void 0&&typeof o.name!="string"){let n={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),r++}if(o.namespace!==void 0&&typeof o.namespace!="string"){let n={instancePath:t+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}
return Fe.errors=e,r===0}var Wr={pattern:"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$",type:["number","string"],
unlessRewritten:{type:["integer","string"]}},Xr={type:["integer","string"]},Yr=new RegExp("^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE\
](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$","u");function E(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(!(typeof o==
"number"&&isFinite(o))&&typeof o!="string"){let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:Wr.type}};e===null?e=[s]:e.push(s),r++}let a=r;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&typeof o!="string"){let s={instancePath:t,schemaPath:"#/unlessRewritten/type",keyword:"type",params:{type:Xr.
type}};e===null?e=[s]:e.push(s),r++}var p=a===r;if(!p){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:
e.push(s),r++}if(typeof o=="string"&&!Yr.test(o)){let s={instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\
\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}};e===null?e=[s]:e.push(s),r++}return E.errors=e,r===0}function J(o,{instancePath:t="",
parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o))for(let a in o)E(o[a],{instancePath:t+"/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:a,rootData:g})||(e=e===null?E.errors:e.concat(E.errors),r=e.length);else{let a={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return J.errors=e,r===0}function Be(o,{instancePath:t="",parentData:T,parentDataProperty:N,
rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)if(!(a==="limits"||a==="requests")){let p={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}o.limits!==void 0&&(J(o.limits,{instancePath:t+
"/limits",parentData:o,parentDataProperty:"limits",rootData:g})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),o.requests!==void 0&&(J(o.requests,{instancePath:t+
"/requests",parentData:o,parentDataProperty:"requests",rootData:g})||(e=e===null?J.errors:e.concat(J.errors),r=e.length))}else{let a={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Be.errors=e,r===0}function X(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(Array.isArray(o)){let p=o.length;for(let s=0;s<p;s++){let i=o[s],
n=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.key===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"required",
params:{missingProperty:"key"}};e===null?e=[c]:e.push(c),r++}if(i.operator===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"operator"}};e===null?e=[c]:e.push(c),r++}}var a=n===r;if(!a){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten",
keyword:"unlessRewritten",params:{}};e===null?e=[c]:e.push(c),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(let c in i)if(!(c==="key"||c==="operator"||c===
"values")){let b={instancePath:t+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[b]:e.
push(b),r++}if(i.key!==void 0&&typeof i.key!="string"){let c={instancePath:t+"/"+s+"/key",schemaPath:"#/items/properties/key/type",keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),r++}if(i.operator!==void 0&&typeof i.operator!="string"){let c={instancePath:t+"/"+s+"/operator",schemaPath:"#/items/properti\
es/operator/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.values!==void 0){let c=i.values;if(Array.isArray(c)){let b=c.length;for(let O=0;O<
b;O++)if(typeof c[O]!="string"){let D={instancePath:t+"/"+s+"/values/"+O,schemaPath:"#/items/properties/values/items/type",keyword:"type",params:{type:"string"}};
e===null?e=[D]:e.push(D),r++}}else{let b={instancePath:t+"/"+s+"/values",schemaPath:"#/items/properties/values/type",keyword:"type",params:{type:"array"}};e===null?
e=[b]:e.push(b),r++}}}else{let c={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let p={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}return X.errors=e,r===0}function _(o,{instancePath:t="",parentData:T,
parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)if(!(a==="matchExpressions"||a==="matchLabels")){
let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.matchExpressions!==
void 0&&(X(o.matchExpressions,{instancePath:t+"/matchExpressions",parentData:o,parentDataProperty:"matchExpressions",rootData:g})||(e=e===null?X.errors:e.concat(
X.errors),r=e.length)),o.matchLabels!==void 0){let a=o.matchLabels;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(typeof a[p]!="string"){let s={
instancePath:t+"/matchLabels/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/matchLabels/additionalProperties/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),r++}}else{let p={instancePath:t+"/matchLabels",schemaPath:"#/properties/matchLabels/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return _.errors=
e,r===0}function Ee(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!L.call(Jr.properties,a)){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=
[p]:e.push(p),r++}if(o.accessModes!==void 0){let a=o.accessModes;if(Array.isArray(a)){let p=a.length;for(let s=0;s<p;s++)if(typeof a[s]!="string"){let i={instancePath:t+
"/accessModes/"+s,schemaPath:"#/properties/accessModes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let p={instancePath:t+
"/accessModes",schemaPath:"#/properties/accessModes/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(o.dataSource!==void 0&&(Oe(o.dataSource,
{instancePath:t+"/dataSource",parentData:o,parentDataProperty:"dataSource",rootData:g})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),o.dataSourceRef!==
void 0&&(Fe(o.dataSourceRef,{instancePath:t+"/dataSourceRef",parentData:o,parentDataProperty:"dataSourceRef",rootData:g})||(e=e===null?Fe.errors:e.concat(Fe.errors),
r=e.length)),o.resources!==void 0&&(Be(o.resources,{instancePath:t+"/resources",parentData:o,parentDataProperty:"resources",rootData:g})||(e=e===null?Be.errors:
e.concat(Be.errors),r=e.length)),o.selector!==void 0&&(_(o.selector,{instancePath:t+"/selector",parentData:o,parentDataProperty:"selector",rootData:g})||(e=e===
null?_.errors:e.concat(_.errors),r=e.length)),o.storageClassName!==void 0&&typeof o.storageClassName!="string"){let a={instancePath:t+"/storageClassName",schemaPath:"\
#/properties/storageClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.volumeAttributesClassName!==void 0&&typeof o.volumeAttributesClassName!=
"string"){let a={instancePath:t+"/volumeAttributesClassName",schemaPath:"#/properties/volumeAttributesClassName/type",keyword:"type",params:{type:"string"}};e===
null?e=[a]:e.push(a),r++}if(o.volumeMode!==void 0&&typeof o.volumeMode!="string"){let a={instancePath:t+"/volumeMode",schemaPath:"#/properties/volumeMode/type",
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.volumeName!==void 0&&typeof o.volumeName!="string"){let a={instancePath:t+"/volumeName",
schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Ee.errors=e,r===0}function Ge(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0,a=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.url===void 0){
let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),r++}var p=a===r;if(!p){
let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let s in o)if(!(s==="secretRef"||s==="url")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[i]:e.push(i),r++}if(o.secretRef!==void 0&&typeof o.secretRef!="string"){let s={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",
keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.url!==void 0&&typeof o.url!="string"){let s={instancePath:t+"/url",schemaPath:"#/proper\
ties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),r++}return Ge.errors=e,r===0}function Ue(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0,a=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.diskId===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"diskId"}};e===null?e=[s]:e.push(s),r++}if(o.url===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),r++}}var p=a===
r;if(!p){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(o&&typeof o=="object"&&!Array.
isArray(o)){for(let s in o)if(!(s==="certConfigMap"||s==="diskId"||s==="insecureSkipVerify"||s==="secretRef"||s==="url")){let i={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(o.certConfigMap!==void 0&&typeof o.certConfigMap!=
"string"){let s={instancePath:t+"/certConfigMap",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}
if(o.diskId!==void 0&&typeof o.diskId!="string"){let s={instancePath:t+"/diskId",schemaPath:"#/properties/diskId/type",keyword:"type",params:{type:"string"}};e===
null?e=[s]:e.push(s),r++}if(o.insecureSkipVerify!==void 0&&typeof o.insecureSkipVerify!="boolean"){let s={instancePath:t+"/insecureSkipVerify",schemaPath:"#/pro\
perties/insecureSkipVerify/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(o.secretRef!==void 0&&typeof o.secretRef!="string"){let s={
instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.url!==void 0&&typeof o.
url!="string"){let s={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Ue.errors=e,r===0}function H(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0,a=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),r++}if(o.namespace===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"namespace"}};e===null?e=[s]:e.push(s),r++}}var p=a===
r;if(!p){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(o&&typeof o=="object"&&!Array.
isArray(o)){for(let s in o)if(!(s==="name"||s==="namespace")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[i]:e.push(i),r++}if(o.name!==void 0&&typeof o.name!="string"){let s={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.namespace!==void 0&&typeof o.namespace!="string"){let s={instancePath:t+"/namespace",schemaPath:"#/properties/\
namespace/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),r++}return H.errors=e,r===0}function Ke(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="certConfigMap"||a==="imageStream"||a==="platform"||a==="pullMethod"||a==="secretRef"||a==="url")){let p={instancePath:t,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.certConfigMap!==void 0&&typeof o.certConfigMap!="string"){
let a={instancePath:t+"/certConfigMap",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.imageStream!==
void 0&&typeof o.imageStream!="string"){let a={instancePath:t+"/imageStream",schemaPath:"#/properties/imageStream/type",keyword:"type",params:{type:"string"}};e===
null?e=[a]:e.push(a),r++}if(o.platform!==void 0){let a=o.platform;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(p!=="architecture"){let s={instancePath:t+
"/platform",schemaPath:"#/properties/platform/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.
architecture!==void 0&&typeof a.architecture!="string"){let p={instancePath:t+"/platform/architecture",schemaPath:"#/properties/platform/properties/architecture\
/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/platform",schemaPath:"#/properties/platform/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.pullMethod!==void 0&&typeof o.pullMethod!="string"){let a={instancePath:t+"/pullMethod",schemaPath:"\
#/properties/pullMethod/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.secretRef!==void 0&&typeof o.secretRef!="string"){let a={
instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.url!==void 0&&typeof o.
url!="string"){let a={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Ke.errors=e,r===0}function ze(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0,a=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.url===void 0){
let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),r++}var p=a===r;if(!p){
let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let s in o)if(!(s==="certConfigMap"||s==="secretRef"||s==="url")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(o.certConfigMap!==void 0&&typeof o.certConfigMap!="string"){let s={instancePath:t+"/certConfig\
Map",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.secretRef!==void 0&&typeof o.secretRef!=
"string"){let s={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.url!==
void 0&&typeof o.url!="string"){let s={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return ze.errors=e,r===0}function Le(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="backingFile"||a==="extraArgs"||a==="initImageURL"||a==="secretRef"||a==="thumbprint"||a==="url"||a==="uuid")){let p={instancePath:t,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.backingFile!==void 0&&typeof o.backingFile!="s\
tring"){let a={instancePath:t+"/backingFile",schemaPath:"#/properties/backingFile/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.
extraArgs!==void 0&&typeof o.extraArgs!="string"){let a={instancePath:t+"/extraArgs",schemaPath:"#/properties/extraArgs/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[a]:e.push(a),r++}if(o.initImageURL!==void 0&&typeof o.initImageURL!="string"){let a={instancePath:t+"/initImageURL",schemaPath:"#/properties/in\
itImageURL/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.secretRef!==void 0&&typeof o.secretRef!="string"){let a={instancePath:t+
"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.thumbprint!==void 0&&typeof o.thumbprint!=
"string"){let a={instancePath:t+"/thumbprint",schemaPath:"#/properties/thumbprint/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.
url!==void 0&&typeof o.url!="string"){let a={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(
a),r++}if(o.uuid!==void 0&&typeof o.uuid!="string"){let a={instancePath:t+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type:"string"}};e===
null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Le.errors=e,
r===0}function He(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0,a=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.kind===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[s]:e.push(s),r++}if(o.name===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),r++}}var p=a===
r;if(!p){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(o&&typeof o=="object"&&!Array.
isArray(o)){for(let s in o)if(!(s==="kind"||s==="name"||s==="namespace")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let s={instancePath:t+"/kind",schemaPath:"#/properti\
es/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.name!==void 0&&typeof o.name!="string"){let s={instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.namespace!==void 0&&typeof o.namespace!="string"){let s={instancePath:t+
"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return He.errors=e,r===0}function _e(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="accessModes"||a==="dataSource"||a==="dataSourceRef"||a==="resources"||a==="selector"||a==="storageClassName"||a==="volumeMode"||a==="volumeName")){let p={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.accessModes!==
void 0){let a=o.accessModes;if(Array.isArray(a)){let p=a.length;for(let s=0;s<p;s++)if(typeof a[s]!="string"){let i={instancePath:t+"/accessModes/"+s,schemaPath:"\
#/properties/accessModes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let p={instancePath:t+"/accessModes",schemaPath:"\
#/properties/accessModes/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(o.dataSource!==void 0&&(Oe(o.dataSource,{instancePath:t+"/\
dataSource",parentData:o,parentDataProperty:"dataSource",rootData:g})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),o.dataSourceRef!==void 0&&(Fe(o.dataSourceRef,
{instancePath:t+"/dataSourceRef",parentData:o,parentDataProperty:"dataSourceRef",rootData:g})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),o.resources!==
void 0&&(Be(o.resources,{instancePath:t+"/resources",parentData:o,parentDataProperty:"resources",rootData:g})||(e=e===null?Be.errors:e.concat(Be.errors),r=e.length)),
o.selector!==void 0&&(_(o.selector,{instancePath:t+"/selector",parentData:o,parentDataProperty:"selector",rootData:g})||(e=e===null?_.errors:e.concat(_.errors),
r=e.length)),o.storageClassName!==void 0&&typeof o.storageClassName!="string"){let a={instancePath:t+"/storageClassName",schemaPath:"#/properties/storageClassNa\
me/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.volumeMode!==void 0&&typeof o.volumeMode!="string"){let a={instancePath:t+"/vo\
lumeMode",schemaPath:"#/properties/volumeMode/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.volumeName!==void 0&&typeof o.volumeName!=
"string"){let a={instancePath:t+"/volumeName",schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return _e.errors=e,r===0}var et={enum:["kubevirt",
"archive"]},rt={enum:["kubevirt","archive",""]};function Ze(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)
if(!L.call(hr.properties,i)){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=
[n]:e.push(n),r++}if(o.checkpoints!==void 0&&($e(o.checkpoints,{instancePath:t+"/checkpoints",parentData:o,parentDataProperty:"checkpoints",rootData:g})||(e=e===
null?$e.errors:e.concat($e.errors),r=e.length)),o.contentType!==void 0){let i=o.contentType;if(typeof i!="string"){let b={instancePath:t+"/contentType",schemaPath:"\
#/properties/contentType/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}let n=r;if(!(i==="kubevirt"||i==="archive")){let b={instancePath:t+
"/contentType",schemaPath:"#/properties/contentType/unlessRewritten/enum",keyword:"enum",params:{allowedValues:et.enum}};e===null?e=[b]:e.push(b),r++}var a=n===
r;if(!a){let b={instancePath:t+"/contentType",schemaPath:"#/properties/contentType/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[b]:e.push(b),
r++}let c=r;if(!(i==="kubevirt"||i==="archive"||i==="")){let b={instancePath:t+"/contentType",schemaPath:"#/properties/contentType/whenRewritten/enum",keyword:"\
enum",params:{allowedValues:rt.enum}};e===null?e=[b]:e.push(b),r++}var p=c===r;if(!p){let b={instancePath:t+"/contentType",schemaPath:"#/properties/contentType/\
whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[b]:e.push(b),r++}}if(o.finalCheckpoint!==void 0&&typeof o.finalCheckpoint!="boolean"){let i={instancePath:t+
"/finalCheckpoint",schemaPath:"#/properties/finalCheckpoint/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(o.preallocation!==void 0&&
typeof o.preallocation!="boolean"){let i={instancePath:t+"/preallocation",schemaPath:"#/properties/preallocation/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[i]:e.push(i),r++}if(o.priorityClassName!==void 0&&typeof o.priorityClassName!="string"){let i={instancePath:t+"/priorityClassName",schemaPath:"#/propert\
ies/priorityClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(o.pvc!==void 0&&(Ee(o.pvc,{instancePath:t+"/pvc",parentData:o,
parentDataProperty:"pvc",rootData:g})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)),o.serviceAccountName!==void 0&&typeof o.serviceAccountName!="strin\
g"){let i={instancePath:t+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),
r++}if(o.source!==void 0){let i=o.source;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(!L.call(hr.properties.source.properties,n)){let c={instancePath:t+
"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.
blank!==void 0){let n=i.blank;if(n&&typeof n=="object"&&!Array.isArray(n))for(let c in n){let b={instancePath:t+"/source/blank",schemaPath:"#/properties/source/\
properties/blank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[b]:e.push(b),r++}else{let c={instancePath:t+"/s\
ource/blank",schemaPath:"#/properties/source/properties/blank/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(i.gcs!==void 0&&(Ge(
i.gcs,{instancePath:t+"/source/gcs",parentData:i,parentDataProperty:"gcs",rootData:g})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),i.http!==void 0){
let n=i.http,c=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.url===void 0){let b={instancePath:t+"/source/http",schemaPath:"#/properties/source/properties/ht\
tp/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[b]:e.push(b),r++}var s=c===r;if(!s){let b={instancePath:t+"/source/h\
ttp",schemaPath:"#/properties/source/properties/http/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[b]:e.push(b),r++}if(n&&typeof n=="object"&&
!Array.isArray(n)){for(let b in n)if(!(b==="certConfigMap"||b==="checksum"||b==="extraHeaders"||b==="secretExtraHeaders"||b==="secretRef"||b==="url")){let O={instancePath:t+
"/source/http",schemaPath:"#/properties/source/properties/http/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[O]:
e.push(O),r++}if(n.certConfigMap!==void 0&&typeof n.certConfigMap!="string"){let b={instancePath:t+"/source/http/certConfigMap",schemaPath:"#/properties/source/\
properties/http/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}if(n.checksum!==void 0&&typeof n.checksum!="s\
tring"){let b={instancePath:t+"/source/http/checksum",schemaPath:"#/properties/source/properties/http/properties/checksum/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[b]:e.push(b),r++}if(n.extraHeaders!==void 0){let b=n.extraHeaders;if(Array.isArray(b)){let O=b.length;for(let D=0;D<O;D++)if(typeof b[D]!="st\
ring"){let k={instancePath:t+"/source/http/extraHeaders/"+D,schemaPath:"#/properties/source/properties/http/properties/extraHeaders/items/type",keyword:"type",params:{
type:"string"}};e===null?e=[k]:e.push(k),r++}}else{let O={instancePath:t+"/source/http/extraHeaders",schemaPath:"#/properties/source/properties/http/properties/\
extraHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(n.secretExtraHeaders!==void 0){let b=n.secretExtraHeaders;if(Array.isArray(
b)){let O=b.length;for(let D=0;D<O;D++)if(typeof b[D]!="string"){let k={instancePath:t+"/source/http/secretExtraHeaders/"+D,schemaPath:"#/properties/source/prop\
erties/http/properties/secretExtraHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}else{let O={instancePath:t+"/source/h\
ttp/secretExtraHeaders",schemaPath:"#/properties/source/properties/http/properties/secretExtraHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[O]:
e.push(O),r++}}if(n.secretRef!==void 0&&typeof n.secretRef!="string"){let b={instancePath:t+"/source/http/secretRef",schemaPath:"#/properties/source/properties/\
http/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}if(n.url!==void 0&&typeof n.url!="string"){let b={instancePath:t+
"/source/http/url",schemaPath:"#/properties/source/properties/http/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{
let b={instancePath:t+"/source/http",schemaPath:"#/properties/source/properties/http/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}
if(i.imageio!==void 0&&(Ue(i.imageio,{instancePath:t+"/source/imageio",parentData:i,parentDataProperty:"imageio",rootData:g})||(e=e===null?Ue.errors:e.concat(Ue.
errors),r=e.length)),i.pvc!==void 0&&(H(i.pvc,{instancePath:t+"/source/pvc",parentData:i,parentDataProperty:"pvc",rootData:g})||(e=e===null?H.errors:e.concat(H.
errors),r=e.length)),i.registry!==void 0&&(Ke(i.registry,{instancePath:t+"/source/registry",parentData:i,parentDataProperty:"registry",rootData:g})||(e=e===null?
Ke.errors:e.concat(Ke.errors),r=e.length)),i.s3!==void 0&&(ze(i.s3,{instancePath:t+"/source/s3",parentData:i,parentDataProperty:"s3",rootData:g})||(e=e===null?ze.
errors:e.concat(ze.errors),r=e.length)),i.snapshot!==void 0&&(H(i.snapshot,{instancePath:t+"/source/snapshot",parentData:i,parentDataProperty:"snapshot",rootData:g})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length)),i.upload!==void 0){let n=i.upload;if(n&&typeof n=="object"&&!Array.isArray(n))for(let c in n){let b={instancePath:t+
"/source/upload",schemaPath:"#/properties/source/properties/upload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?
e=[b]:e.push(b),r++}else{let c={instancePath:t+"/source/upload",schemaPath:"#/properties/source/properties/upload/type",keyword:"type",params:{type:"object"}};e===
null?e=[c]:e.push(c),r++}}i.vddk!==void 0&&(Le(i.vddk,{instancePath:t+"/source/vddk",parentData:i,parentDataProperty:"vddk",rootData:g})||(e=e===null?Le.errors:
e.concat(Le.errors),r=e.length))}else{let n={instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:
e.push(n),r++}}o.sourceRef!==void 0&&(He(o.sourceRef,{instancePath:t+"/sourceRef",parentData:o,parentDataProperty:"sourceRef",rootData:g})||(e=e===null?He.errors:
e.concat(He.errors),r=e.length)),o.storage!==void 0&&(_e(o.storage,{instancePath:t+"/storage",parentData:o,parentDataProperty:"storage",rootData:g})||(e=e===null?
_e.errors:e.concat(_e.errors),r=e.length))}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Ze.
errors=e,r===0}function ne(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(Array.isArray(o)){let p=o.length;for(let s=0;s<p;s++){let i=o[s],
n=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.status===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"requir\
ed",params:{missingProperty:"status"}};e===null?e=[c]:e.push(c),r++}if(i.type===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",
keyword:"required",params:{missingProperty:"type"}};e===null?e=[c]:e.push(c),r++}}var a=n===r;if(!a){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewri\
tten",keyword:"unlessRewritten",params:{}};e===null?e=[c]:e.push(c),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(let c in i)if(!(c==="lastHeartbeatTime"||
c==="lastTransitionTime"||c==="message"||c==="reason"||c==="status"||c==="type")){let b={instancePath:t+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c}};e===null?e=[b]:e.push(b),r++}if(i.lastHeartbeatTime!==void 0){let c=i.lastHeartbeatTime;if(typeof c=="strin\
g"){if(!Z.test(c)){let b={instancePath:t+"/"+s+"/lastHeartbeatTime",schemaPath:"#/items/properties/lastHeartbeatTime/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:t+"/"+s+"/lastHeartbe\
atTime",schemaPath:"#/items/properties/lastHeartbeatTime/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}if(i.lastTransitionTime!==void 0){
let c=i.lastTransitionTime;if(typeof c=="string"){if(!Z.test(c)){let b={instancePath:t+"/"+s+"/lastTransitionTime",schemaPath:"#/items/properties/lastTransition\
Time/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[b]:e.push(b),r++}}else{
let b={instancePath:t+"/"+s+"/lastTransitionTime",schemaPath:"#/items/properties/lastTransitionTime/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:
e.push(b),r++}}if(i.message!==void 0&&typeof i.message!="string"){let c={instancePath:t+"/"+s+"/message",schemaPath:"#/items/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.reason!==void 0&&typeof i.reason!="string"){let c={instancePath:t+"/"+s+"/reason",schemaPath:"#/i\
tems/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.status!==void 0&&typeof i.status!="string"){let c={instancePath:t+
"/"+s+"/status",schemaPath:"#/items/properties/status/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.type!==void 0&&typeof i.type!=
"string"){let c={instancePath:t+"/"+s+"/type",schemaPath:"#/items/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{
let c={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let p={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}return ne.errors=e,r===0}function Qe(o,{instancePath:t="",parentData:T,parentDataProperty:N,
rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)if(!(a==="claimName"||a==="conditions"||a==="phase"||a==="progress"||
a==="restartCount")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(
p),r++}if(o.claimName!==void 0&&typeof o.claimName!="string"){let a={instancePath:t+"/claimName",schemaPath:"#/properties/claimName/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.conditions!==void 0&&(ne(o.conditions,{instancePath:t+"/conditions",parentData:o,parentDataProperty:"condition\
s",rootData:g})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),o.phase!==void 0&&typeof o.phase!="string"){let a={instancePath:t+"/phase",schemaPath:"#\
/properties/phase/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.progress!==void 0&&typeof o.progress!="string"){let a={instancePath:t+
"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.restartCount!==void 0){let a=o.restartCount;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:t+"/restartCount",schemaPath:"#/properties/restartCount/type",keyword:"type",params:{
type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(a)){let p={instancePath:t+"/restartCount",schemaPath:"#\
/properties/restartCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[p]:e.push(p),r++}if(a<-2147483648||isNaN(a)){let p={instancePath:t+
"/restartCount",schemaPath:"#/properties/restartCount/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[p]:e.push(p),r++}}}}else{
let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Qe.errors=e,r===0}var gr=mr().default;function We(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.spec===void 0){let s={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[s]:e.push(s),r++}for(let s in o)
if(!(s==="apiVersion"||s==="kind"||s==="metadata"||s==="spec"||s==="status")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(o.apiVersion!==void 0&&typeof o.apiVersion!="string"){let s={instancePath:t+"/apiVersion",
schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let s={
instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.metadata!==void 0&&(U(o.metadata,
{instancePath:t+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:g})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),o.spec!==void 0){let s=o.
spec,i=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.managedDataSource===void 0){let n={instancePath:t+"/spec",schemaPath:"#/properties/spec/unlessRewritt\
en/required",keyword:"required",params:{missingProperty:"managedDataSource"}};e===null?e=[n]:e.push(n),r++}if(s.schedule===void 0){let n={instancePath:t+"/spec",
schemaPath:"#/properties/spec/unlessRewritten/required",keyword:"required",params:{missingProperty:"schedule"}};e===null?e=[n]:e.push(n),r++}}var a=i===r;if(!a){
let n={instancePath:t+"/spec",schemaPath:"#/properties/spec/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.template===void 0){let n={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"\
template"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="garbageCollect"||n==="importsToKeep"||n==="managedDataSource"||n==="retentionPolicy"||n==="sch\
edule"||n==="serviceAccountName"||n==="template")){let c={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(s.garbageCollect!==void 0&&typeof s.garbageCollect!="string"){let n={instancePath:t+"/spec/ga\
rbageCollect",schemaPath:"#/properties/spec/properties/garbageCollect/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.importsToKeep!==
void 0){let n=s.importsToKeep;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c={instancePath:t+"/spec/importsToKeep",schemaPath:"#/properties/spe\
c/properties/importsToKeep/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(
n)){let c={instancePath:t+"/spec/importsToKeep",schemaPath:"#/properties/spec/properties/importsToKeep/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[c]:e.push(c),r++}if(n<-2147483648||isNaN(n)){let c={instancePath:t+"/spec/importsToKeep",schemaPath:"#/properties/spec/properties/importsToKeep/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[c]:e.push(c),r++}}}if(s.managedDataSource!==void 0&&typeof s.managedDataSource!="\
string"){let n={instancePath:t+"/spec/managedDataSource",schemaPath:"#/properties/spec/properties/managedDataSource/type",keyword:"type",params:{type:"string"}};
e===null?e=[n]:e.push(n),r++}if(s.retentionPolicy!==void 0&&typeof s.retentionPolicy!="string"){let n={instancePath:t+"/spec/retentionPolicy",schemaPath:"#/prop\
erties/spec/properties/retentionPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.schedule!==void 0&&typeof s.schedule!="str\
ing"){let n={instancePath:t+"/spec/schedule",schemaPath:"#/properties/spec/properties/schedule/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),r++}if(s.serviceAccountName!==void 0){let n=s.serviceAccountName;if(typeof n=="string"){if(gr(n)<1){let c={instancePath:t+"/spec/serviceAccountName",schemaPath:"\
#/properties/spec/properties/serviceAccountName/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/spec\
/serviceAccountName",schemaPath:"#/properties/spec/properties/serviceAccountName/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}if(s.
template!==void 0){let n=s.template;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.spec===void 0){let c={instancePath:t+"/spec/template",schemaPath:"#/proper\
ties/spec/properties/template/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[c]:e.push(c),r++}for(let c in n)if(!(c==="apiVersion"||c===
"kind"||c==="metadata"||c==="spec"||c==="status")){let b={instancePath:t+"/spec/template",schemaPath:"#/properties/spec/properties/template/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[b]:e.push(b),r++}if(n.apiVersion!==void 0&&typeof n.apiVersion!="string"){let c={instancePath:t+
"/spec/template/apiVersion",schemaPath:"#/properties/spec/properties/template/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:
e.push(c),r++}if(n.kind!==void 0&&typeof n.kind!="string"){let c={instancePath:t+"/spec/template/kind",schemaPath:"#/properties/spec/properties/template/propert\
ies/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(n.metadata!==void 0){let c=n.metadata;if(c&&typeof c=="object"&&!Array.isArray(
c))for(let b in c){let O={instancePath:t+"/spec/template/metadata",schemaPath:"#/properties/spec/properties/template/properties/metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:b}};e===null?e=[O]:e.push(O),r++}else{let b={instancePath:t+"/spec/template/metadata",schemaPath:"#/properties/\
spec/properties/template/properties/metadata/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}n.spec!==void 0&&(Ze(n.spec,{instancePath:t+
"/spec/template/spec",parentData:n,parentDataProperty:"spec",rootData:g})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),n.status!==void 0&&(Qe(n.status,
{instancePath:t+"/spec/template/status",parentData:n,parentDataProperty:"status",rootData:g})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length))}else{let c={
instancePath:t+"/spec/template",schemaPath:"#/properties/spec/properties/template/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{
let n={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(o.status!==void 0){let s=o.
status;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="conditions"||i==="currentImports"||i==="lastExecutionTimestamp"||i==="lastImportTim\
estamp"||i==="lastImportedPVC"||i==="sourceFormat")){let n={instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.conditions!==void 0&&(ne(s.conditions,{instancePath:t+"/status/conditions",parentData:s,
parentDataProperty:"conditions",rootData:g})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.currentImports!==void 0){let i=s.currentImports;if(Array.
isArray(i)){let n=i.length;for(let c=0;c<n;c++){let b=i[c],O=r;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.DataVolumeName===void 0){let D={instancePath:t+
"/status/currentImports/"+c,schemaPath:"#/properties/status/properties/currentImports/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
DataVolumeName"}};e===null?e=[D]:e.push(D),r++}if(b.Digest===void 0){let D={instancePath:t+"/status/currentImports/"+c,schemaPath:"#/properties/status/propertie\
s/currentImports/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"Digest"}};e===null?e=[D]:e.push(D),r++}}var p=O===r;if(!p){let D={instancePath:t+
"/status/currentImports/"+c,schemaPath:"#/properties/status/properties/currentImports/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[D]:
e.push(D),r++}if(b&&typeof b=="object"&&!Array.isArray(b)){for(let D in b)if(!(D==="DataVolumeName"||D==="Digest")){let k={instancePath:t+"/status/currentImport\
s/"+c,schemaPath:"#/properties/status/properties/currentImports/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}};e===null?
e=[k]:e.push(k),r++}if(b.DataVolumeName!==void 0&&typeof b.DataVolumeName!="string"){let D={instancePath:t+"/status/currentImports/"+c+"/DataVolumeName",schemaPath:"\
#/properties/status/properties/currentImports/items/properties/DataVolumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if(b.Digest!==
void 0&&typeof b.Digest!="string"){let D={instancePath:t+"/status/currentImports/"+c+"/Digest",schemaPath:"#/properties/status/properties/currentImports/items/p\
roperties/Digest/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}}else{let D={instancePath:t+"/status/currentImports/"+c,schemaPath:"#\
/properties/status/properties/currentImports/items/type",keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}}}else{let n={instancePath:t+"/stat\
us/currentImports",schemaPath:"#/properties/status/properties/currentImports/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(s.lastExecutionTimestamp!==
void 0){let i=s.lastExecutionTimestamp;if(typeof i=="string"){if(!Z.test(i)){let n={instancePath:t+"/status/lastExecutionTimestamp",schemaPath:"#/properties/sta\
tus/properties/lastExecutionTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/status/lastExecutionTimestamp",schemaPath:"#/properties/status/properties/lastExecutionTimestamp/type",
keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(s.lastImportTimestamp!==void 0){let i=s.lastImportTimestamp;if(typeof i=="string"){if(!Z.
test(i)){let n={instancePath:t+"/status/lastImportTimestamp",schemaPath:"#/properties/status/properties/lastImportTimestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/status/lastImport\
Timestamp",schemaPath:"#/properties/status/properties/lastImportTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}if(s.lastImportedPVC!==
void 0&&(H(s.lastImportedPVC,{instancePath:t+"/status/lastImportedPVC",parentData:s,parentDataProperty:"lastImportedPVC",rootData:g})||(e=e===null?H.errors:e.concat(
H.errors),r=e.length)),s.sourceFormat!==void 0&&typeof s.sourceFormat!="string"){let i={instancePath:t+"/status/sourceFormat",schemaPath:"#/properties/status/pr\
operties/sourceFormat/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/status",schemaPath:"#/properties/s\
tatus/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[s]:e.push(s),r++}return We.errors=e,r===0}function kr(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;
return We(o,{instancePath:t,parentData:T,parentDataProperty:N,rootData:g})||(e=e===null?We.errors:e.concat(We.errors),r=e.length),kr.errors=e,r===0}exports.kind1=
wr;function De(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="dataSource"||a==="pvc"||a==="snapshot")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[p]:e.push(p),r++}o.dataSource!==void 0&&(H(o.dataSource,{instancePath:t+"/dataSource",parentData:o,parentDataProperty:"dataSource",rootData:g})||(e=
e===null?H.errors:e.concat(H.errors),r=e.length)),o.pvc!==void 0&&(H(o.pvc,{instancePath:t+"/pvc",parentData:o,parentDataProperty:"pvc",rootData:g})||(e=e===null?
H.errors:e.concat(H.errors),r=e.length)),o.snapshot!==void 0&&(H(o.snapshot,{instancePath:t+"/snapshot",parentData:o,parentDataProperty:"snapshot",rootData:g})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length))}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}return De.errors=e,r===0}function Xe(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.spec===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}for(let a in o)
if(!(a==="apiVersion"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.apiVersion!==void 0&&typeof o.apiVersion!="string"){let a={instancePath:t+"/apiVersion",
schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let a={
instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.metadata!==void 0&&(U(o.metadata,
{instancePath:t+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:g})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),o.spec!==void 0){let a=o.
spec;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.source===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",
params:{missingProperty:"source"}};e===null?e=[p]:e.push(p),r++}for(let p in a)if(p!=="source"){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}a.source!==void 0&&(De(a.source,{instancePath:t+"/s\
pec/source",parentData:a,parentDataProperty:"source",rootData:g})||(e=e===null?De.errors:e.concat(De.errors),r=e.length))}else{let p={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.status!==void 0){let a=o.status;if(a&&typeof a=="object"&&!Array.
isArray(a)){for(let p in a)if(!(p==="conditions"||p==="source")){let s={instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}a.conditions!==void 0&&(ne(a.conditions,{instancePath:t+"/status/conditions",parentData:a,
parentDataProperty:"conditions",rootData:g})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),a.source!==void 0&&(De(a.source,{instancePath:t+"/status/so\
urce",parentData:a,parentDataProperty:"source",rootData:g})||(e=e===null?De.errors:e.concat(De.errors),r=e.length))}else{let p={instancePath:t+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}return Xe.errors=e,r===0}function wr(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,
r=0;return Xe(o,{instancePath:t,parentData:T,parentDataProperty:N,rootData:g})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length),wr.errors=e,r===0}exports.
kind2=br;function Ye(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.spec===void 0){
let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}for(let a in o)if(!(a==="apiVersi\
on"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[p]:e.push(p),r++}if(o.apiVersion!==void 0&&typeof o.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}o.metadata!==void 0&&(U(o.metadata,{instancePath:t+"/metadata",parentData:o,
parentDataProperty:"metadata",rootData:g})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),o.spec!==void 0&&(Ze(o.spec,{instancePath:t+"/spec",parentData:o,
parentDataProperty:"spec",rootData:g})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),o.status!==void 0&&(Qe(o.status,{instancePath:t+"/status",parentData:o,
parentDataProperty:"status",rootData:g})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length))}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}return Ye.errors=e,r===0}function br(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,
r=0;return Ye(o,{instancePath:t,parentData:T,parentDataProperty:N,rootData:g})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length),br.errors=e,r===0}exports.
kind3=vr;var ae={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{$ref:"#/$defs/spec2"},status:{type:"o\
bject",properties:{changedBlockTracking:{type:["object","null"],properties:{backupStatus:{type:["object","null"],properties:{backupMsg:{type:"string"},backupName:{
type:"string"},checkpointName:{type:"string"},completed:{type:"boolean"},endTimestamp:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Z\
z]|[+-]\\d{2}:\\d{2})$"},failed:{type:"boolean"},startTimestamp:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},
volumes:{type:"array",items:{type:"object",properties:{dataEndpoint:{type:"string"},diskTarget:{type:"string"},mapEndpoint:{type:"string"},volumeName:{type:"str\
ing"}},additionalProperties:!1,unlessRewritten:{required:["diskTarget","volumeName"]}}}},additionalProperties:!1},state:{type:"string"}},additionalProperties:!1,
unlessRewritten:{required:["state"]}},conditions:{$ref:"#/$defs/conditions2"},created:{type:"boolean"},desiredGeneration:{type:"integer"},instancetypeRef:{$ref:"\
#/$defs/instancetypeRef"},memoryDumpRequest:{type:["object","null"],properties:{claimName:{type:"string"},endTimestamp:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2\
}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},fileName:{type:"string"},message:{type:"string"},phase:{type:"string"},remove:{type:"boolean"},startTimestamp:{
type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}},additionalProperties:!1,unlessRewritten:{required:["c\
laimName","phase"]}},observedGeneration:{type:"integer"},preferenceRef:{$ref:"#/$defs/instancetypeRef"},printableStatus:{type:"string"},ready:{type:"boolean"},restoreInProgress:{
type:"string"},runStrategy:{type:"string"},snapshotInProgress:{type:"string"},startFailure:{type:["object","null"],properties:{consecutiveFailCount:{type:"integ\
er"},lastFailedVMIUID:{type:"string"},retryAfterTimestamp:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}},
additionalProperties:!1},stateChangeRequests:{type:"array",items:{type:"object",properties:{action:{type:"string"},data:{type:"object",additionalProperties:{type:"\
string"}},uid:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["action"]}}},volumeRequests:{type:"array",items:{type:"object",properties:{addVolumeOptions:{
type:"object",properties:{disk:{$ref:"#/$defs/disks"},dryRun:{type:"array",items:{type:"string"}},name:{type:"string"},volumeSource:{type:"object",properties:{dataVolume:{
$ref:"#/$defs/dataVolume"},persistentVolumeClaim:{$ref:"#/$defs/memoryDump"}},additionalProperties:!1}},additionalProperties:!1,required:["disk","volumeSource"],
unlessRewritten:{required:["name"]}},removeVolumeOptions:{type:"object",properties:{dryRun:{type:"array",items:{type:"string"}},name:{type:"string"}},additionalProperties:!1,
unlessRewritten:{required:["name"]}}},additionalProperties:!1}},volumeSnapshotStatuses:{type:"array",items:{type:"object",properties:{enabled:{type:"boolean"},name:{
type:"string"},reason:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["enabled","name"]}}},volumeUpdateState:{type:"object",properties:{volumeMigrationState:{
type:"object",properties:{migratedVolumes:{type:"array",items:{type:"object",properties:{destinationPVCInfo:{$ref:"#/$defs/destinationPVCInfo"},sourcePVCInfo:{$ref:"\
#/$defs/destinationPVCInfo"},volumeName:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["volumeName"]}}}},additionalProperties:!1}},additionalProperties:!1}},
additionalProperties:!1}},additionalProperties:!1,required:["spec"]},W={type:"object",properties:{dataVolumeTemplates:{type:"array",items:{type:["object","null"],
properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata2"},spec:{type:"object",properties:{checkpoints:{$ref:"#/$defs/check\
points"},contentType:{type:"string",unlessRewritten:{enum:["kubevirt","archive"]},whenRewritten:{enum:["kubevirt","archive",""]}},finalCheckpoint:{type:"boolean"},
preallocation:{type:"boolean"},priorityClassName:{type:"string"},pvc:{$ref:"#/$defs/pvc"},source:{type:"object",properties:{blank:{type:"object",additionalProperties:!1},
gcs:{$ref:"#/$defs/gcs"},http:{type:"object",properties:{certConfigMap:{type:"string"},extraHeaders:{type:"array",items:{type:"string"}},secretExtraHeaders:{type:"\
array",items:{type:"string"}},secretRef:{type:"string"},url:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["url"]}},imageio:{$ref:"#/$defs/\
imageio"},pvc:{$ref:"#/$defs/pvc2"},registry:{$ref:"#/$defs/registry"},s3:{$ref:"#/$defs/s3"},snapshot:{$ref:"#/$defs/pvc2"},upload:{type:"object",additionalProperties:!1},
vddk:{$ref:"#/$defs/vddk"}},additionalProperties:!1},sourceRef:{$ref:"#/$defs/sourceRef"},storage:{$ref:"#/$defs/storage"}},additionalProperties:!1},status:{type:[
"object","null"],additionalProperties:!1}},additionalProperties:!1,required:["spec"]}},instancetype:{$ref:"#/$defs/instancetype"},preference:{$ref:"#/$defs/inst\
ancetype"},runStrategy:{type:"string"},running:{type:"boolean"},template:{type:"object",properties:{metadata:{$ref:"#/$defs/metadata2"},spec:{type:"object",properties:{
accessCredentials:{maxItems:256,type:"array",items:{type:"object",properties:{sshPublicKey:{type:"object",properties:{propagationMethod:{type:"object",properties:{
configDrive:{type:"object",additionalProperties:!1},noCloud:{type:"object",additionalProperties:!1},qemuGuestAgent:{type:"object",properties:{users:{type:"array",
items:{type:"string"},distinct:[]}},additionalProperties:!1,required:["users"]}},additionalProperties:!1},source:{$ref:"#/$defs/source2"}},additionalProperties:!1,
required:["propagationMethod","source"]},userPassword:{type:"object",properties:{propagationMethod:{type:"object",properties:{qemuGuestAgent:{type:"object",additionalProperties:!1}},
additionalProperties:!1},source:{$ref:"#/$defs/source2"}},additionalProperties:!1,required:["propagationMethod","source"]}},additionalProperties:!1}},affinity:{
type:"object",properties:{nodeAffinity:{type:"object",properties:{preferredDuringSchedulingIgnoredDuringExecution:{type:"array",items:{type:"object",properties:{
preference:{$ref:"#/$defs/preference"},weight:{type:"integer",minimum:-2147483648,maximum:2147483647}},additionalProperties:!1,required:["preference"],unlessRewritten:{
required:["weight"]}}},requiredDuringSchedulingIgnoredDuringExecution:{type:"object",properties:{nodeSelectorTerms:{type:"array",items:{$ref:"#/$defs/preference"}}},
additionalProperties:!1,required:["nodeSelectorTerms"]}},additionalProperties:!1},podAffinity:{$ref:"#/$defs/podAffinity"},podAntiAffinity:{$ref:"#/$defs/podAff\
inity"}},additionalProperties:!1},architecture:{type:"string"},dnsConfig:{type:"object",properties:{nameservers:{type:"array",items:{type:"string"}},options:{type:"\
array",items:{type:"object",properties:{name:{type:"string"},value:{type:"string"}},additionalProperties:!1}},searches:{type:"array",items:{type:"string"}}},additionalProperties:!1},
dnsPolicy:{type:"string"},domain:{type:"object",properties:{chassis:{type:"object",properties:{asset:{type:"string"},manufacturer:{type:"string"},serial:{type:"\
string"},sku:{type:"string"},version:{type:"string"}},additionalProperties:!1},clock:{type:"object",properties:{timer:{$ref:"#/$defs/timer"},timezone:{type:"str\
ing"},utc:{type:"object",properties:{offsetSeconds:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1},cpu:{type:"object",properties:{cores:{type:"\
integer",minimum:0,maximum:2147483647},dedicatedCpuPlacement:{type:"boolean"},features:{$ref:"#/$defs/features"},isolateEmulatorThread:{type:"boolean"},maxSockets:{
type:"integer",minimum:0,maximum:2147483647},model:{type:"string"},numa:{$ref:"#/$defs/numa"},realtime:{type:"object",properties:{mask:{type:"string"}},additionalProperties:!1},
sockets:{type:"integer",minimum:0,maximum:2147483647},threads:{type:"integer",minimum:0,maximum:2147483647}},additionalProperties:!1},devices:{type:"object",properties:{
autoattachGraphicsDevice:{type:"boolean"},autoattachInputDevice:{type:"boolean"},autoattachMemBalloon:{type:"boolean"},autoattachPodInterface:{type:"boolean"},autoattachSerialConsole:{
type:"boolean"},autoattachVSOCK:{type:"boolean"},blockMultiQueue:{type:"boolean"},clientPassthrough:{type:"object",additionalProperties:!1},disableHotplug:{type:"\
boolean"},disks:{maxItems:256,type:"array",items:{$ref:"#/$defs/disks"}},downwardMetrics:{type:"object",additionalProperties:!1},filesystems:{type:"array",items:{
type:"object",properties:{name:{type:"string"},virtiofs:{type:"object",additionalProperties:!1}},additionalProperties:!1,required:["virtiofs"],unlessRewritten:{
required:["name"]}}},gpus:{$ref:"#/$defs/gpus"},hostDevices:{$ref:"#/$defs/hostDevices"},inputs:{type:"array",items:{type:"object",properties:{bus:{type:"string"},
name:{type:"string"},type:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name","type"]}}},interfaces:{maxItems:256,type:"array",items:{type:"\
object",properties:{acpiIndex:{type:"integer"},binding:{type:"object",properties:{name:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}},
bootOrder:{type:"integer",minimum:0},bridge:{type:"object",additionalProperties:!1},dhcpOptions:{type:"object",properties:{bootFileName:{type:"string"},ntpServers:{
type:"array",items:{type:"string"}},privateOptions:{type:"array",items:{type:"object",properties:{option:{type:"integer"},value:{type:"string"}},additionalProperties:!1,
unlessRewritten:{required:["option","value"]}}},tftpServerName:{type:"string"}},additionalProperties:!1},macAddress:{type:"string"},macvtap:{type:"object",additionalProperties:!1},
masquerade:{type:"object",additionalProperties:!1},model:{type:"string"},name:{type:"string"},passt:{type:"object",additionalProperties:!1},passtBinding:{type:"\
object",additionalProperties:!1},pciAddress:{type:"string"},ports:{type:"array",items:{type:"object",properties:{name:{type:"string"},port:{type:"integer",minimum:-2147483648,
maximum:2147483647},protocol:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["port"]}}},slirp:{type:"object",additionalProperties:!1},sriov:{
type:"object",additionalProperties:!1},state:{type:"string"},tag:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}}},logSerialConsole:{
type:"boolean"},networkInterfaceMultiqueue:{type:"boolean"},panicDevices:{type:"array",items:{type:"object",properties:{model:{type:"string"}},additionalProperties:!1}},
rng:{type:"object",additionalProperties:!1},sound:{type:"object",properties:{model:{type:"string"},name:{type:"string"}},additionalProperties:!1,unlessRewritten:{
required:["name"]}},tpm:{$ref:"#/$defs/tpm"},useVirtioTransitional:{type:"boolean"},video:{type:"object",properties:{type:{type:"string"}},additionalProperties:!1},
watchdog:{type:"object",properties:{diag288:{type:"object",properties:{action:{type:"string"}},additionalProperties:!1},i6300esb:{type:"object",properties:{action:{
type:"string"}},additionalProperties:!1},name:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}}},additionalProperties:!1},features:{
type:"object",properties:{acpi:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},apic:{$ref:"#/$defs/apic"},hyperv:{$ref:"#/$defs/hy\
perv"},hypervPassthrough:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},kvm:{type:"object",properties:{hidden:{type:"boolean"}},additionalProperties:!1},
pvspinlock:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},smm:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1}},
additionalProperties:!1},firmware:{type:"object",properties:{acpi:{type:"object",properties:{msdmNameRef:{type:"string"},slicNameRef:{type:"string"}},additionalProperties:!1},
bootloader:{type:"object",properties:{bios:{type:"object",properties:{useSerial:{type:"boolean"}},additionalProperties:!1},efi:{$ref:"#/$defs/efi"}},additionalProperties:!1},
kernelBoot:{type:"object",properties:{container:{type:"object",properties:{image:{type:"string"},imagePullPolicy:{type:"string"},imagePullSecret:{type:"string"},
initrdPath:{type:"string"},kernelPath:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["image"]}},kernelArgs:{type:"string"}},additionalProperties:!1},
serial:{type:"string"},uuid:{type:"string"}},additionalProperties:!1},ioThreads:{$ref:"#/$defs/ioThreads"},ioThreadsPolicy:{type:"string"},launchSecurity:{$ref:"\
#/$defs/launchSecurity"},machine:{type:"object",properties:{type:{type:"string"}},additionalProperties:!1},memory:{type:"object",properties:{guest:{$ref:"#/$def\
s/item"},hugepages:{type:"object",properties:{pageSize:{type:"string"}},additionalProperties:!1},maxGuest:{$ref:"#/$defs/item"},reservedOverhead:{type:"object",
properties:{addedOverhead:{$ref:"#/$defs/item"},memLock:{enum:["NotRequired","Required"],type:"string"}},additionalProperties:!1}},additionalProperties:!1},rebootPolicy:{
enum:["Reboot","Terminate"],type:"string"},resources:{type:"object",properties:{limits:{$ref:"#/$defs/limits"},overcommitGuestOverhead:{type:"boolean"},requests:{
$ref:"#/$defs/limits"}},additionalProperties:!1}},additionalProperties:!1,required:["devices"]},evictionStrategy:{type:"string"},hostname:{type:"string"},livenessProbe:{
$ref:"#/$defs/livenessProbe"},networks:{maxItems:256,type:"array",items:{type:"object",properties:{multus:{type:"object",properties:{default:{type:"boolean"},networkName:{
type:"string"}},additionalProperties:!1,unlessRewritten:{required:["networkName"]}},name:{type:"string"},pod:{type:"object",properties:{vmIPv6NetworkCIDR:{type:"\
string"},vmNetworkCIDR:{type:"string"}},additionalProperties:!1}},additionalProperties:!1,unlessRewritten:{required:["name"]}}},nodeSelector:{type:"object",additionalProperties:{
type:"string"}},priorityClassName:{type:"string"},readinessProbe:{$ref:"#/$defs/livenessProbe"},resourceClaims:{type:"array",items:{type:"object",properties:{name:{
type:"string"},resourceClaimName:{type:"string"},resourceClaimTemplateName:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}},distinct:[
"name"]},schedulerName:{type:"string"},startStrategy:{type:"string"},subdomain:{type:"string"},terminationGracePeriodSeconds:{type:"integer"},tolerations:{type:"\
array",items:{type:"object",properties:{effect:{type:"string"},key:{type:"string"},operator:{type:"string"},tolerationSeconds:{type:"integer"},value:{type:"stri\
ng"}},additionalProperties:!1}},topologySpreadConstraints:{type:"array",items:{type:"object",properties:{labelSelector:{$ref:"#/$defs/selector"},matchLabelKeys:{
type:"array",items:{type:"string"}},maxSkew:{type:"integer",minimum:-2147483648,maximum:2147483647},minDomains:{type:"integer",minimum:-2147483648,maximum:2147483647},
nodeAffinityPolicy:{type:"string"},nodeTaintsPolicy:{type:"string"},topologyKey:{type:"string"},whenUnsatisfiable:{type:"string"}},additionalProperties:!1,unlessRewritten:{
required:["maxSkew","topologyKey","whenUnsatisfiable"]}},distinct:["topologyKey","whenUnsatisfiable"]},utilityVolumes:{maxItems:256,type:"array",items:{type:"ob\
ject",properties:{claimName:{type:"string"},name:{type:"string"},readOnly:{type:"boolean"},type:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:[
"claimName","name"]}},distinct:["name"]},volumes:{maxItems:256,type:"array",items:{type:"object",properties:{cloudInitConfigDrive:{$ref:"#/$defs/cloudInitConfig\
Drive"},cloudInitNoCloud:{$ref:"#/$defs/cloudInitConfigDrive"},configMap:{type:"object",properties:{name:{type:"string"},optional:{type:"boolean"},volumeLabel:{
type:"string"}},additionalProperties:!1},containerDisk:{type:"object",properties:{image:{type:"string"},imagePullPolicy:{type:"string"},imagePullSecret:{type:"s\
tring"},path:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["image"]}},containerPath:{type:"object",properties:{path:{maxLength:4096,type:"\
string"},readOnly:{type:"boolean"}},additionalProperties:!1,unlessRewritten:{required:["path"]}},dataVolume:{$ref:"#/$defs/dataVolume"},downwardAPI:{type:"objec\
t",properties:{fields:{type:"array",items:{type:"object",properties:{fieldRef:{type:"object",properties:{apiVersion:{type:"string"},fieldPath:{type:"string"}},additionalProperties:!1,
unlessRewritten:{required:["fieldPath"]}},mode:{type:"integer",minimum:-2147483648,maximum:2147483647},path:{type:"string"},resourceFieldRef:{type:"object",properties:{
containerName:{type:"string"},divisor:{$ref:"#/$defs/item"},resource:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["resource"]}}},additionalProperties:!1,
unlessRewritten:{required:["path"]}}},volumeLabel:{type:"string"}},additionalProperties:!1},downwardMetrics:{type:"object",additionalProperties:!1},emptyDisk:{type:"\
object",properties:{capacity:{$ref:"#/$defs/item"}},additionalProperties:!1,required:["capacity"]},ephemeral:{type:"object",properties:{persistentVolumeClaim:{type:"\
object",properties:{claimName:{type:"string"},readOnly:{type:"boolean"}},additionalProperties:!1,unlessRewritten:{required:["claimName"]}}},additionalProperties:!1},
hostDisk:{type:"object",properties:{capacity:{$ref:"#/$defs/item"},path:{type:"string"},shared:{type:"boolean"},type:{type:"string"}},additionalProperties:!1,unlessRewritten:{
required:["path","type"]}},memoryDump:{$ref:"#/$defs/memoryDump"},name:{type:"string"},persistentVolumeClaim:{$ref:"#/$defs/memoryDump"},secret:{type:"object",properties:{
optional:{type:"boolean"},secretName:{type:"string"},volumeLabel:{type:"string"}},additionalProperties:!1},serviceAccount:{type:"object",properties:{serviceAccountName:{
type:"string"}},additionalProperties:!1},sysprep:{type:"object",properties:{configMap:{type:"object",properties:{name:{type:"string"}},additionalProperties:!1},
secret:{type:"object",properties:{name:{type:"string"}},additionalProperties:!1}},additionalProperties:!1}},additionalProperties:!1,unlessRewritten:{required:["\
name"]}}}},additionalProperties:!1,required:["domain"]}},additionalProperties:!1},updateVolumesStrategy:{type:"string"}},additionalProperties:!1,required:["temp\
late"]},z={type:["object","null"],properties:{annotations:{type:["object","null"],additionalProperties:{type:["string","null"]}},creationTimestamp:{type:["strin\
g","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},deletionGracePeriodSeconds:{type:["integer","null"]},deletionTimestamp:{
type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},finalizers:{type:["array","null"],items:{type:[
"string","null"]}},generateName:{type:["string","null"]},generation:{type:["integer","null"]},labels:{type:["object","null"],additionalProperties:{type:["string",
"null"]}},managedFields:{$ref:"#/$defs/managedFields"},name:{type:["string","null"]},namespace:{type:["string","null"]},ownerReferences:{type:["array","null"],items:{
type:["object","null"],properties:{apiVersion:{type:["string","null"]},blockOwnerDeletion:{type:["boolean","null"]},controller:{type:["boolean","null"]},kind:{type:[
"string","null"]},name:{type:["string","null"]},uid:{type:["string","null"]}},additionalProperties:!1}},resourceVersion:{type:["string","null"]},selfLink:{type:[
"string","null"]},uid:{type:["string","null"]}},additionalProperties:!1};function Y(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,
r=0;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:z.type}};e===null?e=[a]:e.push(
a),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)if(!L.call(z.properties,a)){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.annotations!==void 0){let a=o.annotations;if(!(a&&typeof a=="object"&&!Array.
isArray(a))&&a!==null){let p={instancePath:t+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type:z.properties.annotations.type}};
e===null?e=[p]:e.push(p),r++}if(a&&typeof a=="object"&&!Array.isArray(a))for(let p in a){let s=a[p];if(typeof s!="string"&&s!==null){let i={instancePath:t+"/ann\
otations/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type:z.properties.annotations.
additionalProperties.type}};e===null?e=[i]:e.push(i),r++}}}if(o.creationTimestamp!==void 0){let a=o.creationTimestamp;if(typeof a!="string"&&a!==null){let p={instancePath:t+
"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type:z.properties.creationTimestamp.type}};e===null?e=[p]:e.push(p),
r++}if(typeof a=="string"&&!Z.test(a)){let p={instancePath:t+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/pattern",keyword:"pattern",params:{
pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[p]:e.push(p),r++}}if(o.deletionGracePeriodSeconds!==void 0){
let a=o.deletionGracePeriodSeconds;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let p={instancePath:t+"/deletionGracePeriodSeconds",schemaPath:"\
#/properties/deletionGracePeriodSeconds/type",keyword:"type",params:{type:z.properties.deletionGracePeriodSeconds.type}};e===null?e=[p]:e.push(p),r++}}if(o.deletionTimestamp!==
void 0){let a=o.deletionTimestamp;if(typeof a!="string"&&a!==null){let p={instancePath:t+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"\
type",params:{type:z.properties.deletionTimestamp.type}};e===null?e=[p]:e.push(p),r++}if(typeof a=="string"&&!Z.test(a)){let p={instancePath:t+"/deletionTimesta\
mp",schemaPath:"#/properties/deletionTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})\
$"}};e===null?e=[p]:e.push(p),r++}}if(o.finalizers!==void 0){let a=o.finalizers;if(!Array.isArray(a)&&a!==null){let p={instancePath:t+"/finalizers",schemaPath:"\
#/properties/finalizers/type",keyword:"type",params:{type:z.properties.finalizers.type}};e===null?e=[p]:e.push(p),r++}if(Array.isArray(a)){let p=a.length;for(let s=0;s<
p;s++){let i=a[s];if(typeof i!="string"&&i!==null){let n={instancePath:t+"/finalizers/"+s,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{
type:z.properties.finalizers.items.type}};e===null?e=[n]:e.push(n),r++}}}}if(o.generateName!==void 0){let a=o.generateName;if(typeof a!="string"&&a!==null){let p={
instancePath:t+"/generateName",schemaPath:"#/properties/generateName/type",keyword:"type",params:{type:z.properties.generateName.type}};e===null?e=[p]:e.push(p),
r++}}if(o.generation!==void 0){let a=o.generation;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let p={instancePath:t+"/generation",schemaPath:"\
#/properties/generation/type",keyword:"type",params:{type:z.properties.generation.type}};e===null?e=[p]:e.push(p),r++}}if(o.labels!==void 0){let a=o.labels;if(!(a&&
typeof a=="object"&&!Array.isArray(a))&&a!==null){let p={instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:z.properties.
labels.type}};e===null?e=[p]:e.push(p),r++}if(a&&typeof a=="object"&&!Array.isArray(a))for(let p in a){let s=a[p];if(typeof s!="string"&&s!==null){let i={instancePath:t+
"/labels/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type:z.properties.labels.additionalProperties.
type}};e===null?e=[i]:e.push(i),r++}}}if(o.managedFields!==void 0&&(Me(o.managedFields,{instancePath:t+"/managedFields",parentData:o,parentDataProperty:"managed\
Fields",rootData:g})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),o.name!==void 0){let a=o.name;if(typeof a!="string"&&a!==null){let p={instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:z.properties.name.type}};e===null?e=[p]:e.push(p),r++}}if(o.namespace!==void 0){let a=o.
namespace;if(typeof a!="string"&&a!==null){let p={instancePath:t+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:z.properties.
namespace.type}};e===null?e=[p]:e.push(p),r++}}if(o.ownerReferences!==void 0){let a=o.ownerReferences;if(!Array.isArray(a)&&a!==null){let p={instancePath:t+"/ow\
nerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type:z.properties.ownerReferences.type}};e===null?e=[p]:e.push(p),r++}if(Array.
isArray(a)){let p=a.length;for(let s=0;s<p;s++){let i=a[s];if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null){let n={instancePath:t+"/ownerReferences/"+s,
schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type:z.properties.ownerReferences.items.type}};e===null?e=[n]:e.push(n),r++}if(i&&typeof i==
"object"&&!Array.isArray(i)){for(let n in i)if(!(n==="apiVersion"||n==="blockOwnerDeletion"||n==="controller"||n==="kind"||n==="name"||n==="uid")){let c={instancePath:t+
"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?
e=[c]:e.push(c),r++}if(i.apiVersion!==void 0){let n=i.apiVersion;if(typeof n!="string"&&n!==null){let c={instancePath:t+"/ownerReferences/"+s+"/apiVersion",schemaPath:"\
#/properties/ownerReferences/items/properties/apiVersion/type",keyword:"type",params:{type:z.properties.ownerReferences.items.properties.apiVersion.type}};e===null?
e=[c]:e.push(c),r++}}if(i.blockOwnerDeletion!==void 0){let n=i.blockOwnerDeletion;if(typeof n!="boolean"&&n!==null){let c={instancePath:t+"/ownerReferences/"+s+
"/blockOwnerDeletion",schemaPath:"#/properties/ownerReferences/items/properties/blockOwnerDeletion/type",keyword:"type",params:{type:z.properties.ownerReferences.
items.properties.blockOwnerDeletion.type}};e===null?e=[c]:e.push(c),r++}}if(i.controller!==void 0){let n=i.controller;if(typeof n!="boolean"&&n!==null){let c={instancePath:t+
"/ownerReferences/"+s+"/controller",schemaPath:"#/properties/ownerReferences/items/properties/controller/type",keyword:"type",params:{type:z.properties.ownerReferences.
items.properties.controller.type}};e===null?e=[c]:e.push(c),r++}}if(i.kind!==void 0){let n=i.kind;if(typeof n!="string"&&n!==null){let c={instancePath:t+"/owner\
References/"+s+"/kind",schemaPath:"#/properties/ownerReferences/items/properties/kind/type",keyword:"type",params:{type:z.properties.ownerReferences.items.properties.
kind.type}};e===null?e=[c]:e.push(c),r++}}if(i.name!==void 0){let n=i.name;if(typeof n!="string"&&n!==null){let c={instancePath:t+"/ownerReferences/"+s+"/name",
schemaPath:"#/properties/ownerReferences/items/properties/name/type",keyword:"type",params:{type:z.properties.ownerReferences.items.properties.name.type}};e===null?
e=[c]:e.push(c),r++}}if(i.uid!==void 0){let n=i.uid;if(typeof n!="string"&&n!==null){let c={instancePath:t+"/ownerReferences/"+s+"/uid",schemaPath:"#/properties\
/ownerReferences/items/properties/uid/type",keyword:"type",params:{type:z.properties.ownerReferences.items.properties.uid.type}};e===null?e=[c]:e.push(c),r++}}}}}}
if(o.resourceVersion!==void 0){let a=o.resourceVersion;if(typeof a!="string"&&a!==null){let p={instancePath:t+"/resourceVersion",schemaPath:"#/properties/resour\
ceVersion/type",keyword:"type",params:{type:z.properties.resourceVersion.type}};e===null?e=[p]:e.push(p),r++}}if(o.selfLink!==void 0){let a=o.selfLink;if(typeof a!=
"string"&&a!==null){let p={instancePath:t+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"type",params:{type:z.properties.selfLink.type}};e===null?
e=[p]:e.push(p),r++}}if(o.uid!==void 0){let a=o.uid;if(typeof a!="string"&&a!==null){let p={instancePath:t+"/uid",schemaPath:"#/properties/uid/type",keyword:"ty\
pe",params:{type:z.properties.uid.type}};e===null?e=[p]:e.push(p),r++}}}return Y.errors=e,r===0}function Re(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="inferFromVolume"||a==="inferFromVolumeFailurePolicy"||a==="kind"||a==="name"||a==="revisionName")){let p={instancePath:t,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.inferFromVolume!==void 0&&typeof o.inferFromVolume!="stri\
ng"){let a={instancePath:t+"/inferFromVolume",schemaPath:"#/properties/inferFromVolume/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(o.inferFromVolumeFailurePolicy!==void 0&&typeof o.inferFromVolumeFailurePolicy!="string"){let a={instancePath:t+"/inferFromVolumeFailurePolicy",schemaPath:"#\
/properties/inferFromVolumeFailurePolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.kind!==void 0&&typeof o.kind!="string"){
let a={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.name!==void 0&&typeof o.
name!="string"){let a={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.revisionName!==
void 0&&typeof o.revisionName!="string"){let a={instancePath:t+"/revisionName",schemaPath:"#/properties/revisionName/type",keyword:"type",params:{type:"string"}};
e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Re.errors=
e,r===0}function qe(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)
if(p!=="secret"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),
r++}if(o.secret!==void 0){let p=o.secret,s=r;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.secretName===void 0){let i={instancePath:t+"/secret",schemaPath:"#/p\
roperties/secret/unlessRewritten/required",keyword:"required",params:{missingProperty:"secretName"}};e===null?e=[i]:e.push(i),r++}var a=s===r;if(!a){let i={instancePath:t+
"/secret",schemaPath:"#/properties/secret/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[i]:e.push(i),r++}if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let i in p)if(i!=="secretName"){let n={instancePath:t+"/secret",schemaPath:"#/properties/secret/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(p.secretName!==void 0&&typeof p.secretName!="string"){let i={instancePath:t+"/secret/secretName",schemaPath:"\
#/properties/secret/properties/secretName/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/secret",schemaPath:"\
#/properties/secret/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),r++}return qe.errors=e,r===0}function Te(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="matchExpressions"||a==="matchFields")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[p]:e.push(p),r++}o.matchExpressions!==void 0&&(X(o.matchExpressions,{instancePath:t+"/matchExpressions",parentData:o,parentDataProperty:"matchExpres\
sions",rootData:g})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),o.matchFields!==void 0&&(X(o.matchFields,{instancePath:t+"/matchFields",parentData:o,parentDataProperty:"\
matchFields",rootData:g})||(e=e===null?X.errors:e.concat(X.errors),r=e.length))}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[a]:e.push(a),r++}return Te.errors=e,r===0}function Ne(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0,a=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.topologyKey===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"topologyKey"}};e===null?e=[s]:e.push(s),r++}var p=a===
r;if(!p){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(o&&typeof o=="object"&&!Array.
isArray(o)){for(let s in o)if(!(s==="labelSelector"||s==="matchLabelKeys"||s==="mismatchLabelKeys"||s==="namespaceSelector"||s==="namespaces"||s==="topologyKey")){
let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(o.labelSelector!==
void 0&&(_(o.labelSelector,{instancePath:t+"/labelSelector",parentData:o,parentDataProperty:"labelSelector",rootData:g})||(e=e===null?_.errors:e.concat(_.errors),
r=e.length)),o.matchLabelKeys!==void 0){let s=o.matchLabelKeys;if(Array.isArray(s)){let i=s.length;for(let n=0;n<i;n++)if(typeof s[n]!="string"){let c={instancePath:t+
"/matchLabelKeys/"+n,schemaPath:"#/properties/matchLabelKeys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let i={instancePath:t+
"/matchLabelKeys",schemaPath:"#/properties/matchLabelKeys/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(o.mismatchLabelKeys!==void 0){
let s=o.mismatchLabelKeys;if(Array.isArray(s)){let i=s.length;for(let n=0;n<i;n++)if(typeof s[n]!="string"){let c={instancePath:t+"/mismatchLabelKeys/"+n,schemaPath:"\
#/properties/mismatchLabelKeys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let i={instancePath:t+"/mismatchLabelKeys",
schemaPath:"#/properties/mismatchLabelKeys/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(o.namespaceSelector!==void 0&&(_(o.namespaceSelector,
{instancePath:t+"/namespaceSelector",parentData:o,parentDataProperty:"namespaceSelector",rootData:g})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),o.namespaces!==
void 0){let s=o.namespaces;if(Array.isArray(s)){let i=s.length;for(let n=0;n<i;n++)if(typeof s[n]!="string"){let c={instancePath:t+"/namespaces/"+n,schemaPath:"\
#/properties/namespaces/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let i={instancePath:t+"/namespaces",schemaPath:"#/\
properties/namespaces/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(o.topologyKey!==void 0&&typeof o.topologyKey!="string"){let s={
instancePath:t+"/topologyKey",schemaPath:"#/properties/topologyKey/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Ne.errors=e,r===0}function Ce(o,{instancePath:t="",parentData:T,parentDataProperty:N,
rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(!(p==="preferredDuringSchedulingIgnoredDuringExecution"||p==="re\
quiredDuringSchedulingIgnoredDuringExecution")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(o.preferredDuringSchedulingIgnoredDuringExecution!==void 0){let p=o.preferredDuringSchedulingIgnoredDuringExecution;if(Array.isArray(
p)){let s=p.length;for(let i=0;i<s;i++){let n=p[i],c=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.weight===void 0){let b={instancePath:t+"/preferredDuringSc\
hedulingIgnoredDuringExecution/"+i,schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"weight"}};e===null?e=[b]:e.push(b),r++}var a=c===r;if(!a){let b={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+i,schemaPath:"\
#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[b]:e.push(b),r++}if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.podAffinityTerm===void 0){let b={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+i,schemaPath:"#/properties\
/preferredDuringSchedulingIgnoredDuringExecution/items/required",keyword:"required",params:{missingProperty:"podAffinityTerm"}};e===null?e=[b]:e.push(b),r++}for(let b in n)
if(!(b==="podAffinityTerm"||b==="weight")){let O={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+i,schemaPath:"#/properties/preferredDuringS\
chedulingIgnoredDuringExecution/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[O]:e.push(O),r++}if(n.podAffinityTerm!==
void 0&&(Ne(n.podAffinityTerm,{instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+i+"/podAffinityTerm",parentData:n,parentDataProperty:"podAffin\
ityTerm",rootData:g})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),n.weight!==void 0){let b=n.weight;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b))){let O={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+i+"/weight",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecut\
ion/items/properties/weight/type",keyword:"type",params:{type:"integer"}};e===null?e=[O]:e.push(O),r++}if(typeof b=="number"&&isFinite(b)){if(b>2147483647||isNaN(
b)){let O={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+i+"/weight",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecuti\
on/items/properties/weight/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[O]:e.push(O),r++}if(b<-2147483648||isNaN(b)){let O={
instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+i+"/weight",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/pr\
operties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[O]:e.push(O),r++}}}}else{let b={instancePath:t+"/preferredDur\
ingSchedulingIgnoredDuringExecution/"+i,schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[b]:e.push(b),r++}}}else{let s={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/preferredDuringSchedulingI\
gnoredDuringExecution/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),r++}}if(o.requiredDuringSchedulingIgnoredDuringExecution!==void 0){let p=o.
requiredDuringSchedulingIgnoredDuringExecution;if(Array.isArray(p)){let s=p.length;for(let i=0;i<s;i++)Ne(p[i],{instancePath:t+"/requiredDuringSchedulingIgnored\
DuringExecution/"+i,parentData:p,parentDataProperty:i,rootData:g})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)}else{let s={instancePath:t+"/requiredD\
uringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/requiredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type:"array"}};e===null?
e=[s]:e.push(s),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Ce.errors=e,r===
0}function Ve(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="present"||a==="tickPolicy")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===
null?e=[p]:e.push(p),r++}if(o.present!==void 0&&typeof o.present!="boolean"){let a={instancePath:t+"/present",schemaPath:"#/properties/present/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}if(o.tickPolicy!==void 0&&typeof o.tickPolicy!="string"){let a={instancePath:t+"/tickPolicy",schemaPath:"\
#/properties/tickPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Ve.errors=e,r===0}function le(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){
let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)if(!(a==="hpet"||a==="hyperv"||a==="kvm"||a==="pit"||a==="rtc")){let p={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.hpet!==void 0&&(Ve(o.hpet,{instancePath:t+
"/hpet",parentData:o,parentDataProperty:"hpet",rootData:g})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)),o.hyperv!==void 0){let a=o.hyperv;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let p in a)if(p!=="present"){let s={instancePath:t+"/hyperv",schemaPath:"#/properties/hyperv/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.present!==void 0&&typeof a.present!="boolean"){let p={instancePath:t+"/hyper\
v/present",schemaPath:"#/properties/hyperv/properties/present/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+
"/hyperv",schemaPath:"#/properties/hyperv/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.kvm!==void 0){let a=o.kvm;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let p in a)if(p!=="present"){let s={instancePath:t+"/kvm",schemaPath:"#/properties/kvm/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.present!==void 0&&typeof a.present!="boolean"){let p={instancePath:t+"/kvm/present",
schemaPath:"#/properties/kvm/properties/present/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/kvm",schemaPath:"\
#/properties/kvm/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.pit!==void 0&&(Ve(o.pit,{instancePath:t+"/pit",parentData:o,parentDataProperty:"\
pit",rootData:g})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)),o.rtc!==void 0){let a=o.rtc;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)
if(!(p==="present"||p==="tickPolicy"||p==="track")){let s={instancePath:t+"/rtc",schemaPath:"#/properties/rtc/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.present!==void 0&&typeof a.present!="boolean"){let p={instancePath:t+"/rtc/present",schemaPath:"\
#/properties/rtc/properties/present/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(a.tickPolicy!==void 0&&typeof a.tickPolicy!="s\
tring"){let p={instancePath:t+"/rtc/tickPolicy",schemaPath:"#/properties/rtc/properties/tickPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.
push(p),r++}if(a.track!==void 0&&typeof a.track!="string"){let p={instancePath:t+"/rtc/track",schemaPath:"#/properties/rtc/properties/track/type",keyword:"type",
params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/rtc",schemaPath:"#/properties/rtc/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return le.errors=
e,r===0}function ce(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(Array.isArray(o)){let p=o.length;for(let s=0;s<p;s++){let i=o[s],
n=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.name===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[c]:e.push(c),r++}var a=n===r;if(!a){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten",keyword:"unlessRewritt\
en",params:{}};e===null?e=[c]:e.push(c),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(let c in i)if(!(c==="name"||c==="policy")){let b={instancePath:t+"/"+
s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[b]:e.push(b),r++}if(i.name!==void 0&&typeof i.
name!="string"){let c={instancePath:t+"/"+s+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}
if(i.policy!==void 0&&typeof i.policy!="string"){let c={instancePath:t+"/"+s+"/policy",schemaPath:"#/items/properties/policy/type",keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(
c),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}return ce.errors=e,r===0}function de(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(a!=="guestMappingPassthrough"){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?
e=[p]:e.push(p),r++}if(o.guestMappingPassthrough!==void 0){let a=o.guestMappingPassthrough;if(a&&typeof a=="object"&&!Array.isArray(a))for(let p in a){let s={instancePath:t+
"/guestMappingPassthrough",schemaPath:"#/properties/guestMappingPassthrough/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}else{let p={instancePath:t+"/guestMappingPassthrough",schemaPath:"#/properties/guestMappingPassthrough/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}
return de.errors=e,r===0}var tt={type:"object",properties:{blockSize:{$ref:"#/$defs/blockSize"},bootOrder:{type:"integer",minimum:0},cache:{type:"string"},cdrom:{
type:"object",properties:{bus:{type:"string"},readonly:{type:"boolean"},tray:{type:"string"}},additionalProperties:!1},changedBlockTracking:{type:"boolean"},dedicatedIOThread:{
type:"boolean"},disk:{type:"object",properties:{bus:{type:"string"},pciAddress:{type:"string"},readonly:{type:"boolean"}},additionalProperties:!1},errorPolicy:{
type:"string"},io:{type:"string"},lun:{type:"object",properties:{bus:{type:"string"},readonly:{type:"boolean"},reservation:{type:"boolean"}},additionalProperties:!1},
name:{type:"string"},serial:{type:"string"},shareable:{type:"boolean"},tag:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}};function ue(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="custom"||a==="matchVolume")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===
null?e=[p]:e.push(p),r++}if(o.custom!==void 0){let a=o.custom;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!(p==="discardGranularity"||p==="lo\
gical"||p==="physical")){let s={instancePath:t+"/custom",schemaPath:"#/properties/custom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(a.discardGranularity!==void 0){let p=a.discardGranularity;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+
"/custom/discardGranularity",schemaPath:"#/properties/custom/properties/discardGranularity/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),
r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let s={instancePath:t+"/custom/discardGranularity",schemaPath:"#/properties/custom/properties/discardGr\
anularity/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),r++}}if(a.logical!==void 0){let p=a.logical;if(!(typeof p=="numb\
er"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/custom/logical",schemaPath:"#/properties/custom/properties/logical/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let s={instancePath:t+"/custom/logical",schemaPath:"#/properties/cu\
stom/properties/logical/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),r++}}if(a.physical!==void 0){let p=a.physical;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/custom/physical",schemaPath:"#/properties/custom/properties/physical/type",keyword:"type",params:{
type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let s={instancePath:t+"/custom/physical",schemaPath:"#/proper\
ties/custom/properties/physical/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t+"/custom",
schemaPath:"#/properties/custom/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.matchVolume!==void 0){let a=o.matchVolume;if(a&&
typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(p!=="enabled"){let s={instancePath:t+"/matchVolume",schemaPath:"#/properties/matchVolume/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let p={instancePath:t+
"/matchVolume/enabled",schemaPath:"#/properties/matchVolume/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:t+"/matchVolume",schemaPath:"#/properties/matchVolume/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return ue.errors=e,r===0}function me(o,{instancePath:t="",
parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0,a=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.name===void 0){let s={instancePath:t,schemaPath:"\
#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),r++}var p=a===r;if(!p){let s={instancePath:t,schemaPath:"\
#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){for(let s in o)if(!L.call(tt.properties,
s)){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(o.blockSize!==
void 0&&(ue(o.blockSize,{instancePath:t+"/blockSize",parentData:o,parentDataProperty:"blockSize",rootData:g})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),
o.bootOrder!==void 0){let s=o.bootOrder;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let i={instancePath:t+"/bootOrder",schemaPath:"#/properties/bo\
otOrder/type",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let i={instancePath:t+"/\
bootOrder",schemaPath:"#/properties/bootOrder/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[i]:e.push(i),r++}}if(o.cache!==void 0&&typeof o.
cache!="string"){let s={instancePath:t+"/cache",schemaPath:"#/properties/cache/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.cdrom!==
void 0){let s=o.cdrom;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="bus"||i==="readonly"||i==="tray")){let n={instancePath:t+"/cdrom",schemaPath:"\
#/properties/cdrom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.bus!==void 0&&typeof s.
bus!="string"){let i={instancePath:t+"/cdrom/bus",schemaPath:"#/properties/cdrom/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(
i),r++}if(s.readonly!==void 0&&typeof s.readonly!="boolean"){let i={instancePath:t+"/cdrom/readonly",schemaPath:"#/properties/cdrom/properties/readonly/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.tray!==void 0&&typeof s.tray!="string"){let i={instancePath:t+"/cdrom/tray",schemaPath:"#/prope\
rties/cdrom/properties/tray/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/cdrom",schemaPath:"#/propert\
ies/cdrom/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(o.changedBlockTracking!==void 0&&typeof o.changedBlockTracking!="boolean"){
let s={instancePath:t+"/changedBlockTracking",schemaPath:"#/properties/changedBlockTracking/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(
s),r++}if(o.dedicatedIOThread!==void 0&&typeof o.dedicatedIOThread!="boolean"){let s={instancePath:t+"/dedicatedIOThread",schemaPath:"#/properties/dedicatedIOTh\
read/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(o.disk!==void 0){let s=o.disk;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)
if(!(i==="bus"||i==="pciAddress"||i==="readonly")){let n={instancePath:t+"/disk",schemaPath:"#/properties/disk/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.bus!==void 0&&typeof s.bus!="string"){let i={instancePath:t+"/disk/bus",schemaPath:"#/prope\
rties/disk/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.pciAddress!==void 0&&typeof s.pciAddress!="string"){let i={
instancePath:t+"/disk/pciAddress",schemaPath:"#/properties/disk/properties/pciAddress/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}
if(s.readonly!==void 0&&typeof s.readonly!="boolean"){let i={instancePath:t+"/disk/readonly",schemaPath:"#/properties/disk/properties/readonly/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/disk",schemaPath:"#/properties/disk/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[i]:e.push(i),r++}}if(o.errorPolicy!==void 0&&typeof o.errorPolicy!="string"){let s={instancePath:t+"/errorPolicy",schemaPath:"#/properties/\
errorPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.io!==void 0&&typeof o.io!="string"){let s={instancePath:t+"/io",schemaPath:"\
#/properties/io/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.lun!==void 0){let s=o.lun;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let i in s)if(!(i==="bus"||i==="readonly"||i==="reservation")){let n={instancePath:t+"/lun",schemaPath:"#/properties/lun/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.bus!==void 0&&typeof s.bus!="string"){let i={instancePath:t+"/lun/bus",schemaPath:"\
#/properties/lun/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.readonly!==void 0&&typeof s.readonly!="boolean"){
let i={instancePath:t+"/lun/readonly",schemaPath:"#/properties/lun/properties/readonly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}
if(s.reservation!==void 0&&typeof s.reservation!="boolean"){let i={instancePath:t+"/lun/reservation",schemaPath:"#/properties/lun/properties/reservation/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/lun",schemaPath:"#/properties/lun/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[i]:e.push(i),r++}}if(o.name!==void 0&&typeof o.name!="string"){let s={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.serial!==void 0&&typeof o.serial!="string"){let s={instancePath:t+"/serial",schemaPath:"#/propert\
ies/serial/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.shareable!==void 0&&typeof o.shareable!="boolean"){let s={instancePath:t+
"/shareable",schemaPath:"#/properties/shareable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(o.tag!==void 0&&typeof o.tag!="str\
ing"){let s={instancePath:t+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return me.errors=e,r===0}function ye(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(a!=="display"){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(
p),r++}if(o.display!==void 0){let a=o.display;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!(p==="enabled"||p==="ramFB")){let s={instancePath:t+
"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.
enabled!==void 0&&typeof a.enabled!="boolean"){let p={instancePath:t+"/display/enabled",schemaPath:"#/properties/display/properties/enabled/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(a.ramFB!==void 0){let p=a.ramFB;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(s!=="ena\
bled"){let i={instancePath:t+"/display/ramFB",schemaPath:"#/properties/display/properties/ramFB/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[i]:e.push(i),r++}if(p.enabled!==void 0&&typeof p.enabled!="boolean"){let s={instancePath:t+"/display/ramFB/enabled",schemaPath:"#/properties/display\
/properties/ramFB/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/display/ramFB",schemaPath:"\
#/properties/display/properties/ramFB/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t+"/display",schemaPath:"\
#/properties/display/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}return ye.errors=e,r===0}function fe(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,
r=0;if(Array.isArray(o)){let p=o.length;for(let s=0;s<p;s++){let i=o[s],n=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.name===void 0){let c={instancePath:t+
"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[c]:e.push(c),r++}var a=n===r;if(!a){let c={instancePath:t+
"/"+s,schemaPath:"#/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[c]:e.push(c),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(let c in i)
if(!(c==="claimName"||c==="deviceName"||c==="name"||c==="requestName"||c==="tag"||c==="virtualGPUOptions")){let b={instancePath:t+"/"+s,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[b]:e.push(b),r++}if(i.claimName!==void 0&&typeof i.claimName!="strin\
g"){let c={instancePath:t+"/"+s+"/claimName",schemaPath:"#/items/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}
if(i.deviceName!==void 0&&typeof i.deviceName!="string"){let c={instancePath:t+"/"+s+"/deviceName",schemaPath:"#/items/properties/deviceName/type",keyword:"type",
params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.name!==void 0&&typeof i.name!="string"){let c={instancePath:t+"/"+s+"/name",schemaPath:"#/items/proper\
ties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.requestName!==void 0&&typeof i.requestName!="string"){let c={instancePath:t+
"/"+s+"/requestName",schemaPath:"#/items/properties/requestName/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.tag!==void 0&&typeof i.
tag!="string"){let c={instancePath:t+"/"+s+"/tag",schemaPath:"#/items/properties/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}i.
virtualGPUOptions!==void 0&&(ye(i.virtualGPUOptions,{instancePath:t+"/"+s+"/virtualGPUOptions",parentData:i,parentDataProperty:"virtualGPUOptions",rootData:g})||
(e=e===null?ye.errors:e.concat(ye.errors),r=e.length))}else{let c={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[c]:e.push(c),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}return fe.errors=e,r===0}function he(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(Array.isArray(o)){let p=o.length;for(let s=0;s<p;s++){let i=o[s],
n=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.name===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[c]:e.push(c),r++}var a=n===r;if(!a){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten",keyword:"unlessRewritt\
en",params:{}};e===null?e=[c]:e.push(c),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(let c in i)if(!(c==="claimName"||c==="deviceName"||c==="name"||c===
"requestName"||c==="tag")){let b={instancePath:t+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===
null?e=[b]:e.push(b),r++}if(i.claimName!==void 0&&typeof i.claimName!="string"){let c={instancePath:t+"/"+s+"/claimName",schemaPath:"#/items/properties/claimNam\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.deviceName!==void 0&&typeof i.deviceName!="string"){let c={instancePath:t+"/"+s+
"/deviceName",schemaPath:"#/items/properties/deviceName/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.name!==void 0&&typeof i.name!=
"string"){let c={instancePath:t+"/"+s+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.
requestName!==void 0&&typeof i.requestName!="string"){let c={instancePath:t+"/"+s+"/requestName",schemaPath:"#/items/properties/requestName/type",keyword:"type",
params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.tag!==void 0&&typeof i.tag!="string"){let c={instancePath:t+"/"+s+"/tag",schemaPath:"#/items/propertie\
s/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{
type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}
return he.errors=e,r===0}function Pe(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="enabled"||a==="persistent")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===
null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let a={instancePath:t+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}if(o.persistent!==void 0&&typeof o.persistent!="boolean"){let a={instancePath:t+"/persistent",schemaPath:"\
#/properties/persistent/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Pe.errors=e,r===0}function ge(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="enabled"||a==="endOfInterrupt")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let a={instancePath:t+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}if(o.endOfInterrupt!==void 0&&typeof o.endOfInterrupt!="boolean"){let a={instancePath:t+"/endOfInter\
rupt",schemaPath:"#/properties/endOfInterrupt/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return ge.errors=e,r===0}var st={type:"object",properties:{evmcs:{type:"object",properties:{
enabled:{type:"boolean"}},additionalProperties:!1},frequencies:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},ipi:{type:"object",
properties:{enabled:{type:"boolean"}},additionalProperties:!1},reenlightenment:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},relaxed:{
type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},reset:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},
runtime:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},spinlocks:{type:"object",properties:{enabled:{type:"boolean"},spinlocks:{type:"\
integer",minimum:0,maximum:2147483647}},additionalProperties:!1},synic:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},synictimer:{
type:"object",properties:{direct:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},enabled:{type:"boolean"}},additionalProperties:!1},
tlbflush:{type:"object",properties:{direct:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},enabled:{type:"boolean"},extended:{type:"\
object",properties:{enabled:{type:"boolean"}},additionalProperties:!1}},additionalProperties:!1},vapic:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},
vendorid:{type:"object",properties:{enabled:{type:"boolean"},vendorid:{type:"string"}},additionalProperties:!1},vpindex:{type:"object",properties:{enabled:{type:"\
boolean"}},additionalProperties:!1}},additionalProperties:!1};function ke(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;
if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)if(!L.call(st.properties,a)){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.evmcs!==void 0){let a=o.evmcs;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)
if(p!=="enabled"){let s={instancePath:t+"/evmcs",schemaPath:"#/properties/evmcs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let p={instancePath:t+"/evmcs/enabled",schemaPath:"#/properties/evmcs/propertie\
s/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/evmcs",schemaPath:"#/properties/evmcs/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.frequencies!==void 0){let a=o.frequencies;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)
if(p!=="enabled"){let s={instancePath:t+"/frequencies",schemaPath:"#/properties/frequencies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let p={instancePath:t+"/frequencies/enabled",schemaPath:"#/properties/frequenci\
es/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/frequencies",schemaPath:"#/proper\
ties/frequencies/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.ipi!==void 0){let a=o.ipi;if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let p in a)if(p!=="enabled"){let s={instancePath:t+"/ipi",schemaPath:"#/properties/ipi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let p={instancePath:t+"/ipi/enabled",schemaPath:"#/properties/ipi/properties/en\
abled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/ipi",schemaPath:"#/properties/ipi/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.reenlightenment!==void 0){let a=o.reenlightenment;if(a&&typeof a=="object"&&!Array.isArray(a)){
for(let p in a)if(p!=="enabled"){let s={instancePath:t+"/reenlightenment",schemaPath:"#/properties/reenlightenment/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let p={instancePath:t+"/reenlightenment/\
enabled",schemaPath:"#/properties/reenlightenment/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+
"/reenlightenment",schemaPath:"#/properties/reenlightenment/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.relaxed!==void 0){let a=o.
relaxed;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(p!=="enabled"){let s={instancePath:t+"/relaxed",schemaPath:"#/properties/relaxed/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let p={
instancePath:t+"/relaxed/enabled",schemaPath:"#/properties/relaxed/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:t+"/relaxed",schemaPath:"#/properties/relaxed/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.reset!==void 0){
let a=o.reset;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(p!=="enabled"){let s={instancePath:t+"/reset",schemaPath:"#/properties/reset/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let p={
instancePath:t+"/reset/enabled",schemaPath:"#/properties/reset/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:t+"/reset",schemaPath:"#/properties/reset/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.runtime!==void 0){
let a=o.runtime;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(p!=="enabled"){let s={instancePath:t+"/runtime",schemaPath:"#/properties/runtime/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boole\
an"){let p={instancePath:t+"/runtime/enabled",schemaPath:"#/properties/runtime/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.
push(p),r++}}else{let p={instancePath:t+"/runtime",schemaPath:"#/properties/runtime/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.
spinlocks!==void 0){let a=o.spinlocks;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!(p==="enabled"||p==="spinlocks")){let s={instancePath:t+"/\
spinlocks",schemaPath:"#/properties/spinlocks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.
enabled!==void 0&&typeof a.enabled!="boolean"){let p={instancePath:t+"/spinlocks/enabled",schemaPath:"#/properties/spinlocks/properties/enabled/type",keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(a.spinlocks!==void 0){let p=a.spinlocks;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){
let s={instancePath:t+"/spinlocks/spinlocks",schemaPath:"#/properties/spinlocks/properties/spinlocks/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:
e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/spinlocks/spinlocks",schemaPath:"#/properties/spinlocks/pro\
perties/spinlocks/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<0||isNaN(p)){let s={instancePath:t+"/s\
pinlocks/spinlocks",schemaPath:"#/properties/spinlocks/properties/spinlocks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),
r++}}}}else{let p={instancePath:t+"/spinlocks",schemaPath:"#/properties/spinlocks/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.
synic!==void 0){let a=o.synic;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(p!=="enabled"){let s={instancePath:t+"/synic",schemaPath:"#/propert\
ies/synic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!=
"boolean"){let p={instancePath:t+"/synic/enabled",schemaPath:"#/properties/synic/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:
e.push(p),r++}}else{let p={instancePath:t+"/synic",schemaPath:"#/properties/synic/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.
synictimer!==void 0){let a=o.synictimer;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!(p==="direct"||p==="enabled")){let s={instancePath:t+"/s\
ynictimer",schemaPath:"#/properties/synictimer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}
if(a.direct!==void 0){let p=a.direct;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(s!=="enabled"){let i={instancePath:t+"/synictimer/direct",schemaPath:"\
#/properties/synictimer/properties/direct/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.
enabled!==void 0&&typeof p.enabled!="boolean"){let s={instancePath:t+"/synictimer/direct/enabled",schemaPath:"#/properties/synictimer/properties/direct/properti\
es/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/synictimer/direct",schemaPath:"#/properties/\
synictimer/properties/direct/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let p={
instancePath:t+"/synictimer/enabled",schemaPath:"#/properties/synictimer/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(
p),r++}}else{let p={instancePath:t+"/synictimer",schemaPath:"#/properties/synictimer/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}
if(o.tlbflush!==void 0){let a=o.tlbflush;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!(p==="direct"||p==="enabled"||p==="extended")){let s={instancePath:t+
"/tlbflush",schemaPath:"#/properties/tlbflush/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.
direct!==void 0){let p=a.direct;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(s!=="enabled"){let i={instancePath:t+"/tlbflush/direct",schemaPath:"\
#/properties/tlbflush/properties/direct/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.enabled!==
void 0&&typeof p.enabled!="boolean"){let s={instancePath:t+"/tlbflush/direct/enabled",schemaPath:"#/properties/tlbflush/properties/direct/properties/enabled/typ\
e",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/tlbflush/direct",schemaPath:"#/properties/tlbflush/propert\
ies/direct/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let p={instancePath:t+
"/tlbflush/enabled",schemaPath:"#/properties/tlbflush/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(a.extended!==
void 0){let p=a.extended;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(s!=="enabled"){let i={instancePath:t+"/tlbflush/extended",schemaPath:"#/\
properties/tlbflush/properties/extended/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.enabled!==
void 0&&typeof p.enabled!="boolean"){let s={instancePath:t+"/tlbflush/extended/enabled",schemaPath:"#/properties/tlbflush/properties/extended/properties/enabled\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/tlbflush/extended",schemaPath:"#/properties/tlbflush/p\
roperties/extended/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t+"/tlbflush",schemaPath:"#/properties/t\
lbflush/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.vapic!==void 0){let a=o.vapic;if(a&&typeof a=="object"&&!Array.isArray(a)){
for(let p in a)if(p!=="enabled"){let s={instancePath:t+"/vapic",schemaPath:"#/properties/vapic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let p={instancePath:t+"/vapic/enabled",schemaPath:"#/properties/vapic/propertie\
s/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/vapic",schemaPath:"#/properties/vapic/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.vendorid!==void 0){let a=o.vendorid;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)
if(!(p==="enabled"||p==="vendorid")){let s={instancePath:t+"/vendorid",schemaPath:"#/properties/vendorid/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let p={instancePath:t+"/vendorid/enabled",schemaPath:"#/\
properties/vendorid/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(a.vendorid!==void 0&&typeof a.vendorid!="st\
ring"){let p={instancePath:t+"/vendorid/vendorid",schemaPath:"#/properties/vendorid/properties/vendorid/type",keyword:"type",params:{type:"string"}};e===null?e=
[p]:e.push(p),r++}}else{let p={instancePath:t+"/vendorid",schemaPath:"#/properties/vendorid/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),
r++}}if(o.vpindex!==void 0){let a=o.vpindex;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(p!=="enabled"){let s={instancePath:t+"/vpindex",schemaPath:"\
#/properties/vpindex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.
enabled!="boolean"){let p={instancePath:t+"/vpindex/enabled",schemaPath:"#/properties/vpindex/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/vpindex",schemaPath:"#/properties/vpindex/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return ke.errors=e,r===0}function we(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="persistent"||a==="secureBoot")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[p]:e.push(p),r++}if(o.persistent!==void 0&&typeof o.persistent!="boolean"){let a={instancePath:t+"/persistent",schemaPath:"#/properties/persistent/t\
ype",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}if(o.secureBoot!==void 0&&typeof o.secureBoot!="boolean"){let a={instancePath:t+"/secu\
reBoot",schemaPath:"#/properties/secureBoot/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return we.errors=e,r===0}function be(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(a!=="supplementalPoolThreadCount"){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===
null?e=[p]:e.push(p),r++}if(o.supplementalPoolThreadCount!==void 0){let a=o.supplementalPoolThreadCount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){
let p={instancePath:t+"/supplementalPoolThreadCount",schemaPath:"#/properties/supplementalPoolThreadCount/type",keyword:"type",params:{type:"integer"}};e===null?
e=[p]:e.push(p),r++}if(typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(a)){let p={instancePath:t+"/supplementalPoolThreadCount",schemaPath:"#/properties\
/supplementalPoolThreadCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={instancePath:t+
"/supplementalPoolThreadCount",schemaPath:"#/properties/supplementalPoolThreadCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:
e.push(p),r++}}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return be.errors=e,r===0}function ve(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="sev"||a==="snp"||a==="tdx")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===
null?e=[p]:e.push(p),r++}if(o.sev!==void 0){let a=o.sev;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!(p==="attestation"||p==="dhCert"||p==="p\
olicy"||p==="session")){let s={instancePath:t+"/sev",schemaPath:"#/properties/sev/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(a.attestation!==void 0){let p=a.attestation;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let i={instancePath:t+"/\
sev/attestation",schemaPath:"#/properties/sev/properties/attestation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?
e=[i]:e.push(i),r++}else{let s={instancePath:t+"/sev/attestation",schemaPath:"#/properties/sev/properties/attestation/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}}if(a.dhCert!==void 0&&typeof a.dhCert!="string"){let p={instancePath:t+"/sev/dhCert",schemaPath:"#/properties/sev/properties/dhCer\
t/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(a.policy!==void 0){let p=a.policy;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)
if(s!=="encryptedState"){let i={instancePath:t+"/sev/policy",schemaPath:"#/properties/sev/properties/policy/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.encryptedState!==void 0&&typeof p.encryptedState!="boolean"){let s={instancePath:t+"/sev/policy\
/encryptedState",schemaPath:"#/properties/sev/properties/policy/properties/encryptedState/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:t+"/sev/policy",schemaPath:"#/properties/sev/properties/policy/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(
s),r++}}if(a.session!==void 0&&typeof a.session!="string"){let p={instancePath:t+"/sev/session",schemaPath:"#/properties/sev/properties/session/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/sev",schemaPath:"#/properties/sev/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[p]:e.push(p),r++}}if(o.snp!==void 0){let a=o.snp;if(a&&typeof a=="object"&&!Array.isArray(a))for(let p in a){let s={instancePath:t+"/snp",schemaPath:"\
#/properties/snp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}else{let p={instancePath:t+"/s\
np",schemaPath:"#/properties/snp/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.tdx!==void 0){let a=o.tdx;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a))for(let p in a){let s={instancePath:t+"/tdx",schemaPath:"#/properties/tdx/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}else{let p={instancePath:t+"/tdx",schemaPath:"#/properties/tdx/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),
r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return ve.errors=e,r===0}var dr={type:"\
object",properties:{exec:{type:"object",properties:{command:{type:"array",items:{type:"string"}}},additionalProperties:!1},failureThreshold:{type:"integer",minimum:-2147483648,
maximum:2147483647},guestAgentPing:{type:"object",additionalProperties:!1},httpGet:{type:"object",properties:{host:{type:"string"},httpHeaders:{type:"array",items:{
type:"object",properties:{name:{type:"string"},value:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name","value"]}}},path:{type:"string"},
port:{type:["integer","string"]},scheme:{type:"string"}},additionalProperties:!1,required:["port"]},initialDelaySeconds:{type:"integer",minimum:-2147483648,maximum:2147483647},
periodSeconds:{type:"integer",minimum:-2147483648,maximum:2147483647},successThreshold:{type:"integer",minimum:-2147483648,maximum:2147483647},tcpSocket:{type:"\
object",properties:{host:{type:"string"},port:{type:["integer","string"]}},additionalProperties:!1,required:["port"]},timeoutSeconds:{type:"integer",minimum:-2147483648,
maximum:2147483647}},additionalProperties:!1};function Ie(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)
if(!L.call(dr.properties,p)){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=
[s]:e.push(s),r++}if(o.exec!==void 0){let p=o.exec;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(s!=="command"){let i={instancePath:t+"/exec",schemaPath:"\
#/properties/exec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.command!==void 0){let s=p.
command;if(Array.isArray(s)){let i=s.length;for(let n=0;n<i;n++)if(typeof s[n]!="string"){let c={instancePath:t+"/exec/command/"+n,schemaPath:"#/properties/exec\
/properties/command/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let i={instancePath:t+"/exec/command",schemaPath:"#/pr\
operties/exec/properties/command/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{let s={instancePath:t+"/exec",schemaPath:"#/pro\
perties/exec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(o.failureThreshold!==void 0){let p=o.failureThreshold;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/failureThreshold",schemaPath:"#/properties/failureThreshold/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/failureThreshold",schemaPath:"#/p\
roperties/failureThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={
instancePath:t+"/failureThreshold",schemaPath:"#/properties/failureThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[
s]:e.push(s),r++}}}if(o.guestAgentPing!==void 0){let p=o.guestAgentPing;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let i={instancePath:t+"/gues\
tAgentPing",schemaPath:"#/properties/guestAgentPing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),
r++}else{let s={instancePath:t+"/guestAgentPing",schemaPath:"#/properties/guestAgentPing/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}
if(o.httpGet!==void 0){let p=o.httpGet;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.port===void 0){let s={instancePath:t+"/httpGet",schemaPath:"#/propertie\
s/httpGet/required",keyword:"required",params:{missingProperty:"port"}};e===null?e=[s]:e.push(s),r++}for(let s in p)if(!(s==="host"||s==="httpHeaders"||s==="pat\
h"||s==="port"||s==="scheme")){let i={instancePath:t+"/httpGet",schemaPath:"#/properties/httpGet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[i]:e.push(i),r++}if(p.host!==void 0&&typeof p.host!="string"){let s={instancePath:t+"/httpGet/host",schemaPath:"#/properties/httpGet/properties/host\
/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.httpHeaders!==void 0){let s=p.httpHeaders;if(Array.isArray(s)){let i=s.length;for(let n=0;n<
i;n++){let c=s[n],b=r;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.name===void 0){let O={instancePath:t+"/httpGet/httpHeaders/"+n,schemaPath:"#/properties/\
httpGet/properties/httpHeaders/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[O]:e.push(O),r++}if(c.value===void 0){
let O={instancePath:t+"/httpGet/httpHeaders/"+n,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[O]:e.push(O),r++}}var a=b===r;if(!a){let O={instancePath:t+"/httpGet/httpHeaders/"+n,schemaPath:"#/properties/httpGet/prop\
erties/httpHeaders/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[O]:e.push(O),r++}if(c&&typeof c=="object"&&!Array.isArray(c)){for(let O in c)
if(!(O==="name"||O==="value")){let D={instancePath:t+"/httpGet/httpHeaders/"+n,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:O}};e===null?e=[D]:e.push(D),r++}if(c.name!==void 0&&typeof c.name!="string"){let O={instancePath:t+
"/httpGet/httpHeaders/"+n+"/name",schemaPath:"#/properties/httpGet/properties/httpHeaders/items/properties/name/type",keyword:"type",params:{type:"string"}};e===
null?e=[O]:e.push(O),r++}if(c.value!==void 0&&typeof c.value!="string"){let O={instancePath:t+"/httpGet/httpHeaders/"+n+"/value",schemaPath:"#/properties/httpGe\
t/properties/httpHeaders/items/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:t+"/httpGet/\
httpHeaders/"+n,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/type",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}}}else{let i={
instancePath:t+"/httpGet/httpHeaders",schemaPath:"#/properties/httpGet/properties/httpHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(
i),r++}}if(p.path!==void 0&&typeof p.path!="string"){let s={instancePath:t+"/httpGet/path",schemaPath:"#/properties/httpGet/properties/path/type",keyword:"type",
params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.port!==void 0){let s=p.port;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&typeof s!="strin\
g"){let i={instancePath:t+"/httpGet/port",schemaPath:"#/properties/httpGet/properties/port/type",keyword:"type",params:{type:dr.properties.httpGet.properties.port.
type}};e===null?e=[i]:e.push(i),r++}}if(p.scheme!==void 0&&typeof p.scheme!="string"){let s={instancePath:t+"/httpGet/scheme",schemaPath:"#/properties/httpGet/p\
roperties/scheme/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/httpGet",schemaPath:"#/properties/httpG\
et/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(o.initialDelaySeconds!==void 0){let p=o.initialDelaySeconds;if(!(typeof p=="num\
ber"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/initialDelaySeconds",schemaPath:"\
#/properties/initialDelaySeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){
let s={instancePath:t+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};
e===null?e=[s]:e.push(s),r++}}}if(o.periodSeconds!==void 0){let p=o.periodSeconds;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+
"/periodSeconds",schemaPath:"#/properties/periodSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(
p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/periodSeconds",schemaPath:"#/properties/periodSeconds/maximum",keyword:"maximum",params:{comparison:"<=",
limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={instancePath:t+"/periodSeconds",schemaPath:"#/properties/periodSeconds/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}if(o.successThreshold!==void 0){let p=o.successThreshold;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/successThreshold",schemaPath:"#/properties/successThreshold/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/successThreshold",schemaPath:"#/p\
roperties/successThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={
instancePath:t+"/successThreshold",schemaPath:"#/properties/successThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[
s]:e.push(s),r++}}}if(o.tcpSocket!==void 0){let p=o.tcpSocket;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.port===void 0){let s={instancePath:t+"/tcpSocket",
schemaPath:"#/properties/tcpSocket/required",keyword:"required",params:{missingProperty:"port"}};e===null?e=[s]:e.push(s),r++}for(let s in p)if(!(s==="host"||s===
"port")){let i={instancePath:t+"/tcpSocket",schemaPath:"#/properties/tcpSocket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[i]:e.push(i),r++}if(p.host!==void 0&&typeof p.host!="string"){let s={instancePath:t+"/tcpSocket/host",schemaPath:"#/properties/tcpSocket/properties/\
host/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.port!==void 0){let s=p.port;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))&&typeof s!="string"){let i={instancePath:t+"/tcpSocket/port",schemaPath:"#/properties/tcpSocket/properties/port/type",keyword:"type",params:{type:dr.properties.
tcpSocket.properties.port.type}};e===null?e=[i]:e.push(i),r++}}}else{let s={instancePath:t+"/tcpSocket",schemaPath:"#/properties/tcpSocket/type",keyword:"type",
params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(o.timeoutSeconds!==void 0){let p=o.timeoutSeconds;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){let s={instancePath:t+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}
if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={instancePath:t+"/timeoutSeconds",schemaPath:"\
#/properties/timeoutSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}}else{let p={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Ie.errors=e,r===0}function xe(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)
if(!(a==="networkData"||a==="networkDataBase64"||a==="networkDataSecretRef"||a==="secretRef"||a==="userData"||a==="userDataBase64")){let p={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.networkData!==void 0&&typeof o.networkData!=
"string"){let a={instancePath:t+"/networkData",schemaPath:"#/properties/networkData/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.
networkDataBase64!==void 0&&typeof o.networkDataBase64!="string"){let a={instancePath:t+"/networkDataBase64",schemaPath:"#/properties/networkDataBase64/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.networkDataSecretRef!==void 0){let a=o.networkDataSecretRef;if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let p in a)if(p!=="name"){let s={instancePath:t+"/networkDataSecretRef",schemaPath:"#/properties/networkDataSecretRef/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.name!==void 0&&typeof a.name!="string"){let p={instancePath:t+"/networkDataS\
ecretRef/name",schemaPath:"#/properties/networkDataSecretRef/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={
instancePath:t+"/networkDataSecretRef",schemaPath:"#/properties/networkDataSecretRef/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}
if(o.secretRef!==void 0){let a=o.secretRef;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(p!=="name"){let s={instancePath:t+"/secretRef",schemaPath:"\
#/properties/secretRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.name!==void 0&&typeof a.
name!="string"){let p={instancePath:t+"/secretRef/name",schemaPath:"#/properties/secretRef/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}if(o.userData!==void 0&&typeof o.userData!="string"){let a={instancePath:t+"/userData",schemaPath:"#/properties/userData/type",keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}if(o.userDataBase64!==void 0&&typeof o.userDataBase64!="string"){let a={instancePath:t+"/userDataBase64",schemaPath:"#/pr\
operties/userDataBase64/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return xe.errors=e,r===0}function Ae(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0,a=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.name===void 0){
let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),r++}var p=a===r;if(!p){
let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let s in o)if(!(s==="hotpluggable"||s==="name")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[i]:e.push(i),r++}if(o.hotpluggable!==void 0&&typeof o.hotpluggable!="boolean"){let s={instancePath:t+"/hotpluggable",schemaPath:"#/properties/hotplu\
ggable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(o.name!==void 0&&typeof o.name!="string"){let s={instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[s]:e.push(s),r++}return Ae.errors=e,r===0}function ee(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0,a=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.claimName===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"claimName"}};e===null?e=[s]:e.push(s),r++}var p=a===
r;if(!p){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(o&&typeof o=="object"&&!Array.
isArray(o)){for(let s in o)if(!(s==="claimName"||s==="hotpluggable"||s==="readOnly")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(o.claimName!==void 0&&typeof o.claimName!="string"){let s={instancePath:t+"/claimN\
ame",schemaPath:"#/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(o.hotpluggable!==void 0&&typeof o.hotpluggable!=
"boolean"){let s={instancePath:t+"/hotpluggable",schemaPath:"#/properties/hotpluggable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}
if(o.readOnly!==void 0&&typeof o.readOnly!="boolean"){let s={instancePath:t+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boo\
lean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return ee.
errors=e,r===0}var Je=(fr(),Hr(yr)).duplicates,pt={enum:["kubevirt","archive"]},it={enum:["kubevirt","archive",""]};function pe(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.template===
void 0){let G={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"template"}};e===null?e=[G]:e.push(G),r++}for(let G in o)if(!(G===
"dataVolumeTemplates"||G==="instancetype"||G==="preference"||G==="runStrategy"||G==="running"||G==="template"||G==="updateVolumesStrategy")){let $={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:G}};e===null?e=[$]:e.push($),r++}if(o.dataVolumeTemplates!==void 0){
let G=o.dataVolumeTemplates;if(Array.isArray(G)){let $=G.length;for(let A=0;A<$;A++){let P=G[A];if(!(P&&typeof P=="object"&&!Array.isArray(P))&&P!==null){let l={
instancePath:t+"/dataVolumeTemplates/"+A,schemaPath:"#/properties/dataVolumeTemplates/items/type",keyword:"type",params:{type:W.properties.dataVolumeTemplates.items.
type}};e===null?e=[l]:e.push(l),r++}if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.spec===void 0){let l={instancePath:t+"/dataVolumeTemplates/"+A,schemaPath:"\
#/properties/dataVolumeTemplates/items/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[l]:e.push(l),r++}for(let l in P)if(!(l==="apiVe\
rsion"||l==="kind"||l==="metadata"||l==="spec"||l==="status")){let d={instancePath:t+"/dataVolumeTemplates/"+A,schemaPath:"#/properties/dataVolumeTemplates/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(P.apiVersion!==void 0&&typeof P.apiVersion!=
"string"){let l={instancePath:t+"/dataVolumeTemplates/"+A+"/apiVersion",schemaPath:"#/properties/dataVolumeTemplates/items/properties/apiVersion/type",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(P.kind!==void 0&&typeof P.kind!="string"){let l={instancePath:t+"/dataVolumeTemplates/"+A+"/kind",
schemaPath:"#/properties/dataVolumeTemplates/items/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(P.metadata!==void 0&&
(Y(P.metadata,{instancePath:t+"/dataVolumeTemplates/"+A+"/metadata",parentData:P,parentDataProperty:"metadata",rootData:g})||(e=e===null?Y.errors:e.concat(Y.errors),
r=e.length)),P.spec!==void 0){let l=P.spec;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d in l)if(!L.call(W.properties.dataVolumeTemplates.items.properties.
spec.properties,d)){let u={instancePath:t+"/dataVolumeTemplates/"+A+"/spec",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.push(u),r++}if(l.checkpoints!==void 0&&($e(l.checkpoints,{instancePath:t+"/d\
ataVolumeTemplates/"+A+"/spec/checkpoints",parentData:l,parentDataProperty:"checkpoints",rootData:g})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),l.
contentType!==void 0){let d=l.contentType;if(typeof d!="string"){let f={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/contentType",schemaPath:"#/properties/da\
taVolumeTemplates/items/properties/spec/properties/contentType/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}let u=r;if(!(d==="kubev\
irt"||d==="archive")){let f={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/contentType",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/pro\
perties/contentType/unlessRewritten/enum",keyword:"enum",params:{allowedValues:pt.enum}};e===null?e=[f]:e.push(f),r++}var a=u===r;if(!a){let f={instancePath:t+"\
/dataVolumeTemplates/"+A+"/spec/contentType",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/contentType/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}let m=r;if(!(d==="kubevirt"||d==="archive"||d==="")){let f={instancePath:t+"/dataVolumeTemplates/"+A+"/\
spec/contentType",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/contentType/whenRewritten/enum",keyword:"enum",params:{allowedValues:it.
enum}};e===null?e=[f]:e.push(f),r++}var p=m===r;if(!p){let f={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/contentType",schemaPath:"#/properties/dataVolumeTe\
mplates/items/properties/spec/properties/contentType/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[f]:e.push(f),r++}}if(l.finalCheckpoint!==void 0&&
typeof l.finalCheckpoint!="boolean"){let d={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/finalCheckpoint",schemaPath:"#/properties/dataVolumeTemplates/items/\
properties/spec/properties/finalCheckpoint/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}if(l.preallocation!==void 0&&typeof l.preallocation!=
"boolean"){let d={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/preallocation",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/p\
reallocation/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}if(l.priorityClassName!==void 0&&typeof l.priorityClassName!="string"){let d={
instancePath:t+"/dataVolumeTemplates/"+A+"/spec/priorityClassName",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/priorityClassNa\
me/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(l.pvc!==void 0&&(Ee(l.pvc,{instancePath:t+"/dataVolumeTemplates/"+A+"/spec/pvc",
parentData:l,parentDataProperty:"pvc",rootData:g})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)),l.source!==void 0){let d=l.source;if(d&&typeof d=="ob\
ject"&&!Array.isArray(d)){for(let u in d)if(!L.call(W.properties.dataVolumeTemplates.items.properties.spec.properties.source.properties,u)){let m={instancePath:t+
"/dataVolumeTemplates/"+A+"/spec/source",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:u}};e===null?e=[m]:e.push(m),r++}if(d.blank!==void 0){let u=d.blank;if(u&&typeof u=="object"&&!Array.isArray(u))for(let m in u){
let f={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/blank",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/proper\
ties/blank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),r++}else{let m={instancePath:t+"/dataVol\
umeTemplates/"+A+"/spec/source/blank",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/blank/type",keyword:"type",
params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}if(d.gcs!==void 0&&(Ge(d.gcs,{instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/gcs",parentData:d,parentDataProperty:"\
gcs",rootData:g})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),d.http!==void 0){let u=d.http,m=r;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.url===
void 0){let f={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/http",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source\
/properties/http/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[f]:e.push(f),r++}var s=m===r;if(!s){let f={instancePath:t+
"/dataVolumeTemplates/"+A+"/spec/source/http",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/unlessRewritt\
en",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){for(let f in u)if(!(f==="certConfigMap"||f===
"extraHeaders"||f==="secretExtraHeaders"||f==="secretRef"||f==="url")){let y={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/http",schemaPath:"#/propert\
ies/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[y]:e.push(y),r++}if(u.certConfigMap!==void 0&&typeof u.certConfigMap!="string"){let f={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/http/c\
ertConfigMap",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/certConfigMap/type",keyword:"type",
params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(u.extraHeaders!==void 0){let f=u.extraHeaders;if(Array.isArray(f)){let y=f.length;for(let v=0;v<y;v++)if(typeof f[v]!=
"string"){let C={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/http/extraHeaders/"+v,schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec\
/properties/source/properties/http/properties/extraHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[C]:e.push(C),r++}}else{let y={instancePath:t+
"/dataVolumeTemplates/"+A+"/spec/source/http/extraHeaders",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/\
properties/extraHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(u.secretExtraHeaders!==void 0){let f=u.secretExtraHeaders;if(Array.
isArray(f)){let y=f.length;for(let v=0;v<y;v++)if(typeof f[v]!="string"){let C={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/http/secretExtraHeaders/"+
v,schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/secretExtraHeaders/items/type",keyword:"type",
params:{type:"string"}};e===null?e=[C]:e.push(C),r++}}else{let y={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/http/secretExtraHeaders",schemaPath:"#/\
properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/secretExtraHeaders/type",keyword:"type",params:{type:"array"}};
e===null?e=[y]:e.push(y),r++}}if(u.secretRef!==void 0&&typeof u.secretRef!="string"){let f={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/http/secretRe\
f",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/secretRef/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),r++}if(u.url!==void 0&&typeof u.url!="string"){let f={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/http/url",schemaPath:"\
#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=
[f]:e.push(f),r++}}else{let f={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/http",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/p\
roperties/source/properties/http/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(d.imageio!==void 0&&(Ue(d.imageio,{instancePath:t+
"/dataVolumeTemplates/"+A+"/spec/source/imageio",parentData:d,parentDataProperty:"imageio",rootData:g})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),
d.pvc!==void 0&&(H(d.pvc,{instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/pvc",parentData:d,parentDataProperty:"pvc",rootData:g})||(e=e===null?H.errors:e.
concat(H.errors),r=e.length)),d.registry!==void 0&&(Ke(d.registry,{instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/registry",parentData:d,parentDataProperty:"\
registry",rootData:g})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length)),d.s3!==void 0&&(ze(d.s3,{instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/s\
3",parentData:d,parentDataProperty:"s3",rootData:g})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),d.snapshot!==void 0&&(H(d.snapshot,{instancePath:t+
"/dataVolumeTemplates/"+A+"/spec/source/snapshot",parentData:d,parentDataProperty:"snapshot",rootData:g})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),
d.upload!==void 0){let u=d.upload;if(u&&typeof u=="object"&&!Array.isArray(u))for(let m in u){let f={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/uplo\
ad",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/upload/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m}};e===null?e=[f]:e.push(f),r++}else{let m={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/upload",schemaPath:"#/properties/\
dataVolumeTemplates/items/properties/spec/properties/source/properties/upload/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}d.vddk!==
void 0&&(Le(d.vddk,{instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source/vddk",parentData:d,parentDataProperty:"vddk",rootData:g})||(e=e===null?Le.errors:e.concat(
Le.errors),r=e.length))}else{let u={instancePath:t+"/dataVolumeTemplates/"+A+"/spec/source",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/p\
roperties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}l.sourceRef!==void 0&&(He(l.sourceRef,{instancePath:t+"/dataVolumeTe\
mplates/"+A+"/spec/sourceRef",parentData:l,parentDataProperty:"sourceRef",rootData:g})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)),l.storage!==void 0&&
(_e(l.storage,{instancePath:t+"/dataVolumeTemplates/"+A+"/spec/storage",parentData:l,parentDataProperty:"storage",rootData:g})||(e=e===null?_e.errors:e.concat(_e.
errors),r=e.length))}else{let d={instancePath:t+"/dataVolumeTemplates/"+A+"/spec",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/type",keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(P.status!==void 0){let l=P.status;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null){let d={
instancePath:t+"/dataVolumeTemplates/"+A+"/status",schemaPath:"#/properties/dataVolumeTemplates/items/properties/status/type",keyword:"type",params:{type:W.properties.
dataVolumeTemplates.items.properties.status.type}};e===null?e=[d]:e.push(d),r++}if(l&&typeof l=="object"&&!Array.isArray(l))for(let d in l){let u={instancePath:t+
"/dataVolumeTemplates/"+A+"/status",schemaPath:"#/properties/dataVolumeTemplates/items/properties/status/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d}};e===null?e=[u]:e.push(u),r++}}}}}else{let $={instancePath:t+"/dataVolumeTemplates",schemaPath:"#/properties/dataVolumeTemplates/type",keyword:"\
type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(o.instancetype!==void 0&&(Re(o.instancetype,{instancePath:t+"/instancetype",parentData:o,parentDataProperty:"\
instancetype",rootData:g})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),o.preference!==void 0&&(Re(o.preference,{instancePath:t+"/preference",parentData:o,
parentDataProperty:"preference",rootData:g})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),o.runStrategy!==void 0&&typeof o.runStrategy!="string"){let G={
instancePath:t+"/runStrategy",schemaPath:"#/properties/runStrategy/type",keyword:"type",params:{type:"string"}};e===null?e=[G]:e.push(G),r++}if(o.running!==void 0&&
typeof o.running!="boolean"){let G={instancePath:t+"/running",schemaPath:"#/properties/running/type",keyword:"type",params:{type:"boolean"}};e===null?e=[G]:e.push(
G),r++}if(o.template!==void 0){let G=o.template;if(G&&typeof G=="object"&&!Array.isArray(G)){for(let $ in G)if(!($==="metadata"||$==="spec")){let A={instancePath:t+
"/template",schemaPath:"#/properties/template/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[A]:e.push(A),r++}if(G.
metadata!==void 0&&(Y(G.metadata,{instancePath:t+"/template/metadata",parentData:G,parentDataProperty:"metadata",rootData:g})||(e=e===null?Y.errors:e.concat(Y.errors),
r=e.length)),G.spec!==void 0){let $=G.spec;if($&&typeof $=="object"&&!Array.isArray($)){if($.domain===void 0){let A={instancePath:t+"/template/spec",schemaPath:"\
#/properties/template/properties/spec/required",keyword:"required",params:{missingProperty:"domain"}};e===null?e=[A]:e.push(A),r++}for(let A in $)if(!L.call(W.properties.
template.properties.spec.properties,A)){let P={instancePath:t+"/template/spec",schemaPath:"#/properties/template/properties/spec/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:A}};e===null?e=[P]:e.push(P),r++}if($.accessCredentials!==void 0){let A=$.accessCredentials;if(Array.isArray(A)){
if(A.length>256){let l={instancePath:t+"/template/spec/accessCredentials",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/maxItem\
s",keyword:"maxItems",params:{limit:256}};e===null?e=[l]:e.push(l),r++}let P=A.length;for(let l=0;l<P;l++){let d=A[l];if(d&&typeof d=="object"&&!Array.isArray(d)){
for(let u in d)if(!(u==="sshPublicKey"||u==="userPassword")){let m={instancePath:t+"/template/spec/accessCredentials/"+l,schemaPath:"#/properties/template/prope\
rties/spec/properties/accessCredentials/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[m]:e.push(m),r++}if(d.
sshPublicKey!==void 0){let u=d.sshPublicKey;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.propagationMethod===void 0){let m={instancePath:t+"/template/spec/\
accessCredentials/"+l+"/sshPublicKey",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/required",keyword:"\
required",params:{missingProperty:"propagationMethod"}};e===null?e=[m]:e.push(m),r++}if(u.source===void 0){let m={instancePath:t+"/template/spec/accessCredentia\
ls/"+l+"/sshPublicKey",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/required",keyword:"required",
params:{missingProperty:"source"}};e===null?e=[m]:e.push(m),r++}for(let m in u)if(!(m==="propagationMethod"||m==="source")){let f={instancePath:t+"/template/spe\
c/accessCredentials/"+l+"/sshPublicKey",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),r++}if(u.propagationMethod!==void 0){let m=u.propagationMethod;
if(m&&typeof m=="object"&&!Array.isArray(m)){for(let f in m)if(!(f==="configDrive"||f==="noCloud"||f==="qemuGuestAgent")){let y={instancePath:t+"/template/spec/\
accessCredentials/"+l+"/sshPublicKey/propagationMethod",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPubli\
cKey/properties/propagationMethod/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[y]:e.push(y),r++}if(m.configDrive!==
void 0){let f=m.configDrive;if(f&&typeof f=="object"&&!Array.isArray(f))for(let y in f){let v={instancePath:t+"/template/spec/accessCredentials/"+l+"/sshPublicK\
ey/propagationMethod/configDrive",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/properties/propag\
ationMethod/properties/configDrive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[v]:e.push(v),r++}else{let y={
instancePath:t+"/template/spec/accessCredentials/"+l+"/sshPublicKey/propagationMethod/configDrive",schemaPath:"#/properties/template/properties/spec/properties/\
accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/properties/configDrive/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:
e.push(y),r++}}if(m.noCloud!==void 0){let f=m.noCloud;if(f&&typeof f=="object"&&!Array.isArray(f))for(let y in f){let v={instancePath:t+"/template/spec/accessCr\
edentials/"+l+"/sshPublicKey/propagationMethod/noCloud",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPubli\
cKey/properties/propagationMethod/properties/noCloud/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[v]:e.push(v),
r++}else{let y={instancePath:t+"/template/spec/accessCredentials/"+l+"/sshPublicKey/propagationMethod/noCloud",schemaPath:"#/properties/template/properties/spec\
/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/properties/noCloud/type",keyword:"type",params:{type:"object"}};e===null?
e=[y]:e.push(y),r++}}if(m.qemuGuestAgent!==void 0){let f=m.qemuGuestAgent;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.users===void 0){let y={instancePath:t+
"/template/spec/accessCredentials/"+l+"/sshPublicKey/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/template/properties/spec/properties/accessCreden\
tials/items/properties/sshPublicKey/properties/propagationMethod/properties/qemuGuestAgent/required",keyword:"required",params:{missingProperty:"users"}};e===null?
e=[y]:e.push(y),r++}for(let y in f)if(y!=="users"){let v={instancePath:t+"/template/spec/accessCredentials/"+l+"/sshPublicKey/propagationMethod/qemuGuestAgent",
schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/properties/qemuGuestAg\
ent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[v]:e.push(v),r++}if(f.users!==void 0){let y=f.users;if(Array.
isArray(y)){let v=y.length;for(let B=0;B<v;B++)if(typeof y[B]!="string"){let x={instancePath:t+"/template/spec/accessCredentials/"+l+"/sshPublicKey/propagationM\
ethod/qemuGuestAgent/users/"+B,schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/properties/propagati\
onMethod/properties/qemuGuestAgent/properties/users/items/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}let C=Je(y,W.properties.template.
properties.spec.properties.accessCredentials.items.properties.sshPublicKey.properties.propagationMethod.properties.qemuGuestAgent.properties.users.distinct);if(C.
length>0){let B={instancePath:t+"/template/spec/accessCredentials/"+l+"/sshPublicKey/propagationMethod/qemuGuestAgent/users",schemaPath:"#/properties/template/p\
roperties/spec/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/properties/qemuGuestAgent/properties/users/distinct",keyword:"\
distinct",params:{indices:C}};e===null?e=[B]:e.push(B),r++}}else{let v={instancePath:t+"/template/spec/accessCredentials/"+l+"/sshPublicKey/propagationMethod/qe\
muGuestAgent/users",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/pr\
operties/qemuGuestAgent/properties/users/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),r++}}}else{let y={instancePath:t+"/template/spec/a\
ccessCredentials/"+l+"/sshPublicKey/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/prope\
rties/sshPublicKey/properties/propagationMethod/properties/qemuGuestAgent/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let f={
instancePath:t+"/template/spec/accessCredentials/"+l+"/sshPublicKey/propagationMethod",schemaPath:"#/properties/template/properties/spec/properties/accessCreden\
tials/items/properties/sshPublicKey/properties/propagationMethod/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}u.source!==void 0&&(qe(
u.source,{instancePath:t+"/template/spec/accessCredentials/"+l+"/sshPublicKey/source",parentData:u,parentDataProperty:"source",rootData:g})||(e=e===null?qe.errors:
e.concat(qe.errors),r=e.length))}else{let m={instancePath:t+"/template/spec/accessCredentials/"+l+"/sshPublicKey",schemaPath:"#/properties/template/properties/s\
pec/properties/accessCredentials/items/properties/sshPublicKey/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}if(d.userPassword!==void 0){
let u=d.userPassword;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.propagationMethod===void 0){let m={instancePath:t+"/template/spec/accessCredentials/"+l+"\
/userPassword",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/userPassword/required",keyword:"required",params:{
missingProperty:"propagationMethod"}};e===null?e=[m]:e.push(m),r++}if(u.source===void 0){let m={instancePath:t+"/template/spec/accessCredentials/"+l+"/userPassw\
ord",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/userPassword/required",keyword:"required",params:{missingProperty:"\
source"}};e===null?e=[m]:e.push(m),r++}for(let m in u)if(!(m==="propagationMethod"||m==="source")){let f={instancePath:t+"/template/spec/accessCredentials/"+l+"\
/userPassword",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/userPassword/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),r++}if(u.propagationMethod!==void 0){let m=u.propagationMethod;if(m&&typeof m=="object"&&
!Array.isArray(m)){for(let f in m)if(f!=="qemuGuestAgent"){let y={instancePath:t+"/template/spec/accessCredentials/"+l+"/userPassword/propagationMethod",schemaPath:"\
#/properties/template/properties/spec/properties/accessCredentials/items/properties/userPassword/properties/propagationMethod/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:f}};e===null?e=[y]:e.push(y),r++}if(m.qemuGuestAgent!==void 0){let f=m.qemuGuestAgent;if(f&&typeof f=="object"&&!Array.
isArray(f))for(let y in f){let v={instancePath:t+"/template/spec/accessCredentials/"+l+"/userPassword/propagationMethod/qemuGuestAgent",schemaPath:"#/properties\
/template/properties/spec/properties/accessCredentials/items/properties/userPassword/properties/propagationMethod/properties/qemuGuestAgent/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[v]:e.push(v),r++}else{let y={instancePath:t+"/template/spec/accessCredentials/"+l+"/us\
erPassword/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/userPassword/proper\
ties/propagationMethod/properties/qemuGuestAgent/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let f={instancePath:t+"/templa\
te/spec/accessCredentials/"+l+"/userPassword/propagationMethod",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/\
userPassword/properties/propagationMethod/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}u.source!==void 0&&(qe(u.source,{instancePath:t+
"/template/spec/accessCredentials/"+l+"/userPassword/source",parentData:u,parentDataProperty:"source",rootData:g})||(e=e===null?qe.errors:e.concat(qe.errors),r=
e.length))}else{let m={instancePath:t+"/template/spec/accessCredentials/"+l+"/userPassword",schemaPath:"#/properties/template/properties/spec/properties/accessC\
redentials/items/properties/userPassword/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let u={instancePath:t+"/template/spec/\
accessCredentials/"+l,schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[u]:e.push(u),r++}}}else{let P={instancePath:t+"/template/spec/accessCredentials",schemaPath:"#/properties/template/properties/spec/properties/accessCredentia\
ls/type",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}if($.affinity!==void 0){let A=$.affinity;if(A&&typeof A=="object"&&!Array.isArray(A)){
for(let P in A)if(!(P==="nodeAffinity"||P==="podAffinity"||P==="podAntiAffinity")){let l={instancePath:t+"/template/spec/affinity",schemaPath:"#/properties/temp\
late/properties/spec/properties/affinity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[l]:e.push(l),r++}if(A.nodeAffinity!==
void 0){let P=A.nodeAffinity;if(P&&typeof P=="object"&&!Array.isArray(P)){for(let l in P)if(!(l==="preferredDuringSchedulingIgnoredDuringExecution"||l==="requir\
edDuringSchedulingIgnoredDuringExecution")){let d={instancePath:t+"/template/spec/affinity/nodeAffinity",schemaPath:"#/properties/template/properties/spec/prope\
rties/affinity/properties/nodeAffinity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(P.preferredDuringSchedulingIgnoredDuringExecution!==
void 0){let l=P.preferredDuringSchedulingIgnoredDuringExecution;if(Array.isArray(l)){let d=l.length;for(let u=0;u<d;u++){let m=l[u],f=r;if(m&&typeof m=="object"&&
!Array.isArray(m)&&m.weight===void 0){let y={instancePath:t+"/template/spec/affinity/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+u,schemaPath:"\
#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritt\
en/required",keyword:"required",params:{missingProperty:"weight"}};e===null?e=[y]:e.push(y),r++}var i=f===r;if(!i){let y={instancePath:t+"/template/spec/affinit\
y/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+u,schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity\
/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[y]:e.push(y),r++}if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.preference===void 0){let y={instancePath:t+"/template/spec/affinity/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecuti\
on/"+u,schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/\
items/required",keyword:"required",params:{missingProperty:"preference"}};e===null?e=[y]:e.push(y),r++}for(let y in m)if(!(y==="preference"||y==="weight")){let v={
instancePath:t+"/template/spec/affinity/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+u,schemaPath:"#/properties/template/properties/spec/prope\
rties/affinity/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y}};e===null?e=[v]:e.push(v),r++}if(m.preference!==void 0&&(Te(m.preference,{instancePath:t+"/template/spec/affinity/nodeAffinity/preferredDu\
ringSchedulingIgnoredDuringExecution/"+u+"/preference",parentData:m,parentDataProperty:"preference",rootData:g})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.
length)),m.weight!==void 0){let y=m.weight;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let v={instancePath:t+"/template/spec/affinity/nodeAffinity\
/preferredDuringSchedulingIgnoredDuringExecution/"+u+"/weight",schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/pro\
perties/preferredDuringSchedulingIgnoredDuringExecution/items/properties/weight/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:e.push(v),r++}if(typeof y==
"number"&&isFinite(y)){if(y>2147483647||isNaN(y)){let v={instancePath:t+"/template/spec/affinity/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+
u+"/weight",schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecu\
tion/items/properties/weight/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[v]:e.push(v),r++}if(y<-2147483648||isNaN(y)){let v={
instancePath:t+"/template/spec/affinity/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+u+"/weight",schemaPath:"#/properties/template/properties/\
spec/properties/affinity/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/properties/weight/minimum",keyword:"minimum",params:{
comparison:">=",limit:-2147483648}};e===null?e=[v]:e.push(v),r++}}}}else{let y={instancePath:t+"/template/spec/affinity/nodeAffinity/preferredDuringSchedulingIg\
noredDuringExecution/"+u,schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/preferredDuringSchedulingIgnor\
edDuringExecution/items/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let d={instancePath:t+"/template/spec/affinity/nodeAffi\
nity/preferredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/p\
referredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(P.requiredDuringSchedulingIgnoredDuringExecution!==
void 0){let l=P.requiredDuringSchedulingIgnoredDuringExecution;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.nodeSelectorTerms===void 0){let d={instancePath:t+
"/template/spec/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/template/properties/spec/properties/affinity/prop\
erties/nodeAffinity/properties/requiredDuringSchedulingIgnoredDuringExecution/required",keyword:"required",params:{missingProperty:"nodeSelectorTerms"}};e===null?
e=[d]:e.push(d),r++}for(let d in l)if(d!=="nodeSelectorTerms"){let u={instancePath:t+"/template/spec/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuring\
Execution",schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/requiredDuringSchedulingIgnoredDuringExecuti\
on/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.push(u),r++}if(l.nodeSelectorTerms!==void 0){let d=l.nodeSelectorTerms;
if(Array.isArray(d)){let u=d.length;for(let m=0;m<u;m++)Te(d[m],{instancePath:t+"/template/spec/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecu\
tion/nodeSelectorTerms/"+m,parentData:d,parentDataProperty:m,rootData:g})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)}else{let u={instancePath:t+"/te\
mplate/spec/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution/nodeSelectorTerms",schemaPath:"#/properties/template/properties/spec/properties\
/affinity/properties/nodeAffinity/properties/requiredDuringSchedulingIgnoredDuringExecution/properties/nodeSelectorTerms/type",keyword:"type",params:{type:"arra\
y"}};e===null?e=[u]:e.push(u),r++}}}else{let d={instancePath:t+"/template/spec/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"\
#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/requiredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",
params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:t+"/template/spec/affinity/nodeAffinity",schemaPath:"#/properties/template/prope\
rties/spec/properties/affinity/properties/nodeAffinity/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}A.podAffinity!==void 0&&(Ce(A.
podAffinity,{instancePath:t+"/template/spec/affinity/podAffinity",parentData:A,parentDataProperty:"podAffinity",rootData:g})||(e=e===null?Ce.errors:e.concat(Ce.
errors),r=e.length)),A.podAntiAffinity!==void 0&&(Ce(A.podAntiAffinity,{instancePath:t+"/template/spec/affinity/podAntiAffinity",parentData:A,parentDataProperty:"\
podAntiAffinity",rootData:g})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length))}else{let P={instancePath:t+"/template/spec/affinity",schemaPath:"#/propert\
ies/template/properties/spec/properties/affinity/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if($.architecture!==void 0&&typeof $.
architecture!="string"){let A={instancePath:t+"/template/spec/architecture",schemaPath:"#/properties/template/properties/spec/properties/architecture/type",keyword:"\
type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if($.dnsConfig!==void 0){let A=$.dnsConfig;if(A&&typeof A=="object"&&!Array.isArray(A)){for(let P in A)
if(!(P==="nameservers"||P==="options"||P==="searches")){let l={instancePath:t+"/template/spec/dnsConfig",schemaPath:"#/properties/template/properties/spec/prope\
rties/dnsConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[l]:e.push(l),r++}if(A.nameservers!==void 0){let P=A.
nameservers;if(Array.isArray(P)){let l=P.length;for(let d=0;d<l;d++)if(typeof P[d]!="string"){let u={instancePath:t+"/template/spec/dnsConfig/nameservers/"+d,schemaPath:"\
#/properties/template/properties/spec/properties/dnsConfig/properties/nameservers/items/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{
let l={instancePath:t+"/template/spec/dnsConfig/nameservers",schemaPath:"#/properties/template/properties/spec/properties/dnsConfig/properties/nameservers/type",
keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(A.options!==void 0){let P=A.options;if(Array.isArray(P)){let l=P.length;for(let d=0;d<l;d++){
let u=P[d];if(u&&typeof u=="object"&&!Array.isArray(u)){for(let m in u)if(!(m==="name"||m==="value")){let f={instancePath:t+"/template/spec/dnsConfig/options/"+
d,schemaPath:"#/properties/template/properties/spec/properties/dnsConfig/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[f]:e.push(f),r++}if(u.name!==void 0&&typeof u.name!="string"){let m={instancePath:t+"/template/spec/dnsConfig/options/"+d+"/name",schemaPath:"#/prop\
erties/template/properties/spec/properties/dnsConfig/properties/options/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(
m),r++}if(u.value!==void 0&&typeof u.value!="string"){let m={instancePath:t+"/template/spec/dnsConfig/options/"+d+"/value",schemaPath:"#/properties/template/pro\
perties/spec/properties/dnsConfig/properties/options/items/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let m={
instancePath:t+"/template/spec/dnsConfig/options/"+d,schemaPath:"#/properties/template/properties/spec/properties/dnsConfig/properties/options/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let l={instancePath:t+"/template/spec/dnsConfig/options",schemaPath:"#/properties/template/pro\
perties/spec/properties/dnsConfig/properties/options/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(A.searches!==void 0){let P=A.searches;
if(Array.isArray(P)){let l=P.length;for(let d=0;d<l;d++)if(typeof P[d]!="string"){let u={instancePath:t+"/template/spec/dnsConfig/searches/"+d,schemaPath:"#/pro\
perties/template/properties/spec/properties/dnsConfig/properties/searches/items/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{
let l={instancePath:t+"/template/spec/dnsConfig/searches",schemaPath:"#/properties/template/properties/spec/properties/dnsConfig/properties/searches/type",keyword:"\
type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}}else{let P={instancePath:t+"/template/spec/dnsConfig",schemaPath:"#/properties/template/properties/s\
pec/properties/dnsConfig/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if($.dnsPolicy!==void 0&&typeof $.dnsPolicy!="string"){let A={
instancePath:t+"/template/spec/dnsPolicy",schemaPath:"#/properties/template/properties/spec/properties/dnsPolicy/type",keyword:"type",params:{type:"string"}};e===
null?e=[A]:e.push(A),r++}if($.domain!==void 0){let A=$.domain;if(A&&typeof A=="object"&&!Array.isArray(A)){if(A.devices===void 0){let P={instancePath:t+"/templa\
te/spec/domain",schemaPath:"#/properties/template/properties/spec/properties/domain/required",keyword:"required",params:{missingProperty:"devices"}};e===null?e=
[P]:e.push(P),r++}for(let P in A)if(!L.call(W.properties.template.properties.spec.properties.domain.properties,P)){let l={instancePath:t+"/template/spec/domain",
schemaPath:"#/properties/template/properties/spec/properties/domain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?
e=[l]:e.push(l),r++}if(A.chassis!==void 0){let P=A.chassis;if(P&&typeof P=="object"&&!Array.isArray(P)){for(let l in P)if(!(l==="asset"||l==="manufacturer"||l===
"serial"||l==="sku"||l==="version")){let d={instancePath:t+"/template/spec/domain/chassis",schemaPath:"#/properties/template/properties/spec/properties/domain/p\
roperties/chassis/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(P.asset!==void 0&&typeof P.
asset!="string"){let l={instancePath:t+"/template/spec/domain/chassis/asset",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/chas\
sis/properties/asset/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(P.manufacturer!==void 0&&typeof P.manufacturer!="string"){let l={
instancePath:t+"/template/spec/domain/chassis/manufacturer",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/chassis/properties/ma\
nufacturer/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(P.serial!==void 0&&typeof P.serial!="string"){let l={instancePath:t+"/te\
mplate/spec/domain/chassis/serial",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/chassis/properties/serial/type",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(P.sku!==void 0&&typeof P.sku!="string"){let l={instancePath:t+"/template/spec/domain/chassis/sku",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/chassis/properties/sku/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
r++}if(P.version!==void 0&&typeof P.version!="string"){let l={instancePath:t+"/template/spec/domain/chassis/version",schemaPath:"#/properties/template/propertie\
s/spec/properties/domain/properties/chassis/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+
"/template/spec/domain/chassis",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/chassis/type",keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}}if(A.clock!==void 0){let P=A.clock;if(P&&typeof P=="object"&&!Array.isArray(P)){for(let l in P)if(!(l==="timer"||l==="timezone"||l===
"utc")){let d={instancePath:t+"/template/spec/domain/clock",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/clock/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(P.timer!==void 0&&(le(P.timer,{instancePath:t+"/template/sp\
ec/domain/clock/timer",parentData:P,parentDataProperty:"timer",rootData:g})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),P.timezone!==void 0&&typeof P.
timezone!="string"){let l={instancePath:t+"/template/spec/domain/clock/timezone",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/\
clock/properties/timezone/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(P.utc!==void 0){let l=P.utc;if(l&&typeof l=="object"&&!Array.
isArray(l)){for(let d in l)if(d!=="offsetSeconds"){let u={instancePath:t+"/template/spec/domain/clock/utc",schemaPath:"#/properties/template/properties/spec/pro\
perties/domain/properties/clock/properties/utc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.push(u),r++}
if(l.offsetSeconds!==void 0){let d=l.offsetSeconds;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let u={instancePath:t+"/template/spec/domain/clock/\
utc/offsetSeconds",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/clock/properties/utc/properties/offsetSeconds/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}}}else{let d={instancePath:t+"/template/spec/domain/clock/utc",schemaPath:"#/properties/template/prop\
erties/spec/properties/domain/properties/clock/properties/utc/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:t+
"/template/spec/domain/clock",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/clock/type",keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}}if(A.cpu!==void 0){let P=A.cpu;if(P&&typeof P=="object"&&!Array.isArray(P)){for(let l in P)if(!L.call(W.properties.template.properties.
spec.properties.domain.properties.cpu.properties,l)){let d={instancePath:t+"/template/spec/domain/cpu",schemaPath:"#/properties/template/properties/spec/propert\
ies/domain/properties/cpu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(P.cores!==void 0){
let l=P.cores;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d={instancePath:t+"/template/spec/domain/cpu/cores",schemaPath:"#/properties/templat\
e/properties/spec/properties/domain/properties/cpu/properties/cores/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof l=="num\
ber"&&isFinite(l)){if(l>2147483647||isNaN(l)){let d={instancePath:t+"/template/spec/domain/cpu/cores",schemaPath:"#/properties/template/properties/spec/properti\
es/domain/properties/cpu/properties/cores/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[d]:e.push(d),r++}if(l<0||isNaN(l)){let d={
instancePath:t+"/template/spec/domain/cpu/cores",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/cores/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}}if(P.dedicatedCpuPlacement!==void 0&&typeof P.dedicatedCpuPlacement!="boolean"){let l={
instancePath:t+"/template/spec/domain/cpu/dedicatedCpuPlacement",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/d\
edicatedCpuPlacement/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(P.features!==void 0&&(ce(P.features,{instancePath:t+"/templat\
e/spec/domain/cpu/features",parentData:P,parentDataProperty:"features",rootData:g})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),P.isolateEmulatorThread!==
void 0&&typeof P.isolateEmulatorThread!="boolean"){let l={instancePath:t+"/template/spec/domain/cpu/isolateEmulatorThread",schemaPath:"#/properties/template/pro\
perties/spec/properties/domain/properties/cpu/properties/isolateEmulatorThread/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(P.maxSockets!==
void 0){let l=P.maxSockets;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d={instancePath:t+"/template/spec/domain/cpu/maxSockets",schemaPath:"#/\
properties/template/properties/spec/properties/domain/properties/cpu/properties/maxSockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),
r++}if(typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l)){let d={instancePath:t+"/template/spec/domain/cpu/maxSockets",schemaPath:"#/properties/templat\
e/properties/spec/properties/domain/properties/cpu/properties/maxSockets/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[d]:e.
push(d),r++}if(l<0||isNaN(l)){let d={instancePath:t+"/template/spec/domain/cpu/maxSockets",schemaPath:"#/properties/template/properties/spec/properties/domain/p\
roperties/cpu/properties/maxSockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}}if(P.model!==void 0&&typeof P.model!=
"string"){let l={instancePath:t+"/template/spec/domain/cpu/model",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/\
model/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(P.numa!==void 0&&(de(P.numa,{instancePath:t+"/template/spec/domain/cpu/numa",
parentData:P,parentDataProperty:"numa",rootData:g})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),P.realtime!==void 0){let l=P.realtime;if(l&&typeof l==
"object"&&!Array.isArray(l)){for(let d in l)if(d!=="mask"){let u={instancePath:t+"/template/spec/domain/cpu/realtime",schemaPath:"#/properties/template/properti\
es/spec/properties/domain/properties/cpu/properties/realtime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:
e.push(u),r++}if(l.mask!==void 0&&typeof l.mask!="string"){let d={instancePath:t+"/template/spec/domain/cpu/realtime/mask",schemaPath:"#/properties/template/pro\
perties/spec/properties/domain/properties/cpu/properties/realtime/properties/mask/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{
let d={instancePath:t+"/template/spec/domain/cpu/realtime",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/realtim\
e/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(P.sockets!==void 0){let l=P.sockets;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&
isFinite(l))){let d={instancePath:t+"/template/spec/domain/cpu/sockets",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/prope\
rties/sockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l)){let d={instancePath:t+
"/template/spec/domain/cpu/sockets",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/sockets/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:2147483647}};e===null?e=[d]:e.push(d),r++}if(l<0||isNaN(l)){let d={instancePath:t+"/template/spec/domain/cpu/sockets",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/cpu/properties/sockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[d]:e.push(d),r++}}}if(P.threads!==void 0){let l=P.threads;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d={instancePath:t+"/template/spec/dom\
ain/cpu/threads",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/threads/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[d]:e.push(d),r++}if(typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l)){let d={instancePath:t+"/template/spec/domain/cpu/threads",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/cpu/properties/threads/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[d]:e.push(d),r++}if(l<0||isNaN(l)){let d={instancePath:t+"/template/spec/domain/cpu/threads",schemaPath:"#/properties/template/properties/spec/prope\
rties/domain/properties/cpu/properties/threads/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}}}else{let l={instancePath:t+
"/template/spec/domain/cpu",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/type",keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),r++}}if(A.devices!==void 0){let P=A.devices;if(P&&typeof P=="object"&&!Array.isArray(P)){for(let l in P)if(!L.call(W.properties.template.properties.
spec.properties.domain.properties.devices.properties,l)){let d={instancePath:t+"/template/spec/domain/devices",schemaPath:"#/properties/template/properties/spec\
/properties/domain/properties/devices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(P.autoattachGraphicsDevice!==
void 0&&typeof P.autoattachGraphicsDevice!="boolean"){let l={instancePath:t+"/template/spec/domain/devices/autoattachGraphicsDevice",schemaPath:"#/properties/te\
mplate/properties/spec/properties/domain/properties/devices/properties/autoattachGraphicsDevice/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(
l),r++}if(P.autoattachInputDevice!==void 0&&typeof P.autoattachInputDevice!="boolean"){let l={instancePath:t+"/template/spec/domain/devices/autoattachInputDevic\
e",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/autoattachInputDevice/type",keyword:"type",params:{type:"bo\
olean"}};e===null?e=[l]:e.push(l),r++}if(P.autoattachMemBalloon!==void 0&&typeof P.autoattachMemBalloon!="boolean"){let l={instancePath:t+"/template/spec/domain\
/devices/autoattachMemBalloon",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/autoattachMemBalloon/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(P.autoattachPodInterface!==void 0&&typeof P.autoattachPodInterface!="boolean"){let l={instancePath:t+
"/template/spec/domain/devices/autoattachPodInterface",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/autoatt\
achPodInterface/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(P.autoattachSerialConsole!==void 0&&typeof P.autoattachSerialConsole!=
"boolean"){let l={instancePath:t+"/template/spec/domain/devices/autoattachSerialConsole",schemaPath:"#/properties/template/properties/spec/properties/domain/pro\
perties/devices/properties/autoattachSerialConsole/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(P.autoattachVSOCK!==void 0&&typeof P.
autoattachVSOCK!="boolean"){let l={instancePath:t+"/template/spec/domain/devices/autoattachVSOCK",schemaPath:"#/properties/template/properties/spec/properties/d\
omain/properties/devices/properties/autoattachVSOCK/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(P.blockMultiQueue!==void 0&&typeof P.
blockMultiQueue!="boolean"){let l={instancePath:t+"/template/spec/domain/devices/blockMultiQueue",schemaPath:"#/properties/template/properties/spec/properties/d\
omain/properties/devices/properties/blockMultiQueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(P.clientPassthrough!==void 0){
let l=P.clientPassthrough;if(l&&typeof l=="object"&&!Array.isArray(l))for(let d in l){let u={instancePath:t+"/template/spec/domain/devices/clientPassthrough",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/clientPassthrough/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d}};e===null?e=[u]:e.push(u),r++}else{let d={instancePath:t+"/template/spec/domain/devices/clientPassthrough",schemaPath:"#/properties/templa\
te/properties/spec/properties/domain/properties/devices/properties/clientPassthrough/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}
if(P.disableHotplug!==void 0&&typeof P.disableHotplug!="boolean"){let l={instancePath:t+"/template/spec/domain/devices/disableHotplug",schemaPath:"#/properties/\
template/properties/spec/properties/domain/properties/devices/properties/disableHotplug/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}
if(P.disks!==void 0){let l=P.disks;if(Array.isArray(l)){if(l.length>256){let u={instancePath:t+"/template/spec/domain/devices/disks",schemaPath:"#/properties/te\
mplate/properties/spec/properties/domain/properties/devices/properties/disks/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[u]:e.push(u),r++}let d=l.
length;for(let u=0;u<d;u++)me(l[u],{instancePath:t+"/template/spec/domain/devices/disks/"+u,parentData:l,parentDataProperty:u,rootData:g})||(e=e===null?me.errors:
e.concat(me.errors),r=e.length)}else{let d={instancePath:t+"/template/spec/domain/devices/disks",schemaPath:"#/properties/template/properties/spec/properties/do\
main/properties/devices/properties/disks/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(P.downwardMetrics!==void 0){let l=P.downwardMetrics;
if(l&&typeof l=="object"&&!Array.isArray(l))for(let d in l){let u={instancePath:t+"/template/spec/domain/devices/downwardMetrics",schemaPath:"#/properties/templ\
ate/properties/spec/properties/domain/properties/devices/properties/downwardMetrics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[u]:e.push(u),r++}else{let d={instancePath:t+"/template/spec/domain/devices/downwardMetrics",schemaPath:"#/properties/template/properties/spec/proper\
ties/domain/properties/devices/properties/downwardMetrics/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(P.filesystems!==void 0){
let l=P.filesystems;if(Array.isArray(l)){let d=l.length;for(let u=0;u<d;u++){let m=l[u],f=r;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.name===void 0){let y={
instancePath:t+"/template/spec/domain/devices/filesystems/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/\
filesystems/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[y]:e.push(y),r++}var n=f===r;if(!n){let y={instancePath:t+
"/template/spec/domain/devices/filesystems/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/filesystems/ite\
ms/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[y]:e.push(y),r++}if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.virtiofs===void 0){let y={
instancePath:t+"/template/spec/domain/devices/filesystems/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/\
filesystems/items/required",keyword:"required",params:{missingProperty:"virtiofs"}};e===null?e=[y]:e.push(y),r++}for(let y in m)if(!(y==="name"||y==="virtiofs")){
let v={instancePath:t+"/template/spec/domain/devices/filesystems/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/prop\
erties/filesystems/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[v]:e.push(v),r++}if(m.name!==void 0&&typeof m.
name!="string"){let y={instancePath:t+"/template/spec/domain/devices/filesystems/"+u+"/name",schemaPath:"#/properties/template/properties/spec/properties/domain\
/properties/devices/properties/filesystems/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.virtiofs!==void 0){
let y=m.virtiofs;if(y&&typeof y=="object"&&!Array.isArray(y))for(let v in y){let C={instancePath:t+"/template/spec/domain/devices/filesystems/"+u+"/virtiofs",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/filesystems/items/properties/virtiofs/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:v}};e===null?e=[C]:e.push(C),r++}else{let v={instancePath:t+"/template/spec/domain/devices/filesystems/"+u+"/virtiof\
s",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/filesystems/items/properties/virtiofs/type",keyword:"type",
params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}}else{let y={instancePath:t+"/template/spec/domain/devices/filesystems/"+u,schemaPath:"#/properties/templa\
te/properties/spec/properties/domain/properties/devices/properties/filesystems/items/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{
let d={instancePath:t+"/template/spec/domain/devices/filesystems",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/propert\
ies/filesystems/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(P.gpus!==void 0&&(fe(P.gpus,{instancePath:t+"/template/spec/domain/\
devices/gpus",parentData:P,parentDataProperty:"gpus",rootData:g})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),P.hostDevices!==void 0&&(he(P.hostDevices,
{instancePath:t+"/template/spec/domain/devices/hostDevices",parentData:P,parentDataProperty:"hostDevices",rootData:g})||(e=e===null?he.errors:e.concat(he.errors),
r=e.length)),P.inputs!==void 0){let l=P.inputs;if(Array.isArray(l)){let d=l.length;for(let u=0;u<d;u++){let m=l[u],f=r;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.name===void 0){let y={instancePath:t+"/template/spec/domain/devices/inputs/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/prop\
erties/devices/properties/inputs/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[y]:e.push(y),r++}if(m.type===void 0){
let y={instancePath:t+"/template/spec/domain/devices/inputs/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/propertie\
s/inputs/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[y]:e.push(y),r++}}var c=f===r;if(!c){let y={instancePath:t+
"/template/spec/domain/devices/inputs/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/inputs/items/unlessR\
ewritten",keyword:"unlessRewritten",params:{}};e===null?e=[y]:e.push(y),r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(!(y==="bus"||y==="nam\
e"||y==="type")){let v={instancePath:t+"/template/spec/domain/devices/inputs/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/\
devices/properties/inputs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[v]:e.push(v),r++}if(m.bus!==void 0&&
typeof m.bus!="string"){let y={instancePath:t+"/template/spec/domain/devices/inputs/"+u+"/bus",schemaPath:"#/properties/template/properties/spec/properties/doma\
in/properties/devices/properties/inputs/items/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.name!==void 0&&typeof m.
name!="string"){let y={instancePath:t+"/template/spec/domain/devices/inputs/"+u+"/name",schemaPath:"#/properties/template/properties/spec/properties/domain/prop\
erties/devices/properties/inputs/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.type!==void 0&&typeof m.type!=
"string"){let y={instancePath:t+"/template/spec/domain/devices/inputs/"+u+"/type",schemaPath:"#/properties/template/properties/spec/properties/domain/properties\
/devices/properties/inputs/items/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/templat\
e/spec/domain/devices/inputs/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/inputs/items/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let d={instancePath:t+"/template/spec/domain/devices/inputs",schemaPath:"#/properties/template/\
properties/spec/properties/domain/properties/devices/properties/inputs/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(P.interfaces!==
void 0){let l=P.interfaces;if(Array.isArray(l)){if(l.length>256){let u={instancePath:t+"/template/spec/domain/devices/interfaces",schemaPath:"#/properties/templ\
ate/properties/spec/properties/domain/properties/devices/properties/interfaces/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[u]:e.push(u),r++}let d=l.
length;for(let u=0;u<d;u++){let m=l[u],f=r;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.name===void 0){let y={instancePath:t+"/template/spec/domain/devices/in\
terfaces/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[y]:e.push(y),r++}var b=f===r;if(!b){let y={instancePath:t+"/template/spec/domain/devices/interfaces/"+u,schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===
null?e=[y]:e.push(y),r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(!L.call(W.properties.template.properties.spec.properties.domain.properties.
devices.properties.interfaces.items.properties,y)){let v={instancePath:t+"/template/spec/domain/devices/interfaces/"+u,schemaPath:"#/properties/template/propert\
ies/spec/properties/domain/properties/devices/properties/interfaces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===
null?e=[v]:e.push(v),r++}if(m.acpiIndex!==void 0){let y=m.acpiIndex;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let v={instancePath:t+"/template/s\
pec/domain/devices/interfaces/"+u+"/acpiIndex",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/item\
s/properties/acpiIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:e.push(v),r++}}if(m.binding!==void 0){let y=m.binding,v=r;if(y&&typeof y=="o\
bject"&&!Array.isArray(y)&&y.name===void 0){let C={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/binding",schemaPath:"#/properties/template/pro\
perties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/binding/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
name"}};e===null?e=[C]:e.push(C),r++}var O=v===r;if(!O){let C={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/binding",schemaPath:"#/properties/\
template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/binding/unlessRewritten",keyword:"unlessRewritten",params:{}};
e===null?e=[C]:e.push(C),r++}if(y&&typeof y=="object"&&!Array.isArray(y)){for(let C in y)if(C!=="name"){let B={instancePath:t+"/template/spec/domain/devices/int\
erfaces/"+u+"/binding",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/binding/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:C}};e===null?e=[B]:e.push(B),r++}if(y.name!==void 0&&typeof y.name!="string"){let C={
instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/binding/name",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devi\
ces/properties/interfaces/items/properties/binding/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[C]:e.push(C),r++}}else{let C={instancePath:t+
"/template/spec/domain/devices/interfaces/"+u+"/binding",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/inter\
faces/items/properties/binding/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}}if(m.bootOrder!==void 0){let y=m.bootOrder;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let v={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/bootOrder",schemaPath:"#/properties/template/pr\
operties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/bootOrder/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:
e.push(v),r++}if(typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))){let v={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/bootOrder",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/bootOrder/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[v]:e.push(v),r++}}if(m.bridge!==void 0){let y=m.bridge;if(y&&typeof y=="object"&&!Array.isArray(y))for(let v in y){let C={instancePath:t+
"/template/spec/domain/devices/interfaces/"+u+"/bridge",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interf\
aces/items/properties/bridge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[C]:e.push(C),r++}else{let v={instancePath:t+
"/template/spec/domain/devices/interfaces/"+u+"/bridge",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interf\
aces/items/properties/bridge/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(m.dhcpOptions!==void 0){let y=m.dhcpOptions;if(y&&typeof y==
"object"&&!Array.isArray(y)){for(let v in y)if(!(v==="bootFileName"||v==="ntpServers"||v==="privateOptions"||v==="tftpServerName")){let C={instancePath:t+"/temp\
late/spec/domain/devices/interfaces/"+u+"/dhcpOptions",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfa\
ces/items/properties/dhcpOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[C]:e.push(C),r++}if(y.bootFileName!==
void 0&&typeof y.bootFileName!="string"){let v={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/dhcpOptions/bootFileName",schemaPath:"#/propertie\
s/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/bootFileName/type",keyword:"type",
params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(y.ntpServers!==void 0){let v=y.ntpServers;if(Array.isArray(v)){let C=v.length;for(let B=0;B<C;B++)if(typeof v[B]!=
"string"){let x={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/dhcpOptions/ntpServers/"+B,schemaPath:"#/properties/template/properties/spec/pro\
perties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/ntpServers/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[x]:e.push(x),r++}}else{let C={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/dhcpOptions/ntpServers",schemaPath:"#/properties/template/p\
roperties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/ntpServers/type",keyword:"type",params:{type:"\
array"}};e===null?e=[C]:e.push(C),r++}}if(y.privateOptions!==void 0){let v=y.privateOptions;if(Array.isArray(v)){let C=v.length;for(let B=0;B<C;B++){let x=v[B],
F=r;if(x&&typeof x=="object"&&!Array.isArray(x)){if(x.option===void 0){let M={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/dhcpOptions/private\
Options/"+B,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties\
/privateOptions/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"option"}};e===null?e=[M]:e.push(M),r++}if(x.value===void 0){let M={instancePath:t+
"/template/spec/domain/devices/interfaces/"+u+"/dhcpOptions/privateOptions/"+B,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/de\
vices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"v\
alue"}};e===null?e=[M]:e.push(M),r++}}var D=F===r;if(!D){let M={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/dhcpOptions/privateOptions/"+B,schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/un\
lessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[M]:e.push(M),r++}if(x&&typeof x=="object"&&!Array.isArray(x)){for(let M in x)if(!(M==="option"||
M==="value")){let oe={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/dhcpOptions/privateOptions/"+B,schemaPath:"#/properties/template/properties\
/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:M}};e===null?e=[oe]:e.push(oe),r++}if(x.option!==void 0){let M=x.option;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&
isFinite(M))){let oe={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/dhcpOptions/privateOptions/"+B+"/option",schemaPath:"#/properties/template/\
properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/properties/option/type",
keyword:"type",params:{type:"integer"}};e===null?e=[oe]:e.push(oe),r++}}if(x.value!==void 0&&typeof x.value!="string"){let M={instancePath:t+"/template/spec/dom\
ain/devices/interfaces/"+u+"/dhcpOptions/privateOptions/"+B+"/value",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/prop\
erties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[M]:e.push(
M),r++}}else{let M={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/dhcpOptions/privateOptions/"+B,schemaPath:"#/properties/template/properties/s\
pec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[M]:e.push(M),r++}}}else{let C={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/dhcpOptions/privateOptions",schemaPath:"#/pro\
perties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/type",keyword:"\
type",params:{type:"array"}};e===null?e=[C]:e.push(C),r++}}if(y.tftpServerName!==void 0&&typeof y.tftpServerName!="string"){let v={instancePath:t+"/template/spe\
c/domain/devices/interfaces/"+u+"/dhcpOptions/tftpServerName",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/\
interfaces/items/properties/dhcpOptions/properties/tftpServerName/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:t+
"/template/spec/domain/devices/interfaces/"+u+"/dhcpOptions",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/i\
nterfaces/items/properties/dhcpOptions/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(m.macAddress!==void 0&&typeof m.macAddress!=
"string"){let y={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/macAddress",schemaPath:"#/properties/template/properties/spec/properties/domain/\
properties/devices/properties/interfaces/items/properties/macAddress/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.macvtap!==void 0){
let y=m.macvtap;if(y&&typeof y=="object"&&!Array.isArray(y))for(let v in y){let C={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/macvtap",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/macvtap/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:v}};e===null?e=[C]:e.push(C),r++}else{let v={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/macvtap",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/macvtap/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[v]:e.push(v),r++}}if(m.masquerade!==void 0){let y=m.masquerade;if(y&&typeof y=="object"&&!Array.isArray(y))for(let v in y){let C={instancePath:t+
"/template/spec/domain/devices/interfaces/"+u+"/masquerade",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/in\
terfaces/items/properties/masquerade/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[C]:e.push(C),r++}else{let v={
instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/masquerade",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/device\
s/properties/interfaces/items/properties/masquerade/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(m.model!==void 0&&typeof m.model!=
"string"){let y={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/model",schemaPath:"#/properties/template/properties/spec/properties/domain/prope\
rties/devices/properties/interfaces/items/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.name!==void 0&&typeof m.
name!="string"){let y={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/name",schemaPath:"#/properties/template/properties/spec/properties/domain/\
properties/devices/properties/interfaces/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.passt!==void 0){let y=m.
passt;if(y&&typeof y=="object"&&!Array.isArray(y))for(let v in y){let C={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/passt",schemaPath:"#/pro\
perties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/passt/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:v}};e===null?e=[C]:e.push(C),r++}else{let v={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/passt",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/passt/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[v]:e.push(v),r++}}if(m.passtBinding!==void 0){let y=m.passtBinding;if(y&&typeof y=="object"&&!Array.isArray(y))for(let v in y){let C={instancePath:t+
"/template/spec/domain/devices/interfaces/"+u+"/passtBinding",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/\
interfaces/items/properties/passtBinding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[C]:e.push(C),r++}else{let v={
instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/passtBinding",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devi\
ces/properties/interfaces/items/properties/passtBinding/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(m.pciAddress!==void 0&&typeof m.
pciAddress!="string"){let y={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/pciAddress",schemaPath:"#/properties/template/properties/spec/proper\
ties/domain/properties/devices/properties/interfaces/items/properties/pciAddress/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.
ports!==void 0){let y=m.ports;if(Array.isArray(y)){let v=y.length;for(let C=0;C<v;C++){let B=y[C],x=r;if(B&&typeof B=="object"&&!Array.isArray(B)&&B.port===void 0){
let F={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/ports/"+C,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/d\
evices/properties/interfaces/items/properties/ports/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"port"}};e===null?e=[F]:e.push(F),
r++}var k=x===r;if(!k){let F={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/ports/"+C,schemaPath:"#/properties/template/properties/spec/propert\
ies/domain/properties/devices/properties/interfaces/items/properties/ports/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[F]:e.push(F),
r++}if(B&&typeof B=="object"&&!Array.isArray(B)){for(let F in B)if(!(F==="name"||F==="port"||F==="protocol")){let M={instancePath:t+"/template/spec/domain/devic\
es/interfaces/"+u+"/ports/"+C,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/port\
s/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:F}};e===null?e=[M]:e.push(M),r++}if(B.name!==void 0&&typeof B.name!="str\
ing"){let F={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/ports/"+C+"/name",schemaPath:"#/properties/template/properties/spec/properties/domai\
n/properties/devices/properties/interfaces/items/properties/ports/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[F]:e.push(F),r++}
if(B.port!==void 0){let F=B.port;if(!(typeof F=="number"&&!(F%1)&&!isNaN(F)&&isFinite(F))){let M={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"\
/ports/"+C+"/port",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/ports/items/pro\
perties/port/type",keyword:"type",params:{type:"integer"}};e===null?e=[M]:e.push(M),r++}if(typeof F=="number"&&isFinite(F)){if(F>2147483647||isNaN(F)){let M={instancePath:t+
"/template/spec/domain/devices/interfaces/"+u+"/ports/"+C+"/port",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/propert\
ies/interfaces/items/properties/ports/items/properties/port/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[M]:e.push(M),r++}if(F<
-2147483648||isNaN(F)){let M={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/ports/"+C+"/port",schemaPath:"#/properties/template/properties/spec\
/properties/domain/properties/devices/properties/interfaces/items/properties/ports/items/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};
e===null?e=[M]:e.push(M),r++}}}if(B.protocol!==void 0&&typeof B.protocol!="string"){let F={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/ports/"+
C+"/protocol",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/ports/items/properti\
es/protocol/type",keyword:"type",params:{type:"string"}};e===null?e=[F]:e.push(F),r++}}else{let F={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+
"/ports/"+C,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/ports/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[F]:e.push(F),r++}}}else{let v={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/ports",schemaPath:"#/pro\
perties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/ports/type",keyword:"type",params:{type:"array"}};e===
null?e=[v]:e.push(v),r++}}if(m.slirp!==void 0){let y=m.slirp;if(y&&typeof y=="object"&&!Array.isArray(y))for(let v in y){let C={instancePath:t+"/template/spec/d\
omain/devices/interfaces/"+u+"/slirp",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/propert\
ies/slirp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[C]:e.push(C),r++}else{let v={instancePath:t+"/template\
/spec/domain/devices/interfaces/"+u+"/slirp",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/\
properties/slirp/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(m.sriov!==void 0){let y=m.sriov;if(y&&typeof y=="object"&&!Array.
isArray(y))for(let v in y){let C={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/sriov",schemaPath:"#/properties/template/properties/spec/proper\
ties/domain/properties/devices/properties/interfaces/items/properties/sriov/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};
e===null?e=[C]:e.push(C),r++}else{let v={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/sriov",schemaPath:"#/properties/template/properties/spec\
/properties/domain/properties/devices/properties/interfaces/items/properties/sriov/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(m.
state!==void 0&&typeof m.state!="string"){let y={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/state",schemaPath:"#/properties/template/propert\
ies/spec/properties/domain/properties/devices/properties/interfaces/items/properties/state/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),
r++}if(m.tag!==void 0&&typeof m.tag!="string"){let y={instancePath:t+"/template/spec/domain/devices/interfaces/"+u+"/tag",schemaPath:"#/properties/template/prop\
erties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),
r++}}else{let y={instancePath:t+"/template/spec/domain/devices/interfaces/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/dev\
ices/properties/interfaces/items/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let d={instancePath:t+"/template/spec/domain/d\
evices/interfaces",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/type",keyword:"type",params:{type:"\
array"}};e===null?e=[d]:e.push(d),r++}}if(P.logSerialConsole!==void 0&&typeof P.logSerialConsole!="boolean"){let l={instancePath:t+"/template/spec/domain/device\
s/logSerialConsole",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/logSerialConsole/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(P.networkInterfaceMultiqueue!==void 0&&typeof P.networkInterfaceMultiqueue!="boolean"){let l={instancePath:t+"/\
template/spec/domain/devices/networkInterfaceMultiqueue",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/netwo\
rkInterfaceMultiqueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(P.panicDevices!==void 0){let l=P.panicDevices;if(Array.isArray(
l)){let d=l.length;for(let u=0;u<d;u++){let m=l[u];if(m&&typeof m=="object"&&!Array.isArray(m)){for(let f in m)if(f!=="model"){let y={instancePath:t+"/template/\
spec/domain/devices/panicDevices/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/panicDevices/items/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[y]:e.push(y),r++}if(m.model!==void 0&&typeof m.model!="string"){let f={
instancePath:t+"/template/spec/domain/devices/panicDevices/"+u+"/model",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/p\
roperties/panicDevices/items/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/s\
pec/domain/devices/panicDevices/"+u,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/panicDevices/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let d={instancePath:t+"/template/spec/domain/devices/panicDevices",schemaPath:"#/properties/te\
mplate/properties/spec/properties/domain/properties/devices/properties/panicDevices/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(P.
rng!==void 0){let l=P.rng;if(l&&typeof l=="object"&&!Array.isArray(l))for(let d in l){let u={instancePath:t+"/template/spec/domain/devices/rng",schemaPath:"#/pr\
operties/template/properties/spec/properties/domain/properties/devices/properties/rng/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[u]:e.push(u),r++}else{let d={instancePath:t+"/template/spec/domain/devices/rng",schemaPath:"#/properties/template/properties/spec/properties/domain/\
properties/devices/properties/rng/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(P.sound!==void 0){let l=P.sound,d=r;if(l&&typeof l==
"object"&&!Array.isArray(l)&&l.name===void 0){let u={instancePath:t+"/template/spec/domain/devices/sound",schemaPath:"#/properties/template/properties/spec/prop\
erties/domain/properties/devices/properties/sound/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[u]:e.push(u),r++}var q=d===
r;if(!q){let u={instancePath:t+"/template/spec/domain/devices/sound",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/prop\
erties/sound/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[u]:e.push(u),r++}if(l&&typeof l=="object"&&!Array.isArray(l)){for(let u in l)if(!(u===
"model"||u==="name")){let m={instancePath:t+"/template/spec/domain/devices/sound",schemaPath:"#/properties/template/properties/spec/properties/domain/properties\
/devices/properties/sound/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[m]:e.push(m),r++}if(l.model!==void 0&&
typeof l.model!="string"){let u={instancePath:t+"/template/spec/domain/devices/sound/model",schemaPath:"#/properties/template/properties/spec/properties/domain/\
properties/devices/properties/sound/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(l.name!==void 0&&typeof l.name!=
"string"){let u={instancePath:t+"/template/spec/domain/devices/sound/name",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/device\
s/properties/sound/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/template/spec/domain/\
devices/sound",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/sound/type",keyword:"type",params:{type:"object"}};
e===null?e=[u]:e.push(u),r++}}if(P.tpm!==void 0&&(Pe(P.tpm,{instancePath:t+"/template/spec/domain/devices/tpm",parentData:P,parentDataProperty:"tpm",rootData:g})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),P.useVirtioTransitional!==void 0&&typeof P.useVirtioTransitional!="boolean"){let l={instancePath:t+"/temp\
late/spec/domain/devices/useVirtioTransitional",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/useVirtioTrans\
itional/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(P.video!==void 0){let l=P.video;if(l&&typeof l=="object"&&!Array.isArray(l)){
for(let d in l)if(d!=="type"){let u={instancePath:t+"/template/spec/domain/devices/video",schemaPath:"#/properties/template/properties/spec/properties/domain/pr\
operties/devices/properties/video/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.push(u),r++}if(l.type!==void 0&&
typeof l.type!="string"){let d={instancePath:t+"/template/spec/domain/devices/video/type",schemaPath:"#/properties/template/properties/spec/properties/domain/pr\
operties/devices/properties/video/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/templa\
te/spec/domain/devices/video",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/video/type",keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),r++}}if(P.watchdog!==void 0){let l=P.watchdog,d=r;if(l&&typeof l=="object"&&!Array.isArray(l)&&l.name===void 0){let u={
instancePath:t+"/template/spec/domain/devices/watchdog",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/watchd\
og/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[u]:e.push(u),r++}var h=d===r;if(!h){let u={instancePath:t+"/templat\
e/spec/domain/devices/watchdog",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/watchdog/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[u]:e.push(u),r++}if(l&&typeof l=="object"&&!Array.isArray(l)){for(let u in l)if(!(u==="diag288"||u==="i6300esb"||u==="na\
me")){let m={instancePath:t+"/template/spec/domain/devices/watchdog",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/prop\
erties/watchdog/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[m]:e.push(m),r++}if(l.diag288!==void 0){let u=l.
diag288;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let m in u)if(m!=="action"){let f={instancePath:t+"/template/spec/domain/devices/watchdog/diag288",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/watchdog/properties/diag288/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),r++}if(u.action!==void 0&&typeof u.action!="string"){let m={instancePath:t+"/template/spec/domain\
/devices/watchdog/diag288/action",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/watchdog/properties/diag288/\
properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/template/spec/domain/devices/watchdog/\
diag288",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/watchdog/properties/diag288/type",keyword:"type",params:{
type:"object"}};e===null?e=[m]:e.push(m),r++}}if(l.i6300esb!==void 0){let u=l.i6300esb;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let m in u)if(m!=="actio\
n"){let f={instancePath:t+"/template/spec/domain/devices/watchdog/i6300esb",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devic\
es/properties/watchdog/properties/i6300esb/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),r++}if(u.
action!==void 0&&typeof u.action!="string"){let m={instancePath:t+"/template/spec/domain/devices/watchdog/i6300esb/action",schemaPath:"#/properties/template/pro\
perties/spec/properties/domain/properties/devices/properties/watchdog/properties/i6300esb/properties/action/type",keyword:"type",params:{type:"string"}};e===null?
e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/template/spec/domain/devices/watchdog/i6300esb",schemaPath:"#/properties/template/properties/spec/properties/d\
omain/properties/devices/properties/watchdog/properties/i6300esb/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}if(l.name!==void 0&&
typeof l.name!="string"){let u={instancePath:t+"/template/spec/domain/devices/watchdog/name",schemaPath:"#/properties/template/properties/spec/properties/domain\
/properties/devices/properties/watchdog/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/\
template/spec/domain/devices/watchdog",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/watchdog/type",keyword:"\
type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:t+"/template/spec/domain/devices",schemaPath:"#/properties/template/proper\
ties/spec/properties/domain/properties/devices/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(A.features!==void 0){let P=A.features;
if(P&&typeof P=="object"&&!Array.isArray(P)){for(let l in P)if(!(l==="acpi"||l==="apic"||l==="hyperv"||l==="hypervPassthrough"||l==="kvm"||l==="pvspinlock"||l===
"smm")){let d={instancePath:t+"/template/spec/domain/features",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(P.acpi!==void 0){let l=P.acpi;if(l&&typeof l=="object"&&
!Array.isArray(l)){for(let d in l)if(d!=="enabled"){let u={instancePath:t+"/template/spec/domain/features/acpi",schemaPath:"#/properties/template/properties/spe\
c/properties/domain/properties/features/properties/acpi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.push(
u),r++}if(l.enabled!==void 0&&typeof l.enabled!="boolean"){let d={instancePath:t+"/template/spec/domain/features/acpi/enabled",schemaPath:"#/properties/template\
/properties/spec/properties/domain/properties/features/properties/acpi/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),
r++}}else{let d={instancePath:t+"/template/spec/domain/features/acpi",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/pr\
operties/acpi/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(P.apic!==void 0&&(ge(P.apic,{instancePath:t+"/template/spec/domain/f\
eatures/apic",parentData:P,parentDataProperty:"apic",rootData:g})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),P.hyperv!==void 0&&(ke(P.hyperv,{instancePath:t+
"/template/spec/domain/features/hyperv",parentData:P,parentDataProperty:"hyperv",rootData:g})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)),P.hypervPassthrough!==
void 0){let l=P.hypervPassthrough;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d in l)if(d!=="enabled"){let u={instancePath:t+"/template/spec/domain/fea\
tures/hypervPassthrough",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/hypervPassthrough/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.push(u),r++}if(l.enabled!==void 0&&typeof l.enabled!="boolean"){let d={instancePath:t+
"/template/spec/domain/features/hypervPassthrough/enabled",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/hy\
pervPassthrough/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/template/spec/domain\
/features/hypervPassthrough",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/hypervPassthrough/type",keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(P.kvm!==void 0){let l=P.kvm;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d in l)if(d!=="h\
idden"){let u={instancePath:t+"/template/spec/domain/features/kvm",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/prope\
rties/kvm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.push(u),r++}if(l.hidden!==void 0&&typeof l.hidden!=
"boolean"){let d={instancePath:t+"/template/spec/domain/features/kvm/hidden",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/feat\
ures/properties/kvm/properties/hidden/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/template/spec/dom\
ain/features/kvm",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/kvm/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[d]:e.push(d),r++}}if(P.pvspinlock!==void 0){let l=P.pvspinlock;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d in l)if(d!=="enabled"){let u={
instancePath:t+"/template/spec/domain/features/pvspinlock",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/pv\
spinlock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.push(u),r++}if(l.enabled!==void 0&&typeof l.enabled!=
"boolean"){let d={instancePath:t+"/template/spec/domain/features/pvspinlock/enabled",schemaPath:"#/properties/template/properties/spec/properties/domain/propert\
ies/features/properties/pvspinlock/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/t\
emplate/spec/domain/features/pvspinlock",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/pvspinlock/type",keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(P.smm!==void 0){let l=P.smm;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d in l)if(d!=="e\
nabled"){let u={instancePath:t+"/template/spec/domain/features/smm",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/prop\
erties/smm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.push(u),r++}if(l.enabled!==void 0&&typeof l.enabled!=
"boolean"){let d={instancePath:t+"/template/spec/domain/features/smm/enabled",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/fea\
tures/properties/smm/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/template/spec/d\
omain/features/smm",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/smm/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:t+"/template/spec/domain/features",schemaPath:"#/properties/template/properties/spec/properties/\
domain/properties/features/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(A.firmware!==void 0){let P=A.firmware;if(P&&typeof P=="\
object"&&!Array.isArray(P)){for(let l in P)if(!(l==="acpi"||l==="bootloader"||l==="kernelBoot"||l==="serial"||l==="uuid")){let d={instancePath:t+"/template/spec\
/domain/firmware",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(P.acpi!==void 0){let l=P.acpi;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d in l)if(!(d==="msdmN\
ameRef"||d==="slicNameRef")){let u={instancePath:t+"/template/spec/domain/firmware/acpi",schemaPath:"#/properties/template/properties/spec/properties/domain/pro\
perties/firmware/properties/acpi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.push(u),r++}if(l.msdmNameRef!==
void 0&&typeof l.msdmNameRef!="string"){let d={instancePath:t+"/template/spec/domain/firmware/acpi/msdmNameRef",schemaPath:"#/properties/template/properties/spe\
c/properties/domain/properties/firmware/properties/acpi/properties/msdmNameRef/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(l.slicNameRef!==
void 0&&typeof l.slicNameRef!="string"){let d={instancePath:t+"/template/spec/domain/firmware/acpi/slicNameRef",schemaPath:"#/properties/template/properties/spe\
c/properties/domain/properties/firmware/properties/acpi/properties/slicNameRef/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={
instancePath:t+"/template/spec/domain/firmware/acpi",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/acpi/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(P.bootloader!==void 0){let l=P.bootloader;if(l&&typeof l=="object"&&!Array.isArray(l)){
for(let d in l)if(!(d==="bios"||d==="efi")){let u={instancePath:t+"/template/spec/domain/firmware/bootloader",schemaPath:"#/properties/template/properties/spec/\
properties/domain/properties/firmware/properties/bootloader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.
push(u),r++}if(l.bios!==void 0){let d=l.bios;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let u in d)if(u!=="useSerial"){let m={instancePath:t+"/template/sp\
ec/domain/firmware/bootloader/bios",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/bootloader/properties/bio\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[m]:e.push(m),r++}if(d.useSerial!==void 0&&typeof d.useSerial!=
"boolean"){let u={instancePath:t+"/template/spec/domain/firmware/bootloader/bios/useSerial",schemaPath:"#/properties/template/properties/spec/properties/domain/\
properties/firmware/properties/bootloader/properties/bios/properties/useSerial/type",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}}else{
let u={instancePath:t+"/template/spec/domain/firmware/bootloader/bios",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/p\
roperties/bootloader/properties/bios/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}l.efi!==void 0&&(we(l.efi,{instancePath:t+"/temp\
late/spec/domain/firmware/bootloader/efi",parentData:l,parentDataProperty:"efi",rootData:g})||(e=e===null?we.errors:e.concat(we.errors),r=e.length))}else{let d={
instancePath:t+"/template/spec/domain/firmware/bootloader",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/bo\
otloader/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(P.kernelBoot!==void 0){let l=P.kernelBoot;if(l&&typeof l=="object"&&!Array.
isArray(l)){for(let d in l)if(!(d==="container"||d==="kernelArgs")){let u={instancePath:t+"/template/spec/domain/firmware/kernelBoot",schemaPath:"#/properties/t\
emplate/properties/spec/properties/domain/properties/firmware/properties/kernelBoot/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[u]:e.push(u),r++}if(l.container!==void 0){let d=l.container,u=r;if(d&&typeof d=="object"&&!Array.isArray(d)&&d.image===void 0){let m={instancePath:t+
"/template/spec/domain/firmware/kernelBoot/container",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/kernelB\
oot/properties/container/unlessRewritten/required",keyword:"required",params:{missingProperty:"image"}};e===null?e=[m]:e.push(m),r++}var w=u===r;if(!w){let m={instancePath:t+
"/template/spec/domain/firmware/kernelBoot/container",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/kernelB\
oot/properties/container/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[m]:e.push(m),r++}if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)
if(!(m==="image"||m==="imagePullPolicy"||m==="imagePullSecret"||m==="initrdPath"||m==="kernelPath")){let f={instancePath:t+"/template/spec/domain/firmware/kerne\
lBoot/container",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/kernelBoot/properties/container/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),r++}if(d.image!==void 0&&typeof d.image!="string"){let m={instancePath:t+
"/template/spec/domain/firmware/kernelBoot/container/image",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/k\
ernelBoot/properties/container/properties/image/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(d.imagePullPolicy!==void 0&&typeof d.
imagePullPolicy!="string"){let m={instancePath:t+"/template/spec/domain/firmware/kernelBoot/container/imagePullPolicy",schemaPath:"#/properties/template/propert\
ies/spec/properties/domain/properties/firmware/properties/kernelBoot/properties/container/properties/imagePullPolicy/type",keyword:"type",params:{type:"string"}};
e===null?e=[m]:e.push(m),r++}if(d.imagePullSecret!==void 0&&typeof d.imagePullSecret!="string"){let m={instancePath:t+"/template/spec/domain/firmware/kernelBoot\
/container/imagePullSecret",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/kernelBoot/properties/container/p\
roperties/imagePullSecret/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(d.initrdPath!==void 0&&typeof d.initrdPath!="string"){let m={
instancePath:t+"/template/spec/domain/firmware/kernelBoot/container/initrdPath",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/f\
irmware/properties/kernelBoot/properties/container/properties/initrdPath/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(d.kernelPath!==
void 0&&typeof d.kernelPath!="string"){let m={instancePath:t+"/template/spec/domain/firmware/kernelBoot/container/kernelPath",schemaPath:"#/properties/template/\
properties/spec/properties/domain/properties/firmware/properties/kernelBoot/properties/container/properties/kernelPath/type",keyword:"type",params:{type:"string"}};
e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/template/spec/domain/firmware/kernelBoot/container",schemaPath:"#/properties/template/properties/spec\
/properties/domain/properties/firmware/properties/kernelBoot/properties/container/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}if(l.
kernelArgs!==void 0&&typeof l.kernelArgs!="string"){let d={instancePath:t+"/template/spec/domain/firmware/kernelBoot/kernelArgs",schemaPath:"#/properties/templa\
te/properties/spec/properties/domain/properties/firmware/properties/kernelBoot/properties/kernelArgs/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:
e.push(d),r++}}else{let d={instancePath:t+"/template/spec/domain/firmware/kernelBoot",schemaPath:"#/properties/template/properties/spec/properties/domain/proper\
ties/firmware/properties/kernelBoot/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(P.serial!==void 0&&typeof P.serial!="string"){
let l={instancePath:t+"/template/spec/domain/firmware/serial",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties\
/serial/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(P.uuid!==void 0&&typeof P.uuid!="string"){let l={instancePath:t+"/template/\
spec/domain/firmware/uuid",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/uuid/type",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/template/spec/domain/firmware",schemaPath:"#/properties/template/properties/spec/prop\
erties/domain/properties/firmware/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(A.ioThreads!==void 0&&(be(A.ioThreads,{instancePath:t+
"/template/spec/domain/ioThreads",parentData:A,parentDataProperty:"ioThreads",rootData:g})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),A.ioThreadsPolicy!==
void 0&&typeof A.ioThreadsPolicy!="string"){let P={instancePath:t+"/template/spec/domain/ioThreadsPolicy",schemaPath:"#/properties/template/properties/spec/prop\
erties/domain/properties/ioThreadsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}if(A.launchSecurity!==void 0&&(ve(A.launchSecurity,
{instancePath:t+"/template/spec/domain/launchSecurity",parentData:A,parentDataProperty:"launchSecurity",rootData:g})||(e=e===null?ve.errors:e.concat(ve.errors),
r=e.length)),A.machine!==void 0){let P=A.machine;if(P&&typeof P=="object"&&!Array.isArray(P)){for(let l in P)if(l!=="type"){let d={instancePath:t+"/template/spe\
c/domain/machine",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/machine/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(P.type!==void 0&&typeof P.type!="string"){let l={instancePath:t+"/template/spec/domain/machine/type",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/machine/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
r++}}else{let l={instancePath:t+"/template/spec/domain/machine",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/machine/type",keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(A.memory!==void 0){let P=A.memory;if(P&&typeof P=="object"&&!Array.isArray(P)){for(let l in P)if(!(l===
"guest"||l==="hugepages"||l==="maxGuest"||l==="reservedOverhead")){let d={instancePath:t+"/template/spec/domain/memory",schemaPath:"#/properties/template/proper\
ties/spec/properties/domain/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[d]:e.push(d),r++}if(P.
guest!==void 0&&(E(P.guest,{instancePath:t+"/template/spec/domain/memory/guest",parentData:P,parentDataProperty:"guest",rootData:g})||(e=e===null?E.errors:e.concat(
E.errors),r=e.length)),P.hugepages!==void 0){let l=P.hugepages;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d in l)if(d!=="pageSize"){let u={instancePath:t+
"/template/spec/domain/memory/hugepages",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/memory/properties/hugepages/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[u]:e.push(u),r++}if(l.pageSize!==void 0&&typeof l.pageSize!="string"){let d={
instancePath:t+"/template/spec/domain/memory/hugepages/pageSize",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/memory/propertie\
s/hugepages/properties/pageSize/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/template/spec/domain/mem\
ory/hugepages",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/memory/properties/hugepages/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[d]:e.push(d),r++}}if(P.maxGuest!==void 0&&(E(P.maxGuest,{instancePath:t+"/template/spec/domain/memory/maxGuest",parentData:P,parentDataProperty:"\
maxGuest",rootData:g})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),P.reservedOverhead!==void 0){let l=P.reservedOverhead;if(l&&typeof l=="object"&&!Array.
isArray(l)){for(let d in l)if(!(d==="addedOverhead"||d==="memLock")){let u={instancePath:t+"/template/spec/domain/memory/reservedOverhead",schemaPath:"#/propert\
ies/template/properties/spec/properties/domain/properties/memory/properties/reservedOverhead/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[u]:e.push(u),r++}if(l.addedOverhead!==void 0&&(E(l.addedOverhead,{instancePath:t+"/template/spec/domain/memory/reservedOverhead/addedOverhead",parentData:l,
parentDataProperty:"addedOverhead",rootData:g})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),l.memLock!==void 0){let d=l.memLock;if(typeof d!="string"){
let u={instancePath:t+"/template/spec/domain/memory/reservedOverhead/memLock",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/mem\
ory/properties/reservedOverhead/properties/memLock/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(!(d==="NotRequired"||d==="Requir\
ed")){let u={instancePath:t+"/template/spec/domain/memory/reservedOverhead/memLock",schemaPath:"#/properties/template/properties/spec/properties/domain/properti\
es/memory/properties/reservedOverhead/properties/memLock/enum",keyword:"enum",params:{allowedValues:W.properties.template.properties.spec.properties.domain.properties.
memory.properties.reservedOverhead.properties.memLock.enum}};e===null?e=[u]:e.push(u),r++}}}else{let d={instancePath:t+"/template/spec/domain/memory/reservedOve\
rhead",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/memory/properties/reservedOverhead/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[d]:e.push(d),r++}}}else{let l={instancePath:t+"/template/spec/domain/memory",schemaPath:"#/properties/template/properties/spec/properties/doma\
in/properties/memory/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(A.rebootPolicy!==void 0){let P=A.rebootPolicy;if(typeof P!="s\
tring"){let l={instancePath:t+"/template/spec/domain/rebootPolicy",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/rebootPolicy/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(!(P==="Reboot"||P==="Terminate")){let l={instancePath:t+"/template/spec/domain/reboo\
tPolicy",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/rebootPolicy/enum",keyword:"enum",params:{allowedValues:W.properties.template.
properties.spec.properties.domain.properties.rebootPolicy.enum}};e===null?e=[l]:e.push(l),r++}}if(A.resources!==void 0){let P=A.resources;if(P&&typeof P=="objec\
t"&&!Array.isArray(P)){for(let l in P)if(!(l==="limits"||l==="overcommitGuestOverhead"||l==="requests")){let d={instancePath:t+"/template/spec/domain/resources",
schemaPath:"#/properties/template/properties/spec/properties/domain/properties/resources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[d]:e.push(d),r++}if(P.limits!==void 0&&(J(P.limits,{instancePath:t+"/template/spec/domain/resources/limits",parentData:P,parentDataProperty:"limits",
rootData:g})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),P.overcommitGuestOverhead!==void 0&&typeof P.overcommitGuestOverhead!="boolean"){let l={instancePath:t+
"/template/spec/domain/resources/overcommitGuestOverhead",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/resources/properties/ov\
ercommitGuestOverhead/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}P.requests!==void 0&&(J(P.requests,{instancePath:t+"/template/s\
pec/domain/resources/requests",parentData:P,parentDataProperty:"requests",rootData:g})||(e=e===null?J.errors:e.concat(J.errors),r=e.length))}else{let l={instancePath:t+
"/template/spec/domain/resources",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/resources/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[l]:e.push(l),r++}}}else{let P={instancePath:t+"/template/spec/domain",schemaPath:"#/properties/template/properties/spec/properties/domain/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if($.evictionStrategy!==void 0&&typeof $.evictionStrategy!="string"){let A={instancePath:t+
"/template/spec/evictionStrategy",schemaPath:"#/properties/template/properties/spec/properties/evictionStrategy/type",keyword:"type",params:{type:"string"}};e===
null?e=[A]:e.push(A),r++}if($.hostname!==void 0&&typeof $.hostname!="string"){let A={instancePath:t+"/template/spec/hostname",schemaPath:"#/properties/template/\
properties/spec/properties/hostname/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if($.livenessProbe!==void 0&&(Ie($.livenessProbe,{
instancePath:t+"/template/spec/livenessProbe",parentData:$,parentDataProperty:"livenessProbe",rootData:g})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),
$.networks!==void 0){let A=$.networks;if(Array.isArray(A)){if(A.length>256){let l={instancePath:t+"/template/spec/networks",schemaPath:"#/properties/template/pr\
operties/spec/properties/networks/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[l]:e.push(l),r++}let P=A.length;for(let l=0;l<P;l++){let d=A[l],u=r;
if(d&&typeof d=="object"&&!Array.isArray(d)&&d.name===void 0){let m={instancePath:t+"/template/spec/networks/"+l,schemaPath:"#/properties/template/properties/sp\
ec/properties/networks/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[m]:e.push(m),r++}var R=u===r;if(!R){let m={
instancePath:t+"/template/spec/networks/"+l,schemaPath:"#/properties/template/properties/spec/properties/networks/items/unlessRewritten",keyword:"unlessRewritte\
n",params:{}};e===null?e=[m]:e.push(m),r++}if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)if(!(m==="multus"||m==="name"||m==="pod")){let f={instancePath:t+
"/template/spec/networks/"+l,schemaPath:"#/properties/template/properties/spec/properties/networks/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m}};e===null?e=[f]:e.push(f),r++}if(d.multus!==void 0){let m=d.multus,f=r;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.networkName===void 0){
let y={instancePath:t+"/template/spec/networks/"+l+"/multus",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/multus/unles\
sRewritten/required",keyword:"required",params:{missingProperty:"networkName"}};e===null?e=[y]:e.push(y),r++}var j=f===r;if(!j){let y={instancePath:t+"/template\
/spec/networks/"+l+"/multus",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/multus/unlessRewritten",keyword:"unlessRewri\
tten",params:{}};e===null?e=[y]:e.push(y),r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(!(y==="default"||y==="networkName")){let v={instancePath:t+
"/template/spec/networks/"+l+"/multus",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/multus/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:y}};e===null?e=[v]:e.push(v),r++}if(m.default!==void 0&&typeof m.default!="boolean"){let y={instancePath:t+"/te\
mplate/spec/networks/"+l+"/multus/default",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/multus/properties/default/type",
keyword:"type",params:{type:"boolean"}};e===null?e=[y]:e.push(y),r++}if(m.networkName!==void 0&&typeof m.networkName!="string"){let y={instancePath:t+"/template\
/spec/networks/"+l+"/multus/networkName",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/multus/properties/networkName/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/template/spec/networks/"+l+"/multus",schemaPath:"#/propert\
ies/template/properties/spec/properties/networks/items/properties/multus/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(d.name!==
void 0&&typeof d.name!="string"){let m={instancePath:t+"/template/spec/networks/"+l+"/name",schemaPath:"#/properties/template/properties/spec/properties/network\
s/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(d.pod!==void 0){let m=d.pod;if(m&&typeof m=="object"&&!Array.
isArray(m)){for(let f in m)if(!(f==="vmIPv6NetworkCIDR"||f==="vmNetworkCIDR")){let y={instancePath:t+"/template/spec/networks/"+l+"/pod",schemaPath:"#/propertie\
s/template/properties/spec/properties/networks/items/properties/pod/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?
e=[y]:e.push(y),r++}if(m.vmIPv6NetworkCIDR!==void 0&&typeof m.vmIPv6NetworkCIDR!="string"){let f={instancePath:t+"/template/spec/networks/"+l+"/pod/vmIPv6Networ\
kCIDR",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/pod/properties/vmIPv6NetworkCIDR/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),r++}if(m.vmNetworkCIDR!==void 0&&typeof m.vmNetworkCIDR!="string"){let f={instancePath:t+"/template/spec/networks/"+l+"/pod/v\
mNetworkCIDR",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/pod/properties/vmNetworkCIDR/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/networks/"+l+"/pod",schemaPath:"#/properties/template/properties/spec/propert\
ies/networks/items/properties/pod/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let m={instancePath:t+"/template/spec/network\
s/"+l,schemaPath:"#/properties/template/properties/spec/properties/networks/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{
let P={instancePath:t+"/template/spec/networks",schemaPath:"#/properties/template/properties/spec/properties/networks/type",keyword:"type",params:{type:"array"}};
e===null?e=[P]:e.push(P),r++}}if($.nodeSelector!==void 0){let A=$.nodeSelector;if(A&&typeof A=="object"&&!Array.isArray(A)){for(let P in A)if(typeof A[P]!="stri\
ng"){let l={instancePath:t+"/template/spec/nodeSelector/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/template/properties/spec/properties/\
nodeSelector/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let P={instancePath:t+"/template/spec/nodeSele\
ctor",schemaPath:"#/properties/template/properties/spec/properties/nodeSelector/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if($.
priorityClassName!==void 0&&typeof $.priorityClassName!="string"){let A={instancePath:t+"/template/spec/priorityClassName",schemaPath:"#/properties/template/pro\
perties/spec/properties/priorityClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if($.readinessProbe!==void 0&&(Ie($.readinessProbe,
{instancePath:t+"/template/spec/readinessProbe",parentData:$,parentDataProperty:"readinessProbe",rootData:g})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),
$.resourceClaims!==void 0){let A=$.resourceClaims;if(Array.isArray(A)){let P=A.length;for(let d=0;d<P;d++){let u=A[d],m=r;if(u&&typeof u=="object"&&!Array.isArray(
u)&&u.name===void 0){let f={instancePath:t+"/template/spec/resourceClaims/"+d,schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/\
unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[f]:e.push(f),r++}var S=m===r;if(!S){let f={instancePath:t+"/template/s\
pec/resourceClaims/"+d,schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===
null?e=[f]:e.push(f),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){for(let f in u)if(!(f==="name"||f==="resourceClaimName"||f==="resourceClaimTemplateName")){
let y={instancePath:t+"/template/spec/resourceClaims/"+d,schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[y]:e.push(y),r++}if(u.name!==void 0&&typeof u.name!="string"){let f={instancePath:t+"/\
template/spec/resourceClaims/"+d+"/name",schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/properties/name/type",keyword:"type",
params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(u.resourceClaimName!==void 0&&typeof u.resourceClaimName!="string"){let f={instancePath:t+"/template/spe\
c/resourceClaims/"+d+"/resourceClaimName",schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/properties/resourceClaimName/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(u.resourceClaimTemplateName!==void 0&&typeof u.resourceClaimTemplateName!="string"){let f={instancePath:t+
"/template/spec/resourceClaims/"+d+"/resourceClaimTemplateName",schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/properties/res\
ourceClaimTemplateName/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/resourceClaims/"+d,
schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}let l=Je(
A,W.properties.template.properties.spec.properties.resourceClaims.distinct);if(l.length>0){let d={instancePath:t+"/template/spec/resourceClaims",schemaPath:"#/p\
roperties/template/properties/spec/properties/resourceClaims/distinct",keyword:"distinct",params:{indices:l}};e===null?e=[d]:e.push(d),r++}}else{let P={instancePath:t+
"/template/spec/resourceClaims",schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/type",keyword:"type",params:{type:"array"}};e===null?
e=[P]:e.push(P),r++}}if($.schedulerName!==void 0&&typeof $.schedulerName!="string"){let A={instancePath:t+"/template/spec/schedulerName",schemaPath:"#/propertie\
s/template/properties/spec/properties/schedulerName/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if($.startStrategy!==void 0&&typeof $.
startStrategy!="string"){let A={instancePath:t+"/template/spec/startStrategy",schemaPath:"#/properties/template/properties/spec/properties/startStrategy/type",keyword:"\
type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if($.subdomain!==void 0&&typeof $.subdomain!="string"){let A={instancePath:t+"/template/spec/subdomai\
n",schemaPath:"#/properties/template/properties/spec/properties/subdomain/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if($.terminationGracePeriodSeconds!==
void 0){let A=$.terminationGracePeriodSeconds;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){let P={instancePath:t+"/template/spec/terminationGracePe\
riodSeconds",schemaPath:"#/properties/template/properties/spec/properties/terminationGracePeriodSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=
[P]:e.push(P),r++}}if($.tolerations!==void 0){let A=$.tolerations;if(Array.isArray(A)){let P=A.length;for(let l=0;l<P;l++){let d=A[l];if(d&&typeof d=="object"&&
!Array.isArray(d)){for(let u in d)if(!(u==="effect"||u==="key"||u==="operator"||u==="tolerationSeconds"||u==="value")){let m={instancePath:t+"/template/spec/tol\
erations/"+l,schemaPath:"#/properties/template/properties/spec/properties/tolerations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};
e===null?e=[m]:e.push(m),r++}if(d.effect!==void 0&&typeof d.effect!="string"){let u={instancePath:t+"/template/spec/tolerations/"+l+"/effect",schemaPath:"#/prop\
erties/template/properties/spec/properties/tolerations/items/properties/effect/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(d.key!==
void 0&&typeof d.key!="string"){let u={instancePath:t+"/template/spec/tolerations/"+l+"/key",schemaPath:"#/properties/template/properties/spec/properties/tolera\
tions/items/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(d.operator!==void 0&&typeof d.operator!="string"){let u={
instancePath:t+"/template/spec/tolerations/"+l+"/operator",schemaPath:"#/properties/template/properties/spec/properties/tolerations/items/properties/operator/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(d.tolerationSeconds!==void 0){let u=d.tolerationSeconds;if(!(typeof u=="number"&&!(u%
1)&&!isNaN(u)&&isFinite(u))){let m={instancePath:t+"/template/spec/tolerations/"+l+"/tolerationSeconds",schemaPath:"#/properties/template/properties/spec/proper\
ties/tolerations/items/properties/tolerationSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}}if(d.value!==void 0&&typeof d.value!=
"string"){let u={instancePath:t+"/template/spec/tolerations/"+l+"/value",schemaPath:"#/properties/template/properties/spec/properties/tolerations/items/properti\
es/value/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/template/spec/tolerations/"+l,schemaPath:"#/pro\
perties/template/properties/spec/properties/tolerations/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let P={instancePath:t+
"/template/spec/tolerations",schemaPath:"#/properties/template/properties/spec/properties/tolerations/type",keyword:"type",params:{type:"array"}};e===null?e=[P]:
e.push(P),r++}}if($.topologySpreadConstraints!==void 0){let A=$.topologySpreadConstraints;if(Array.isArray(A)){let P=A.length;for(let d=0;d<P;d++){let u=A[d],m=r;
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.maxSkew===void 0){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+d,schemaPath:"#/properties\
/template/properties/spec/properties/topologySpreadConstraints/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"maxSkew"}};e===null?e=
[f]:e.push(f),r++}if(u.topologyKey===void 0){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+d,schemaPath:"#/properties/template/properties/sp\
ec/properties/topologySpreadConstraints/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"topologyKey"}};e===null?e=[f]:e.push(f),r++}
if(u.whenUnsatisfiable===void 0){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+d,schemaPath:"#/properties/template/properties/spec/propertie\
s/topologySpreadConstraints/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"whenUnsatisfiable"}};e===null?e=[f]:e.push(f),r++}}var I=m===
r;if(!I){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+d,schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstrai\
nts/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){for(let f in u)if(!(f===
"labelSelector"||f==="matchLabelKeys"||f==="maxSkew"||f==="minDomains"||f==="nodeAffinityPolicy"||f==="nodeTaintsPolicy"||f==="topologyKey"||f==="whenUnsatisfia\
ble")){let y={instancePath:t+"/template/spec/topologySpreadConstraints/"+d,schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraint\
s/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[y]:e.push(y),r++}if(u.labelSelector!==void 0&&(_(u.labelSelector,
{instancePath:t+"/template/spec/topologySpreadConstraints/"+d+"/labelSelector",parentData:u,parentDataProperty:"labelSelector",rootData:g})||(e=e===null?_.errors:
e.concat(_.errors),r=e.length)),u.matchLabelKeys!==void 0){let f=u.matchLabelKeys;if(Array.isArray(f)){let y=f.length;for(let v=0;v<y;v++)if(typeof f[v]!="strin\
g"){let C={instancePath:t+"/template/spec/topologySpreadConstraints/"+d+"/matchLabelKeys/"+v,schemaPath:"#/properties/template/properties/spec/properties/topolo\
gySpreadConstraints/items/properties/matchLabelKeys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[C]:e.push(C),r++}}else{let y={instancePath:t+
"/template/spec/topologySpreadConstraints/"+d+"/matchLabelKeys",schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraints/items/pro\
perties/matchLabelKeys/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(u.maxSkew!==void 0){let f=u.maxSkew;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f)&&isFinite(f))){let y={instancePath:t+"/template/spec/topologySpreadConstraints/"+d+"/maxSkew",schemaPath:"#/properties/template/properties/spe\
c/properties/topologySpreadConstraints/items/properties/maxSkew/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(typeof f=="number"&&
isFinite(f)){if(f>2147483647||isNaN(f)){let y={instancePath:t+"/template/spec/topologySpreadConstraints/"+d+"/maxSkew",schemaPath:"#/properties/template/propert\
ies/spec/properties/topologySpreadConstraints/items/properties/maxSkew/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[y]:e.push(
y),r++}if(f<-2147483648||isNaN(f)){let y={instancePath:t+"/template/spec/topologySpreadConstraints/"+d+"/maxSkew",schemaPath:"#/properties/template/properties/s\
pec/properties/topologySpreadConstraints/items/properties/maxSkew/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[y]:e.push(y),
r++}}}if(u.minDomains!==void 0){let f=u.minDomains;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let y={instancePath:t+"/template/spec/topologySprea\
dConstraints/"+d+"/minDomains",schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraints/items/properties/minDomains/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f)){let y={instancePath:t+"/template/spec\
/topologySpreadConstraints/"+d+"/minDomains",schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraints/items/properties/minDomains/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[y]:e.push(y),r++}if(f<-2147483648||isNaN(f)){let y={instancePath:t+"/template/\
spec/topologySpreadConstraints/"+d+"/minDomains",schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraints/items/properties/minDoma\
ins/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[y]:e.push(y),r++}}}if(u.nodeAffinityPolicy!==void 0&&typeof u.nodeAffinityPolicy!=
"string"){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+d+"/nodeAffinityPolicy",schemaPath:"#/properties/template/properties/spec/properties\
/topologySpreadConstraints/items/properties/nodeAffinityPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(u.nodeTaintsPolicy!==
void 0&&typeof u.nodeTaintsPolicy!="string"){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+d+"/nodeTaintsPolicy",schemaPath:"#/properties/te\
mplate/properties/spec/properties/topologySpreadConstraints/items/properties/nodeTaintsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),r++}if(u.topologyKey!==void 0&&typeof u.topologyKey!="string"){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+d+"/topologyKey",schemaPath:"\
#/properties/template/properties/spec/properties/topologySpreadConstraints/items/properties/topologyKey/type",keyword:"type",params:{type:"string"}};e===null?e=
[f]:e.push(f),r++}if(u.whenUnsatisfiable!==void 0&&typeof u.whenUnsatisfiable!="string"){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+d+"/w\
henUnsatisfiable",schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraints/items/properties/whenUnsatisfiable/type",keyword:"type",
params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+d,schemaPath:"#/properties/template\
/properties/spec/properties/topologySpreadConstraints/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}let l=Je(A,W.properties.template.
properties.spec.properties.topologySpreadConstraints.distinct);if(l.length>0){let d={instancePath:t+"/template/spec/topologySpreadConstraints",schemaPath:"#/pro\
perties/template/properties/spec/properties/topologySpreadConstraints/distinct",keyword:"distinct",params:{indices:l}};e===null?e=[d]:e.push(d),r++}}else{let P={
instancePath:t+"/template/spec/topologySpreadConstraints",schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraints/type",keyword:"\
type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}if($.utilityVolumes!==void 0){let A=$.utilityVolumes;if(Array.isArray(A)){if(A.length>256){let d={instancePath:t+
"/template/spec/utilityVolumes",schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/maxItems",keyword:"maxItems",params:{limit:256}};e===
null?e=[d]:e.push(d),r++}let P=A.length;for(let d=0;d<P;d++){let u=A[d],m=r;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.claimName===void 0){let f={instancePath:t+
"/template/spec/utilityVolumes/"+d,schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/items/unlessRewritten/required",keyword:"required",
params:{missingProperty:"claimName"}};e===null?e=[f]:e.push(f),r++}if(u.name===void 0){let f={instancePath:t+"/template/spec/utilityVolumes/"+d,schemaPath:"#/pr\
operties/template/properties/spec/properties/utilityVolumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[f]:e.
push(f),r++}}var V=m===r;if(!V){let f={instancePath:t+"/template/spec/utilityVolumes/"+d,schemaPath:"#/properties/template/properties/spec/properties/utilityVol\
umes/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){for(let f in u)if(!(f===
"claimName"||f==="name"||f==="readOnly"||f==="type")){let y={instancePath:t+"/template/spec/utilityVolumes/"+d,schemaPath:"#/properties/template/properties/spec\
/properties/utilityVolumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[y]:e.push(y),r++}if(u.claimName!==
void 0&&typeof u.claimName!="string"){let f={instancePath:t+"/template/spec/utilityVolumes/"+d+"/claimName",schemaPath:"#/properties/template/properties/spec/pr\
operties/utilityVolumes/items/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(u.name!==void 0&&typeof u.name!=
"string"){let f={instancePath:t+"/template/spec/utilityVolumes/"+d+"/name",schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/items/pro\
perties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(u.readOnly!==void 0&&typeof u.readOnly!="boolean"){let f={instancePath:t+
"/template/spec/utilityVolumes/"+d+"/readOnly",schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/items/properties/readOnly/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[f]:e.push(f),r++}if(u.type!==void 0&&typeof u.type!="string"){let f={instancePath:t+"/template/spec/utilityVolumes/"+
d+"/type",schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/items/properties/type/type",keyword:"type",params:{type:"string"}};e===null?
e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/utilityVolumes/"+d,schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/i\
tems/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}let l=Je(A,W.properties.template.properties.spec.properties.utilityVolumes.distinct);
if(l.length>0){let d={instancePath:t+"/template/spec/utilityVolumes",schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/distinct",keyword:"\
distinct",params:{indices:l}};e===null?e=[d]:e.push(d),r++}}else{let P={instancePath:t+"/template/spec/utilityVolumes",schemaPath:"#/properties/template/propert\
ies/spec/properties/utilityVolumes/type",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}if($.volumes!==void 0){let A=$.volumes;if(Array.isArray(
A)){if(A.length>256){let l={instancePath:t+"/template/spec/volumes",schemaPath:"#/properties/template/properties/spec/properties/volumes/maxItems",keyword:"maxI\
tems",params:{limit:256}};e===null?e=[l]:e.push(l),r++}let P=A.length;for(let l=0;l<P;l++){let d=A[l],u=r;if(d&&typeof d=="object"&&!Array.isArray(d)&&d.name===
void 0){let m={instancePath:t+"/template/spec/volumes/"+l,schemaPath:"#/properties/template/properties/spec/properties/volumes/items/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[m]:e.push(m),r++}var Q=u===r;if(!Q){let m={instancePath:t+"/template/spec/volumes/"+l,schemaPath:"#/prope\
rties/template/properties/spec/properties/volumes/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[m]:e.push(m),r++}if(d&&typeof d=="obje\
ct"&&!Array.isArray(d)){for(let m in d)if(!L.call(W.properties.template.properties.spec.properties.volumes.items.properties,m)){let f={instancePath:t+"/template\
/spec/volumes/"+l,schemaPath:"#/properties/template/properties/spec/properties/volumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[f]:e.push(f),r++}if(d.cloudInitConfigDrive!==void 0&&(xe(d.cloudInitConfigDrive,{instancePath:t+"/template/spec/volumes/"+l+"/cloudInitConfigDrive",
parentData:d,parentDataProperty:"cloudInitConfigDrive",rootData:g})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),d.cloudInitNoCloud!==void 0&&(xe(d.cloudInitNoCloud,
{instancePath:t+"/template/spec/volumes/"+l+"/cloudInitNoCloud",parentData:d,parentDataProperty:"cloudInitNoCloud",rootData:g})||(e=e===null?xe.errors:e.concat(
xe.errors),r=e.length)),d.configMap!==void 0){let m=d.configMap;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let f in m)if(!(f==="name"||f==="optional"||f===
"volumeLabel")){let y={instancePath:t+"/template/spec/volumes/"+l+"/configMap",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/proper\
ties/configMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[y]:e.push(y),r++}if(m.name!==void 0&&typeof m.name!=
"string"){let f={instancePath:t+"/template/spec/volumes/"+l+"/configMap/name",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/propert\
ies/configMap/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(m.optional!==void 0&&typeof m.optional!="boolean"){let f={
instancePath:t+"/template/spec/volumes/"+l+"/configMap/optional",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/configMap\
/properties/optional/type",keyword:"type",params:{type:"boolean"}};e===null?e=[f]:e.push(f),r++}if(m.volumeLabel!==void 0&&typeof m.volumeLabel!="string"){let f={
instancePath:t+"/template/spec/volumes/"+l+"/configMap/volumeLabel",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/config\
Map/properties/volumeLabel/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/volumes/"+l+"/c\
onfigMap",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/configMap/type",keyword:"type",params:{type:"object"}};e===null?
e=[f]:e.push(f),r++}}if(d.containerDisk!==void 0){let m=d.containerDisk,f=r;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.image===void 0){let y={instancePath:t+
"/template/spec/volumes/"+l+"/containerDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/containerDisk/unlessRewritten\
/required",keyword:"required",params:{missingProperty:"image"}};e===null?e=[y]:e.push(y),r++}var Vr=f===r;if(!Vr){let y={instancePath:t+"/template/spec/volumes/"+
l+"/containerDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/containerDisk/unlessRewritten",keyword:"unlessRewritten",
params:{}};e===null?e=[y]:e.push(y),r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(!(y==="image"||y==="imagePullPolicy"||y==="imagePullSecre\
t"||y==="path")){let v={instancePath:t+"/template/spec/volumes/"+l+"/containerDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/p\
roperties/containerDisk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[v]:e.push(v),r++}if(m.image!==void 0&&typeof m.
image!="string"){let y={instancePath:t+"/template/spec/volumes/"+l+"/containerDisk/image",schemaPath:"#/properties/template/properties/spec/properties/volumes/i\
tems/properties/containerDisk/properties/image/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.imagePullPolicy!==void 0&&typeof m.
imagePullPolicy!="string"){let y={instancePath:t+"/template/spec/volumes/"+l+"/containerDisk/imagePullPolicy",schemaPath:"#/properties/template/properties/spec/\
properties/volumes/items/properties/containerDisk/properties/imagePullPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.imagePullSecret!==
void 0&&typeof m.imagePullSecret!="string"){let y={instancePath:t+"/template/spec/volumes/"+l+"/containerDisk/imagePullSecret",schemaPath:"#/properties/template\
/properties/spec/properties/volumes/items/properties/containerDisk/properties/imagePullSecret/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(
y),r++}if(m.path!==void 0&&typeof m.path!="string"){let y={instancePath:t+"/template/spec/volumes/"+l+"/containerDisk/path",schemaPath:"#/properties/template/pr\
operties/spec/properties/volumes/items/properties/containerDisk/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{
let y={instancePath:t+"/template/spec/volumes/"+l+"/containerDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/contain\
erDisk/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(d.containerPath!==void 0){let m=d.containerPath,f=r;if(m&&typeof m=="object"&&
!Array.isArray(m)&&m.path===void 0){let y={instancePath:t+"/template/spec/volumes/"+l+"/containerPath",schemaPath:"#/properties/template/properties/spec/propert\
ies/volumes/items/properties/containerPath/unlessRewritten/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[y]:e.push(y),r++}var Ir=f===
r;if(!Ir){let y={instancePath:t+"/template/spec/volumes/"+l+"/containerPath",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properti\
es/containerPath/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[y]:e.push(y),r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)
if(!(y==="path"||y==="readOnly")){let v={instancePath:t+"/template/spec/volumes/"+l+"/containerPath",schemaPath:"#/properties/template/properties/spec/propertie\
s/volumes/items/properties/containerPath/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[v]:e.push(v),r++}if(m.path!==
void 0){let y=m.path;if(typeof y=="string"){if(gr(y)>4096){let v={instancePath:t+"/template/spec/volumes/"+l+"/containerPath/path",schemaPath:"#/properties/temp\
late/properties/spec/properties/volumes/items/properties/containerPath/properties/path/maxLength",keyword:"maxLength",params:{limit:4096}};e===null?e=[v]:e.push(
v),r++}}else{let v={instancePath:t+"/template/spec/volumes/"+l+"/containerPath/path",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/\
properties/containerPath/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}if(m.readOnly!==void 0&&typeof m.readOnly!="\
boolean"){let y={instancePath:t+"/template/spec/volumes/"+l+"/containerPath/readOnly",schemaPath:"#/properties/template/properties/spec/properties/volumes/items\
/properties/containerPath/properties/readOnly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/template/\
spec/volumes/"+l+"/containerPath",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/containerPath/type",keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),r++}}if(d.dataVolume!==void 0&&(Ae(d.dataVolume,{instancePath:t+"/template/spec/volumes/"+l+"/dataVolume",parentData:d,
parentDataProperty:"dataVolume",rootData:g})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),d.downwardAPI!==void 0){let m=d.downwardAPI;if(m&&typeof m==
"object"&&!Array.isArray(m)){for(let f in m)if(!(f==="fields"||f==="volumeLabel")){let y={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI",schemaPath:"\
#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[y]:e.push(y),r++}if(m.fields!==void 0){let f=m.fields;if(Array.isArray(f)){let y=f.length;for(let v=0;v<y;v++){let C=f[v],B=r;if(C&&typeof C=="objec\
t"&&!Array.isArray(C)&&C.path===void 0){let x={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v,schemaPath:"#/properties/template/properties/\
spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"path"}};e===null?
e=[x]:e.push(x),r++}var xr=B===r;if(!xr){let x={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v,schemaPath:"#/properties/template/properties\
/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[x]:e.push(x),r++}
if(C&&typeof C=="object"&&!Array.isArray(C)){for(let x in C)if(!(x==="fieldRef"||x==="mode"||x==="path"||x==="resourceFieldRef")){let F={instancePath:t+"/templa\
te/spec/volumes/"+l+"/downwardAPI/fields/"+v,schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields\
/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[F]:e.push(F),r++}if(C.fieldRef!==void 0){let x=C.fieldRef,
F=r;if(x&&typeof x=="object"&&!Array.isArray(x)&&x.fieldPath===void 0){let M={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v+"/fieldRef",schemaPath:"\
#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"fieldPath"}};e===null?e=[M]:e.push(M),r++}var Mr=F===r;if(!Mr){let M={instancePath:t+"/template/spec/volumes/"+l+"/downwardAP\
I/fields/"+v+"/fieldRef",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fi\
eldRef/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[M]:e.push(M),r++}if(x&&typeof x=="object"&&!Array.isArray(x)){for(let M in x)if(!(M==="\
apiVersion"||M==="fieldPath")){let oe={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v+"/fieldRef",schemaPath:"#/properties/template/propert\
ies/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:M}};e===null?e=[oe]:e.push(oe),r++}if(x.apiVersion!==void 0&&typeof x.apiVersion!="string"){let M={instancePath:t+"/template/spec/volumes/"+l+
"/downwardAPI/fields/"+v+"/fieldRef/apiVersion",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fie\
lds/items/properties/fieldRef/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[M]:e.push(M),r++}if(x.fieldPath!==void 0&&typeof x.
fieldPath!="string"){let M={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v+"/fieldRef/fieldPath",schemaPath:"#/properties/template/properti\
es/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/properties/fieldPath/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[M]:e.push(M),r++}}else{let M={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v+"/fieldRef",schemaPath:"#/properties/templat\
e/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/type",keyword:"type",params:{type:"object"}};e===null?
e=[M]:e.push(M),r++}}if(C.mode!==void 0){let x=C.mode;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){let F={instancePath:t+"/template/spec/volumes/"+
l+"/downwardAPI/fields/"+v+"/mode",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/pro\
perties/mode/type",keyword:"type",params:{type:"integer"}};e===null?e=[F]:e.push(F),r++}if(typeof x=="number"&&isFinite(x)){if(x>2147483647||isNaN(x)){let F={instancePath:t+
"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v+"/mode",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/p\
roperties/fields/items/properties/mode/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[F]:e.push(F),r++}if(x<-2147483648||isNaN(
x)){let F={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v+"/mode",schemaPath:"#/properties/template/properties/spec/properties/volumes/item\
s/properties/downwardAPI/properties/fields/items/properties/mode/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[F]:e.push(F),
r++}}}if(C.path!==void 0&&typeof C.path!="string"){let x={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v+"/path",schemaPath:"#/properties/t\
emplate/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/path/type",keyword:"type",params:{type:"string"}};e===
null?e=[x]:e.push(x),r++}if(C.resourceFieldRef!==void 0){let x=C.resourceFieldRef,F=r;if(x&&typeof x=="object"&&!Array.isArray(x)&&x.resource===void 0){let M={instancePath:t+
"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v+"/resourceFieldRef",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/d\
ownwardAPI/properties/fields/items/properties/resourceFieldRef/unlessRewritten/required",keyword:"required",params:{missingProperty:"resource"}};e===null?e=[M]:
e.push(M),r++}var $r=F===r;if(!$r){let M={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v+"/resourceFieldRef",schemaPath:"#/properties/templ\
ate/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/resourceFieldRef/unlessRewritten",keyword:"unlessRewritte\
n",params:{}};e===null?e=[M]:e.push(M),r++}if(x&&typeof x=="object"&&!Array.isArray(x)){for(let M in x)if(!(M==="containerName"||M==="divisor"||M==="resource")){
let oe={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v+"/resourceFieldRef",schemaPath:"#/properties/template/properties/spec/properties/vol\
umes/items/properties/downwardAPI/properties/fields/items/properties/resourceFieldRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:M}};
e===null?e=[oe]:e.push(oe),r++}if(x.containerName!==void 0&&typeof x.containerName!="string"){let M={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/fi\
elds/"+v+"/resourceFieldRef/containerName",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/i\
tems/properties/resourceFieldRef/properties/containerName/type",keyword:"type",params:{type:"string"}};e===null?e=[M]:e.push(M),r++}if(x.divisor!==void 0&&(E(x.
divisor,{instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v+"/resourceFieldRef/divisor",parentData:x,parentDataProperty:"divisor",rootData:g})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length)),x.resource!==void 0&&typeof x.resource!="string"){let M={instancePath:t+"/template/spec/volumes/"+l+"/downw\
ardAPI/fields/"+v+"/resourceFieldRef/resource",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fiel\
ds/items/properties/resourceFieldRef/properties/resource/type",keyword:"type",params:{type:"string"}};e===null?e=[M]:e.push(M),r++}}else{let M={instancePath:t+"\
/template/spec/volumes/"+l+"/downwardAPI/fields/"+v+"/resourceFieldRef",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/do\
wnwardAPI/properties/fields/items/properties/resourceFieldRef/type",keyword:"type",params:{type:"object"}};e===null?e=[M]:e.push(M),r++}}}else{let x={instancePath:t+
"/template/spec/volumes/"+l+"/downwardAPI/fields/"+v,schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/propertie\
s/fields/items/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}}}else{let y={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI/\
fields",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/type",keyword:"type",params:{type:"a\
rray"}};e===null?e=[y]:e.push(y),r++}}if(m.volumeLabel!==void 0&&typeof m.volumeLabel!="string"){let f={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI\
/volumeLabel",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/volumeLabel/type",keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/volumes/"+l+"/downwardAPI",schemaPath:"#/properties/template/properties\
/spec/properties/volumes/items/properties/downwardAPI/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(d.downwardMetrics!==void 0){
let m=d.downwardMetrics;if(m&&typeof m=="object"&&!Array.isArray(m))for(let f in m){let y={instancePath:t+"/template/spec/volumes/"+l+"/downwardMetrics",schemaPath:"\
#/properties/template/properties/spec/properties/volumes/items/properties/downwardMetrics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[y]:e.push(y),r++}else{let f={instancePath:t+"/template/spec/volumes/"+l+"/downwardMetrics",schemaPath:"#/properties/template/properties/spec/propert\
ies/volumes/items/properties/downwardMetrics/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(d.emptyDisk!==void 0){let m=d.emptyDisk;
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.capacity===void 0){let f={instancePath:t+"/template/spec/volumes/"+l+"/emptyDisk",schemaPath:"#/properties/tem\
plate/properties/spec/properties/volumes/items/properties/emptyDisk/required",keyword:"required",params:{missingProperty:"capacity"}};e===null?e=[f]:e.push(f),r++}
for(let f in m)if(f!=="capacity"){let y={instancePath:t+"/template/spec/volumes/"+l+"/emptyDisk",schemaPath:"#/properties/template/properties/spec/properties/vo\
lumes/items/properties/emptyDisk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[y]:e.push(y),r++}m.capacity!==void 0&&
(E(m.capacity,{instancePath:t+"/template/spec/volumes/"+l+"/emptyDisk/capacity",parentData:m,parentDataProperty:"capacity",rootData:g})||(e=e===null?E.errors:e.
concat(E.errors),r=e.length))}else{let f={instancePath:t+"/template/spec/volumes/"+l+"/emptyDisk",schemaPath:"#/properties/template/properties/spec/properties/v\
olumes/items/properties/emptyDisk/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(d.ephemeral!==void 0){let m=d.ephemeral;if(m&&typeof m==
"object"&&!Array.isArray(m)){for(let f in m)if(f!=="persistentVolumeClaim"){let y={instancePath:t+"/template/spec/volumes/"+l+"/ephemeral",schemaPath:"#/propert\
ies/template/properties/spec/properties/volumes/items/properties/ephemeral/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===
null?e=[y]:e.push(y),r++}if(m.persistentVolumeClaim!==void 0){let f=m.persistentVolumeClaim,y=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.claimName===void 0){
let v={instancePath:t+"/template/spec/volumes/"+l+"/ephemeral/persistentVolumeClaim",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/\
properties/ephemeral/properties/persistentVolumeClaim/unlessRewritten/required",keyword:"required",params:{missingProperty:"claimName"}};e===null?e=[v]:e.push(v),
r++}var Or=y===r;if(!Or){let v={instancePath:t+"/template/spec/volumes/"+l+"/ephemeral/persistentVolumeClaim",schemaPath:"#/properties/template/properties/spec/\
properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[v]:e.push(v),r++}
if(f&&typeof f=="object"&&!Array.isArray(f)){for(let v in f)if(!(v==="claimName"||v==="readOnly")){let C={instancePath:t+"/template/spec/volumes/"+l+"/ephemeral\
/persistentVolumeClaim",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[C]:e.push(C),r++}if(f.claimName!==void 0&&typeof f.claimName!="string"){
let v={instancePath:t+"/template/spec/volumes/"+l+"/ephemeral/persistentVolumeClaim/claimName",schemaPath:"#/properties/template/properties/spec/properties/volu\
mes/items/properties/ephemeral/properties/persistentVolumeClaim/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(f.
readOnly!==void 0&&typeof f.readOnly!="boolean"){let v={instancePath:t+"/template/spec/volumes/"+l+"/ephemeral/persistentVolumeClaim/readOnly",schemaPath:"#/pro\
perties/template/properties/spec/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/properties/readOnly/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:t+"/template/spec/volumes/"+l+"/ephemeral/persistentVolumeClaim",schemaPath:"#/propertie\
s/template/properties/spec/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/type",keyword:"type",params:{type:"object"}};e===null?
e=[v]:e.push(v),r++}}}else{let f={instancePath:t+"/template/spec/volumes/"+l+"/ephemeral",schemaPath:"#/properties/template/properties/spec/properties/volumes/i\
tems/properties/ephemeral/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(d.hostDisk!==void 0){let m=d.hostDisk,f=r;if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.path===void 0){let y={instancePath:t+"/template/spec/volumes/"+l+"/hostDisk",schemaPath:"#/properties/template/properties/spec\
/properties/volumes/items/properties/hostDisk/unlessRewritten/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[y]:e.push(y),r++}if(m.type===
void 0){let y={instancePath:t+"/template/spec/volumes/"+l+"/hostDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/host\
Disk/unlessRewritten/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[y]:e.push(y),r++}}var Fr=f===r;if(!Fr){let y={instancePath:t+"/te\
mplate/spec/volumes/"+l+"/hostDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/hostDisk/unlessRewritten",keyword:"unl\
essRewritten",params:{}};e===null?e=[y]:e.push(y),r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(!(y==="capacity"||y==="path"||y==="shared"||
y==="type")){let v={instancePath:t+"/template/spec/volumes/"+l+"/hostDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties\
/hostDisk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[v]:e.push(v),r++}if(m.capacity!==void 0&&(E(m.capacity,
{instancePath:t+"/template/spec/volumes/"+l+"/hostDisk/capacity",parentData:m,parentDataProperty:"capacity",rootData:g})||(e=e===null?E.errors:e.concat(E.errors),
r=e.length)),m.path!==void 0&&typeof m.path!="string"){let y={instancePath:t+"/template/spec/volumes/"+l+"/hostDisk/path",schemaPath:"#/properties/template/prop\
erties/spec/properties/volumes/items/properties/hostDisk/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.shared!==
void 0&&typeof m.shared!="boolean"){let y={instancePath:t+"/template/spec/volumes/"+l+"/hostDisk/shared",schemaPath:"#/properties/template/properties/spec/prope\
rties/volumes/items/properties/hostDisk/properties/shared/type",keyword:"type",params:{type:"boolean"}};e===null?e=[y]:e.push(y),r++}if(m.type!==void 0&&typeof m.
type!="string"){let y={instancePath:t+"/template/spec/volumes/"+l+"/hostDisk/type",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/pr\
operties/hostDisk/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/template/spec/volumes/"+
l+"/hostDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/hostDisk/type",keyword:"type",params:{type:"object"}};e===null?
e=[y]:e.push(y),r++}}if(d.memoryDump!==void 0&&(ee(d.memoryDump,{instancePath:t+"/template/spec/volumes/"+l+"/memoryDump",parentData:d,parentDataProperty:"memor\
yDump",rootData:g})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),d.name!==void 0&&typeof d.name!="string"){let m={instancePath:t+"/template/spec/volu\
mes/"+l+"/name",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[m]:e.push(m),r++}if(d.persistentVolumeClaim!==void 0&&(ee(d.persistentVolumeClaim,{instancePath:t+"/template/spec/volumes/"+l+"/persistentVolumeClaim",parentData:d,
parentDataProperty:"persistentVolumeClaim",rootData:g})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),d.secret!==void 0){let m=d.secret;if(m&&typeof m==
"object"&&!Array.isArray(m)){for(let f in m)if(!(f==="optional"||f==="secretName"||f==="volumeLabel")){let y={instancePath:t+"/template/spec/volumes/"+l+"/secre\
t",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/secret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[y]:e.push(y),r++}if(m.optional!==void 0&&typeof m.optional!="boolean"){let f={instancePath:t+"/template/spec/volumes/"+l+"/secret/optional",schemaPath:"\
#/properties/template/properties/spec/properties/volumes/items/properties/secret/properties/optional/type",keyword:"type",params:{type:"boolean"}};e===null?e=[f]:
e.push(f),r++}if(m.secretName!==void 0&&typeof m.secretName!="string"){let f={instancePath:t+"/template/spec/volumes/"+l+"/secret/secretName",schemaPath:"#/prop\
erties/template/properties/spec/properties/volumes/items/properties/secret/properties/secretName/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),r++}if(m.volumeLabel!==void 0&&typeof m.volumeLabel!="string"){let f={instancePath:t+"/template/spec/volumes/"+l+"/secret/volumeLabel",schemaPath:"#/properti\
es/template/properties/spec/properties/volumes/items/properties/secret/properties/volumeLabel/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),r++}}else{let f={instancePath:t+"/template/spec/volumes/"+l+"/secret",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/s\
ecret/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(d.serviceAccount!==void 0){let m=d.serviceAccount;if(m&&typeof m=="object"&&
!Array.isArray(m)){for(let f in m)if(f!=="serviceAccountName"){let y={instancePath:t+"/template/spec/volumes/"+l+"/serviceAccount",schemaPath:"#/properties/temp\
late/properties/spec/properties/volumes/items/properties/serviceAccount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===
null?e=[y]:e.push(y),r++}if(m.serviceAccountName!==void 0&&typeof m.serviceAccountName!="string"){let f={instancePath:t+"/template/spec/volumes/"+l+"/serviceAcc\
ount/serviceAccountName",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/serviceAccount/properties/serviceAccountName/type",
keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/volumes/"+l+"/serviceAccount",schemaPath:"#/prop\
erties/template/properties/spec/properties/volumes/items/properties/serviceAccount/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(d.
sysprep!==void 0){let m=d.sysprep;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let f in m)if(!(f==="configMap"||f==="secret")){let y={instancePath:t+"/templ\
ate/spec/volumes/"+l+"/sysprep",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/sysprep/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:f}};e===null?e=[y]:e.push(y),r++}if(m.configMap!==void 0){let f=m.configMap;if(f&&typeof f=="object"&&!Array.isArray(
f)){for(let y in f)if(y!=="name"){let v={instancePath:t+"/template/spec/volumes/"+l+"/sysprep/configMap",schemaPath:"#/properties/template/properties/spec/prope\
rties/volumes/items/properties/sysprep/properties/configMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[v]:e.
push(v),r++}if(f.name!==void 0&&typeof f.name!="string"){let y={instancePath:t+"/template/spec/volumes/"+l+"/sysprep/configMap/name",schemaPath:"#/properties/te\
mplate/properties/spec/properties/volumes/items/properties/sysprep/properties/configMap/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=
[y]:e.push(y),r++}}else{let y={instancePath:t+"/template/spec/volumes/"+l+"/sysprep/configMap",schemaPath:"#/properties/template/properties/spec/properties/volu\
mes/items/properties/sysprep/properties/configMap/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(m.secret!==void 0){let f=m.secret;
if(f&&typeof f=="object"&&!Array.isArray(f)){for(let y in f)if(y!=="name"){let v={instancePath:t+"/template/spec/volumes/"+l+"/sysprep/secret",schemaPath:"#/pro\
perties/template/properties/spec/properties/volumes/items/properties/sysprep/properties/secret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};
e===null?e=[v]:e.push(v),r++}if(f.name!==void 0&&typeof f.name!="string"){let y={instancePath:t+"/template/spec/volumes/"+l+"/sysprep/secret/name",schemaPath:"#\
/properties/template/properties/spec/properties/volumes/items/properties/sysprep/properties/secret/properties/name/type",keyword:"type",params:{type:"string"}};
e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/template/spec/volumes/"+l+"/sysprep/secret",schemaPath:"#/properties/template/properties/spec/propert\
ies/volumes/items/properties/sysprep/properties/secret/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let f={instancePath:t+"/\
template/spec/volumes/"+l+"/sysprep",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/sysprep/type",keyword:"type",params:{
type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let m={instancePath:t+"/template/spec/volumes/"+l,schemaPath:"#/properties/template/properties/spec/properti\
es/volumes/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let P={instancePath:t+"/template/spec/volumes",schemaPath:"#/p\
roperties/template/properties/spec/properties/volumes/type",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}}else{let A={instancePath:t+"/te\
mplate/spec",schemaPath:"#/properties/template/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}}else{let $={instancePath:t+
"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(o.updateVolumesStrategy!==void 0&&typeof o.
updateVolumesStrategy!="string"){let G={instancePath:t+"/updateVolumesStrategy",schemaPath:"#/properties/updateVolumesStrategy/type",keyword:"type",params:{type:"\
string"}};e===null?e=[G]:e.push(G),r++}}else{let G={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[G]:e.push(G),r++}return pe.
errors=e,r===0}var Pr={type:"array",items:{type:"object",properties:{lastProbeTime:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d\
+)?([Zz]|[+-]\\d{2}:\\d{2})$"},lastTransitionTime:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},
message:{type:"string"},reason:{type:"string"},status:{type:"string"},type:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["status","type"]}}};function ie(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(Array.isArray(o)){let p=o.length;for(let s=0;s<p;s++){let i=o[s],
n=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.status===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"requir\
ed",params:{missingProperty:"status"}};e===null?e=[c]:e.push(c),r++}if(i.type===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",
keyword:"required",params:{missingProperty:"type"}};e===null?e=[c]:e.push(c),r++}}var a=n===r;if(!a){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewri\
tten",keyword:"unlessRewritten",params:{}};e===null?e=[c]:e.push(c),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(let c in i)if(!(c==="lastProbeTime"||c===
"lastTransitionTime"||c==="message"||c==="reason"||c==="status"||c==="type")){let b={instancePath:t+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:c}};e===null?e=[b]:e.push(b),r++}if(i.lastProbeTime!==void 0){let c=i.lastProbeTime;if(typeof c!="string"&&c!==null){
let b={instancePath:t+"/"+s+"/lastProbeTime",schemaPath:"#/items/properties/lastProbeTime/type",keyword:"type",params:{type:Pr.items.properties.lastProbeTime.type}};
e===null?e=[b]:e.push(b),r++}if(typeof c=="string"&&!Z.test(c)){let b={instancePath:t+"/"+s+"/lastProbeTime",schemaPath:"#/items/properties/lastProbeTime/patter\
n",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[b]:e.push(b),r++}}if(i.lastTransitionTime!==
void 0){let c=i.lastTransitionTime;if(typeof c!="string"&&c!==null){let b={instancePath:t+"/"+s+"/lastTransitionTime",schemaPath:"#/items/properties/lastTransit\
ionTime/type",keyword:"type",params:{type:Pr.items.properties.lastTransitionTime.type}};e===null?e=[b]:e.push(b),r++}if(typeof c=="string"&&!Z.test(c)){let b={instancePath:t+
"/"+s+"/lastTransitionTime",schemaPath:"#/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2\
}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[b]:e.push(b),r++}}if(i.message!==void 0&&typeof i.message!="string"){let c={instancePath:t+"/"+s+"/message",
schemaPath:"#/items/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.reason!==void 0&&typeof i.reason!="string"){
let c={instancePath:t+"/"+s+"/reason",schemaPath:"#/items/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(i.status!==
void 0&&typeof i.status!="string"){let c={instancePath:t+"/"+s+"/status",schemaPath:"#/items/properties/status/type",keyword:"type",params:{type:"string"}};e===
null?e=[c]:e.push(c),r++}if(i.type!==void 0&&typeof i.type!="string"){let c={instancePath:t+"/"+s+"/type",schemaPath:"#/items/properties/type/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[c]:e.push(c),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}return ie.errors=e,r===0}
var ot={type:["object","null"],properties:{controllerRevisionRef:{type:"object",properties:{name:{type:"string"}},additionalProperties:!1},inferFromVolume:{type:"\
string"},inferFromVolumeFailurePolicy:{type:"string"},kind:{type:"string"},name:{type:"string"}},additionalProperties:!1};function re(o,{instancePath:t="",parentData:T,
parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let a={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:ot.type}};e===null?e=[a]:e.push(a),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)if(!(a==="controllerRevisionRef"||a==="inf\
erFromVolume"||a==="inferFromVolumeFailurePolicy"||a==="kind"||a==="name")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.controllerRevisionRef!==void 0){let a=o.controllerRevisionRef;if(a&&typeof a=="object"&&!Array.
isArray(a)){for(let p in a)if(p!=="name"){let s={instancePath:t+"/controllerRevisionRef",schemaPath:"#/properties/controllerRevisionRef/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.name!==void 0&&typeof a.name!="string"){let p={instancePath:t+"/controlle\
rRevisionRef/name",schemaPath:"#/properties/controllerRevisionRef/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:t+"/controllerRevisionRef",schemaPath:"#/properties/controllerRevisionRef/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}if(o.inferFromVolume!==void 0&&typeof o.inferFromVolume!="string"){let a={instancePath:t+"/inferFromVolume",schemaPath:"#/properties/inferFromVolume/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.inferFromVolumeFailurePolicy!==void 0&&typeof o.inferFromVolumeFailurePolicy!="strin\
g"){let a={instancePath:t+"/inferFromVolumeFailurePolicy",schemaPath:"#/properties/inferFromVolumeFailurePolicy/type",keyword:"type",params:{type:"string"}};e===
null?e=[a]:e.push(a),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}if(o.name!==void 0&&typeof o.name!="string"){let a={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}return re.errors=e,r===0}var at=new RegExp("^(0(?:\\.\\d{1,3})?|1)$","u");function te(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o==
"object"&&!Array.isArray(o)){for(let a in o)if(!(a==="accessModes"||a==="capacity"||a==="claimName"||a==="filesystemOverhead"||a==="preallocated"||a==="requests"||
a==="volumeMode")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(
p),r++}if(o.accessModes!==void 0){let a=o.accessModes;if(Array.isArray(a)){let p=a.length;for(let s=0;s<p;s++)if(typeof a[s]!="string"){let i={instancePath:t+"/\
accessModes/"+s,schemaPath:"#/properties/accessModes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let p={instancePath:t+
"/accessModes",schemaPath:"#/properties/accessModes/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(o.capacity!==void 0&&(J(o.capacity,
{instancePath:t+"/capacity",parentData:o,parentDataProperty:"capacity",rootData:g})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),o.claimName!==void 0&&
typeof o.claimName!="string"){let a={instancePath:t+"/claimName",schemaPath:"#/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:
e.push(a),r++}if(o.filesystemOverhead!==void 0){let a=o.filesystemOverhead;if(typeof a=="string"){if(!at.test(a)){let p={instancePath:t+"/filesystemOverhead",schemaPath:"\
#/properties/filesystemOverhead/pattern",keyword:"pattern",params:{pattern:"^(0(?:\\.\\d{1,3})?|1)$"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+
"/filesystemOverhead",schemaPath:"#/properties/filesystemOverhead/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}if(o.preallocated!==
void 0&&typeof o.preallocated!="boolean"){let a={instancePath:t+"/preallocated",schemaPath:"#/properties/preallocated/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[a]:e.push(a),r++}if(o.requests!==void 0&&(J(o.requests,{instancePath:t+"/requests",parentData:o,parentDataProperty:"requests",rootData:g})||(e=e===null?
J.errors:e.concat(J.errors),r=e.length)),o.volumeMode!==void 0&&typeof o.volumeMode!="string"){let a={instancePath:t+"/volumeMode",schemaPath:"#/properties/volu\
meMode/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[a]:e.push(a),r++}return te.errors=e,r===0}function er(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.spec===void 0){
let D={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[D]:e.push(D),r++}for(let D in o)if(!(D==="apiVersi\
on"||D==="kind"||D==="metadata"||D==="spec"||D==="status")){let k={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}};
e===null?e=[k]:e.push(k),r++}if(o.apiVersion!==void 0&&typeof o.apiVersion!="string"){let D={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let D={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if(o.metadata!==void 0&&(U(o.metadata,{instancePath:t+"/metadata",parentData:o,
parentDataProperty:"metadata",rootData:g})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),o.spec!==void 0&&(pe(o.spec,{instancePath:t+"/spec",parentData:o,
parentDataProperty:"spec",rootData:g})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),o.status!==void 0){let D=o.status;if(D&&typeof D=="object"&&!Array.
isArray(D)){for(let k in D)if(!L.call(ae.properties.status.properties,k)){let q={instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[q]:e.push(q),r++}if(D.changedBlockTracking!==void 0){let k=D.changedBlockTracking;if(!(k&&
typeof k=="object"&&!Array.isArray(k))&&k!==null){let h={instancePath:t+"/status/changedBlockTracking",schemaPath:"#/properties/status/properties/changedBlockTr\
acking/type",keyword:"type",params:{type:ae.properties.status.properties.changedBlockTracking.type}};e===null?e=[h]:e.push(h),r++}let q=r;if(k&&typeof k=="objec\
t"&&!Array.isArray(k)&&k.state===void 0){let h={instancePath:t+"/status/changedBlockTracking",schemaPath:"#/properties/status/properties/changedBlockTracking/un\
lessRewritten/required",keyword:"required",params:{missingProperty:"state"}};e===null?e=[h]:e.push(h),r++}var a=q===r;if(!a){let h={instancePath:t+"/status/chan\
gedBlockTracking",schemaPath:"#/properties/status/properties/changedBlockTracking/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[h]:e.push(h),
r++}if(k&&typeof k=="object"&&!Array.isArray(k)){for(let h in k)if(!(h==="backupStatus"||h==="state")){let w={instancePath:t+"/status/changedBlockTracking",schemaPath:"\
#/properties/status/properties/changedBlockTracking/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[w]:e.push(w),
r++}if(k.backupStatus!==void 0){let h=k.backupStatus;if(!(h&&typeof h=="object"&&!Array.isArray(h))&&h!==null){let w={instancePath:t+"/status/changedBlockTracki\
ng/backupStatus",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/type",keyword:"type",params:{type:ae.properties.status.
properties.changedBlockTracking.properties.backupStatus.type}};e===null?e=[w]:e.push(w),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w in h)if(!(w===
"backupMsg"||w==="backupName"||w==="checkpointName"||w==="completed"||w==="endTimestamp"||w==="failed"||w==="startTimestamp"||w==="volumes")){let R={instancePath:t+
"/status/changedBlockTracking/backupStatus",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:w}};e===null?e=[R]:e.push(R),r++}if(h.backupMsg!==void 0&&typeof h.backupMsg!="string"){let w={instancePath:t+"\
/status/changedBlockTracking/backupStatus/backupMsg",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/backupMs\
g/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(h.backupName!==void 0&&typeof h.backupName!="string"){let w={instancePath:t+"/sta\
tus/changedBlockTracking/backupStatus/backupName",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/backupName/\
type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(h.checkpointName!==void 0&&typeof h.checkpointName!="string"){let w={instancePath:t+
"/status/changedBlockTracking/backupStatus/checkpointName",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/ch\
eckpointName/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(h.completed!==void 0&&typeof h.completed!="boolean"){let w={instancePath:t+
"/status/changedBlockTracking/backupStatus/completed",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/complet\
ed/type",keyword:"type",params:{type:"boolean"}};e===null?e=[w]:e.push(w),r++}if(h.endTimestamp!==void 0){let w=h.endTimestamp;if(typeof w=="string"){if(!Z.test(
w)){let R={instancePath:t+"/status/changedBlockTracking/backupStatus/endTimestamp",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/ba\
ckupStatus/properties/endTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[R]:e.push(R),r++}}else{let R={instancePath:t+"/status/changedBlockTracking/backupStatus/endTimestamp",schemaPath:"#/properties/status/properties/cha\
ngedBlockTracking/properties/backupStatus/properties/endTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}}if(h.failed!==void 0&&
typeof h.failed!="boolean"){let w={instancePath:t+"/status/changedBlockTracking/backupStatus/failed",schemaPath:"#/properties/status/properties/changedBlockTrac\
king/properties/backupStatus/properties/failed/type",keyword:"type",params:{type:"boolean"}};e===null?e=[w]:e.push(w),r++}if(h.startTimestamp!==void 0){let w=h.
startTimestamp;if(typeof w=="string"){if(!Z.test(w)){let R={instancePath:t+"/status/changedBlockTracking/backupStatus/startTimestamp",schemaPath:"#/properties/s\
tatus/properties/changedBlockTracking/properties/backupStatus/properties/startTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\
\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[R]:e.push(R),r++}}else{let R={instancePath:t+"/status/changedBlockTracking/backupStatus/startTim\
estamp",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/startTimestamp/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[R]:e.push(R),r++}}if(h.volumes!==void 0){let w=h.volumes;if(Array.isArray(w)){let R=w.length;for(let j=0;j<R;j++){let S=w[j],I=r;if(S&&typeof S==
"object"&&!Array.isArray(S)){if(S.diskTarget===void 0){let V={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+j,schemaPath:"#/properties/sta\
tus/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"diskT\
arget"}};e===null?e=[V]:e.push(V),r++}if(S.volumeName===void 0){let V={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+j,schemaPath:"#/prope\
rties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
volumeName"}};e===null?e=[V]:e.push(V),r++}}var p=I===r;if(!p){let V={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+j,schemaPath:"#/proper\
ties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[V]:
e.push(V),r++}if(S&&typeof S=="object"&&!Array.isArray(S)){for(let V in S)if(!(V==="dataEndpoint"||V==="diskTarget"||V==="mapEndpoint"||V==="volumeName")){let Q={
instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+j,schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/pr\
operties/volumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:V}};e===null?e=[Q]:e.push(Q),r++}if(S.dataEndpoint!==void 0&&
typeof S.dataEndpoint!="string"){let V={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+j+"/dataEndpoint",schemaPath:"#/properties/status/pr\
operties/changedBlockTracking/properties/backupStatus/properties/volumes/items/properties/dataEndpoint/type",keyword:"type",params:{type:"string"}};e===null?e=[
V]:e.push(V),r++}if(S.diskTarget!==void 0&&typeof S.diskTarget!="string"){let V={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+j+"/diskTar\
get",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/properties/diskTarget/type",keyword:"type",
params:{type:"string"}};e===null?e=[V]:e.push(V),r++}if(S.mapEndpoint!==void 0&&typeof S.mapEndpoint!="string"){let V={instancePath:t+"/status/changedBlockTrack\
ing/backupStatus/volumes/"+j+"/mapEndpoint",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/pro\
perties/mapEndpoint/type",keyword:"type",params:{type:"string"}};e===null?e=[V]:e.push(V),r++}if(S.volumeName!==void 0&&typeof S.volumeName!="string"){let V={instancePath:t+
"/status/changedBlockTracking/backupStatus/volumes/"+j+"/volumeName",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/pro\
perties/volumes/items/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[V]:e.push(V),r++}}else{let V={instancePath:t+"/status/chang\
edBlockTracking/backupStatus/volumes/"+j,schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}}}else{let R={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes",schemaPath:"\
#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/type",keyword:"type",params:{type:"array"}};e===null?e=[R]:e.push(
R),r++}}}}if(k.state!==void 0&&typeof k.state!="string"){let h={instancePath:t+"/status/changedBlockTracking/state",schemaPath:"#/properties/status/properties/c\
hangedBlockTracking/properties/state/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}}if(D.conditions!==void 0&&(ie(D.conditions,{instancePath:t+
"/status/conditions",parentData:D,parentDataProperty:"conditions",rootData:g})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),D.created!==void 0&&typeof D.
created!="boolean"){let k={instancePath:t+"/status/created",schemaPath:"#/properties/status/properties/created/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[k]:e.push(k),r++}if(D.desiredGeneration!==void 0){let k=D.desiredGeneration;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let q={instancePath:t+
"/status/desiredGeneration",schemaPath:"#/properties/status/properties/desiredGeneration/type",keyword:"type",params:{type:"integer"}};e===null?e=[q]:e.push(q),
r++}}if(D.instancetypeRef!==void 0&&(re(D.instancetypeRef,{instancePath:t+"/status/instancetypeRef",parentData:D,parentDataProperty:"instancetypeRef",rootData:g})||
(e=e===null?re.errors:e.concat(re.errors),r=e.length)),D.memoryDumpRequest!==void 0){let k=D.memoryDumpRequest;if(!(k&&typeof k=="object"&&!Array.isArray(k))&&k!==
null){let h={instancePath:t+"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/type",keyword:"type",params:{type:ae.properties.
status.properties.memoryDumpRequest.type}};e===null?e=[h]:e.push(h),r++}let q=r;if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.claimName===void 0){let h={instancePath:t+
"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/unlessRewritten/required",keyword:"required",params:{missingProperty:"c\
laimName"}};e===null?e=[h]:e.push(h),r++}if(k.phase===void 0){let h={instancePath:t+"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memor\
yDumpRequest/unlessRewritten/required",keyword:"required",params:{missingProperty:"phase"}};e===null?e=[h]:e.push(h),r++}}var s=q===r;if(!s){let h={instancePath:t+
"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[h]:e.
push(h),r++}if(k&&typeof k=="object"&&!Array.isArray(k)){for(let h in k)if(!(h==="claimName"||h==="endTimestamp"||h==="fileName"||h==="message"||h==="phase"||h===
"remove"||h==="startTimestamp")){let w={instancePath:t+"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[w]:e.push(w),r++}if(k.claimName!==void 0&&typeof k.claimName!="string"){let h={instancePath:t+
"/status/memoryDumpRequest/claimName",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/claimName/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[h]:e.push(h),r++}if(k.endTimestamp!==void 0){let h=k.endTimestamp;if(typeof h=="string"){if(!Z.test(h)){let w={instancePath:t+"/status/memoryDu\
mpRequest/endTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/endTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\
\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:t+"/status/memoryDumpRequest/\
endTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/endTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.
push(w),r++}}if(k.fileName!==void 0&&typeof k.fileName!="string"){let h={instancePath:t+"/status/memoryDumpRequest/fileName",schemaPath:"#/properties/status/pro\
perties/memoryDumpRequest/properties/fileName/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(k.message!==void 0&&typeof k.message!=
"string"){let h={instancePath:t+"/status/memoryDumpRequest/message",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/message/type",keyword:"\
type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(k.phase!==void 0&&typeof k.phase!="string"){let h={instancePath:t+"/status/memoryDumpRequest/phase",
schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/phase/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(k.remove!==
void 0&&typeof k.remove!="boolean"){let h={instancePath:t+"/status/memoryDumpRequest/remove",schemaPath:"#/properties/status/properties/memoryDumpRequest/proper\
ties/remove/type",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}if(k.startTimestamp!==void 0){let h=k.startTimestamp;if(typeof h=="string"){
if(!Z.test(h)){let w={instancePath:t+"/status/memoryDumpRequest/startTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/startTim\
estamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[w]:e.push(w),
r++}}else{let w={instancePath:t+"/status/memoryDumpRequest/startTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/startTimestam\
p/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}}}if(D.observedGeneration!==void 0){let k=D.observedGeneration;if(!(typeof k=="numb\
er"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let q={instancePath:t+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[q]:e.push(q),r++}}if(D.preferenceRef!==void 0&&(re(D.preferenceRef,{instancePath:t+"/status/preferenceRef",parentData:D,
parentDataProperty:"preferenceRef",rootData:g})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),D.printableStatus!==void 0&&typeof D.printableStatus!="s\
tring"){let k={instancePath:t+"/status/printableStatus",schemaPath:"#/properties/status/properties/printableStatus/type",keyword:"type",params:{type:"string"}};
e===null?e=[k]:e.push(k),r++}if(D.ready!==void 0&&typeof D.ready!="boolean"){let k={instancePath:t+"/status/ready",schemaPath:"#/properties/status/properties/re\
ady/type",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(D.restoreInProgress!==void 0&&typeof D.restoreInProgress!="string"){let k={instancePath:t+
"/status/restoreInProgress",schemaPath:"#/properties/status/properties/restoreInProgress/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}
if(D.runStrategy!==void 0&&typeof D.runStrategy!="string"){let k={instancePath:t+"/status/runStrategy",schemaPath:"#/properties/status/properties/runStrategy/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(D.snapshotInProgress!==void 0&&typeof D.snapshotInProgress!="string"){let k={instancePath:t+
"/status/snapshotInProgress",schemaPath:"#/properties/status/properties/snapshotInProgress/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),
r++}if(D.startFailure!==void 0){let k=D.startFailure;if(!(k&&typeof k=="object"&&!Array.isArray(k))&&k!==null){let q={instancePath:t+"/status/startFailure",schemaPath:"\
#/properties/status/properties/startFailure/type",keyword:"type",params:{type:ae.properties.status.properties.startFailure.type}};e===null?e=[q]:e.push(q),r++}if(k&&
typeof k=="object"&&!Array.isArray(k)){for(let q in k)if(!(q==="consecutiveFailCount"||q==="lastFailedVMIUID"||q==="retryAfterTimestamp")){let h={instancePath:t+
"/status/startFailure",schemaPath:"#/properties/status/properties/startFailure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};
e===null?e=[h]:e.push(h),r++}if(k.consecutiveFailCount!==void 0){let q=k.consecutiveFailCount;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))){let h={instancePath:t+
"/status/startFailure/consecutiveFailCount",schemaPath:"#/properties/status/properties/startFailure/properties/consecutiveFailCount/type",keyword:"type",params:{
type:"integer"}};e===null?e=[h]:e.push(h),r++}}if(k.lastFailedVMIUID!==void 0&&typeof k.lastFailedVMIUID!="string"){let q={instancePath:t+"/status/startFailure/\
lastFailedVMIUID",schemaPath:"#/properties/status/properties/startFailure/properties/lastFailedVMIUID/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:
e.push(q),r++}if(k.retryAfterTimestamp!==void 0){let q=k.retryAfterTimestamp;if(typeof q=="string"){if(!Z.test(q)){let h={instancePath:t+"/status/startFailure/r\
etryAfterTimestamp",schemaPath:"#/properties/status/properties/startFailure/properties/retryAfterTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\
{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/status/startFailure/retryAft\
erTimestamp",schemaPath:"#/properties/status/properties/startFailure/properties/retryAfterTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:
e.push(h),r++}}}}if(D.stateChangeRequests!==void 0){let k=D.stateChangeRequests;if(Array.isArray(k)){let q=k.length;for(let h=0;h<q;h++){let w=k[h],R=r;if(w&&typeof w==
"object"&&!Array.isArray(w)&&w.action===void 0){let j={instancePath:t+"/status/stateChangeRequests/"+h,schemaPath:"#/properties/status/properties/stateChangeReq\
uests/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"action"}};e===null?e=[j]:e.push(j),r++}var i=R===r;if(!i){let j={instancePath:t+
"/status/stateChangeRequests/"+h,schemaPath:"#/properties/status/properties/stateChangeRequests/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===
null?e=[j]:e.push(j),r++}if(w&&typeof w=="object"&&!Array.isArray(w)){for(let j in w)if(!(j==="action"||j==="data"||j==="uid")){let S={instancePath:t+"/status/s\
tateChangeRequests/"+h,schemaPath:"#/properties/status/properties/stateChangeRequests/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};
e===null?e=[S]:e.push(S),r++}if(w.action!==void 0&&typeof w.action!="string"){let j={instancePath:t+"/status/stateChangeRequests/"+h+"/action",schemaPath:"#/pro\
perties/status/properties/stateChangeRequests/items/properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(w.data!==void 0){
let j=w.data;if(j&&typeof j=="object"&&!Array.isArray(j)){for(let S in j)if(typeof j[S]!="string"){let I={instancePath:t+"/status/stateChangeRequests/"+h+"/data\
/"+S.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/status/properties/stateChangeRequests/items/properties/data/additionalProperties/type",keyword:"\
type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}else{let S={instancePath:t+"/status/stateChangeRequests/"+h+"/data",schemaPath:"#/properties/status/\
properties/stateChangeRequests/items/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}}if(w.uid!==void 0&&typeof w.uid!=
"string"){let j={instancePath:t+"/status/stateChangeRequests/"+h+"/uid",schemaPath:"#/properties/status/properties/stateChangeRequests/items/properties/uid/type",
keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:t+"/status/stateChangeRequests/"+h,schemaPath:"#/properties/status\
/properties/stateChangeRequests/items/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}}else{let q={instancePath:t+"/status/stateChang\
eRequests",schemaPath:"#/properties/status/properties/stateChangeRequests/type",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),r++}}if(D.volumeRequests!==
void 0){let k=D.volumeRequests;if(Array.isArray(k)){let q=k.length;for(let h=0;h<q;h++){let w=k[h];if(w&&typeof w=="object"&&!Array.isArray(w)){for(let R in w)if(!(R===
"addVolumeOptions"||R==="removeVolumeOptions")){let j={instancePath:t+"/status/volumeRequests/"+h,schemaPath:"#/properties/status/properties/volumeRequests/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[j]:e.push(j),r++}if(w.addVolumeOptions!==void 0){let R=w.addVolumeOptions,
j=r;if(R&&typeof R=="object"&&!Array.isArray(R)&&R.name===void 0){let S={instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions",schemaPath:"#/properties\
/status/properties/volumeRequests/items/properties/addVolumeOptions/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[S]:
e.push(S),r++}var n=j===r;if(!n){let S={instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests\
/items/properties/addVolumeOptions/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[S]:e.push(S),r++}if(R&&typeof R=="object"&&!Array.isArray(R)){
if(R.disk===void 0){let S={instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/proper\
ties/addVolumeOptions/required",keyword:"required",params:{missingProperty:"disk"}};e===null?e=[S]:e.push(S),r++}if(R.volumeSource===void 0){let S={instancePath:t+
"/status/volumeRequests/"+h+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/required",keyword:"r\
equired",params:{missingProperty:"volumeSource"}};e===null?e=[S]:e.push(S),r++}for(let S in R)if(!(S==="disk"||S==="dryRun"||S==="name"||S==="volumeSource")){let I={
instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[I]:e.push(I),r++}if(R.disk!==void 0&&(me(R.disk,{instancePath:t+"/sta\
tus/volumeRequests/"+h+"/addVolumeOptions/disk",parentData:R,parentDataProperty:"disk",rootData:g})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)),R.dryRun!==
void 0){let S=R.dryRun;if(Array.isArray(S)){let I=S.length;for(let V=0;V<I;V++)if(typeof S[V]!="string"){let Q={instancePath:t+"/status/volumeRequests/"+h+"/add\
VolumeOptions/dryRun/"+V,schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/properties/dryRun/items/type",keyword:"type",
params:{type:"string"}};e===null?e=[Q]:e.push(Q),r++}}else{let I={instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions/dryRun",schemaPath:"#/properties\
/status/properties/volumeRequests/items/properties/addVolumeOptions/properties/dryRun/type",keyword:"type",params:{type:"array"}};e===null?e=[I]:e.push(I),r++}}
if(R.name!==void 0&&typeof R.name!="string"){let S={instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions/name",schemaPath:"#/properties/status/properti\
es/volumeRequests/items/properties/addVolumeOptions/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}if(R.volumeSource!==
void 0){let S=R.volumeSource;if(S&&typeof S=="object"&&!Array.isArray(S)){for(let I in S)if(!(I==="dataVolume"||I==="persistentVolumeClaim")){let V={instancePath:t+
"/status/volumeRequests/"+h+"/addVolumeOptions/volumeSource",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/propert\
ies/volumeSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}};e===null?e=[V]:e.push(V),r++}S.dataVolume!==void 0&&(Ae(S.dataVolume,
{instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions/volumeSource/dataVolume",parentData:S,parentDataProperty:"dataVolume",rootData:g})||(e=e===null?Ae.
errors:e.concat(Ae.errors),r=e.length)),S.persistentVolumeClaim!==void 0&&(ee(S.persistentVolumeClaim,{instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOpt\
ions/volumeSource/persistentVolumeClaim",parentData:S,parentDataProperty:"persistentVolumeClaim",rootData:g})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length))}else{
let I={instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions/volumeSource",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/ad\
dVolumeOptions/properties/volumeSource/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}}}else{let S={instancePath:t+"/status/volumeReq\
uests/"+h+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[S]:e.push(S),r++}}if(w.removeVolumeOptions!==void 0){let R=w.removeVolumeOptions,j=r;if(R&&typeof R=="object"&&!Array.isArray(R)&&R.name===void 0){
let S={instancePath:t+"/status/volumeRequests/"+h+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolume\
Options/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[S]:e.push(S),r++}var c=j===r;if(!c){let S={instancePath:t+"/st\
atus/volumeRequests/"+h+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolumeOptions/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[S]:e.push(S),r++}if(R&&typeof R=="object"&&!Array.isArray(R)){for(let S in R)if(!(S==="dryRun"||S==="name")){let I={instancePath:t+
"/status/volumeRequests/"+h+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolumeOptions/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[I]:e.push(I),r++}if(R.dryRun!==void 0){let S=R.dryRun;if(Array.isArray(S)){let I=S.
length;for(let V=0;V<I;V++)if(typeof S[V]!="string"){let Q={instancePath:t+"/status/volumeRequests/"+h+"/removeVolumeOptions/dryRun/"+V,schemaPath:"#/properties\
/status/properties/volumeRequests/items/properties/removeVolumeOptions/properties/dryRun/items/type",keyword:"type",params:{type:"string"}};e===null?e=[Q]:e.push(
Q),r++}}else{let I={instancePath:t+"/status/volumeRequests/"+h+"/removeVolumeOptions/dryRun",schemaPath:"#/properties/status/properties/volumeRequests/items/pro\
perties/removeVolumeOptions/properties/dryRun/type",keyword:"type",params:{type:"array"}};e===null?e=[I]:e.push(I),r++}}if(R.name!==void 0&&typeof R.name!="stri\
ng"){let S={instancePath:t+"/status/volumeRequests/"+h+"/removeVolumeOptions/name",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/re\
moveVolumeOptions/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:t+"/status/volumeRequests/"+
h+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolumeOptions/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[S]:e.push(S),r++}}}else{let R={instancePath:t+"/status/volumeRequests/"+h,schemaPath:"#/properties/status/properties/volumeRequests/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}}}else{let q={instancePath:t+"/status/volumeRequests",schemaPath:"#/properties/status/proper\
ties/volumeRequests/type",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),r++}}if(D.volumeSnapshotStatuses!==void 0){let k=D.volumeSnapshotStatuses;
if(Array.isArray(k)){let q=k.length;for(let h=0;h<q;h++){let w=k[h],R=r;if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.enabled===void 0){let j={instancePath:t+
"/status/volumeSnapshotStatuses/"+h,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"enabled"}};e===null?e=[j]:e.push(j),r++}if(w.name===void 0){let j={instancePath:t+"/status/volumeSnapshotStatuses/"+h,schemaPath:"#/properties/\
status/properties/volumeSnapshotStatuses/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[j]:e.push(j),r++}}var b=R===
r;if(!b){let j={instancePath:t+"/status/volumeSnapshotStatuses/"+h,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[j]:e.push(j),r++}if(w&&typeof w=="object"&&!Array.isArray(w)){for(let j in w)if(!(j==="enabled"||j==="name"||j==="reason")){
let S={instancePath:t+"/status/volumeSnapshotStatuses/"+h,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j}};e===null?e=[S]:e.push(S),r++}if(w.enabled!==void 0&&typeof w.enabled!="boolean"){let j={instancePath:t+"/st\
atus/volumeSnapshotStatuses/"+h+"/enabled",schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/properties/enabled/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(w.name!==void 0&&typeof w.name!="string"){let j={instancePath:t+"/status/volumeSnapshotStatuses/"+h+"/name",schemaPath:"\
#/properties/status/properties/volumeSnapshotStatuses/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(w.reason!==
void 0&&typeof w.reason!="string"){let j={instancePath:t+"/status/volumeSnapshotStatuses/"+h+"/reason",schemaPath:"#/properties/status/properties/volumeSnapshot\
Statuses/items/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:t+"/status/volumeSnapshotSt\
atuses/"+h,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}}else{
let q={instancePath:t+"/status/volumeSnapshotStatuses",schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/type",keyword:"type",params:{type:"arra\
y"}};e===null?e=[q]:e.push(q),r++}}if(D.volumeUpdateState!==void 0){let k=D.volumeUpdateState;if(k&&typeof k=="object"&&!Array.isArray(k)){for(let q in k)if(q!==
"volumeMigrationState"){let h={instancePath:t+"/status/volumeUpdateState",schemaPath:"#/properties/status/properties/volumeUpdateState/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:q}};e===null?e=[h]:e.push(h),r++}if(k.volumeMigrationState!==void 0){let q=k.volumeMigrationState;if(q&&typeof q==
"object"&&!Array.isArray(q)){for(let h in q)if(h!=="migratedVolumes"){let w={instancePath:t+"/status/volumeUpdateState/volumeMigrationState",schemaPath:"#/prope\
rties/status/properties/volumeUpdateState/properties/volumeMigrationState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===
null?e=[w]:e.push(w),r++}if(q.migratedVolumes!==void 0){let h=q.migratedVolumes;if(Array.isArray(h)){let w=h.length;for(let R=0;R<w;R++){let j=h[R],S=r;if(j&&typeof j==
"object"&&!Array.isArray(j)&&j.volumeName===void 0){let I={instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+R,schemaPath:"#/prop\
erties/status/properties/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolumes/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"volumeName"}};e===null?e=[I]:e.push(I),r++}var O=S===r;if(!O){let I={instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVol\
umes/"+R,schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolumes/items/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[I]:e.push(I),r++}if(j&&typeof j=="object"&&!Array.isArray(j)){for(let I in j)if(!(I==="destinationPVCInfo"||I==="sourceP\
VCInfo"||I==="volumeName")){let V={instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+R,schemaPath:"#/properties/status/properties\
/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}};
e===null?e=[V]:e.push(V),r++}if(j.destinationPVCInfo!==void 0&&(te(j.destinationPVCInfo,{instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migrated\
Volumes/"+R+"/destinationPVCInfo",parentData:j,parentDataProperty:"destinationPVCInfo",rootData:g})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),j.sourcePVCInfo!==
void 0&&(te(j.sourcePVCInfo,{instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+R+"/sourcePVCInfo",parentData:j,parentDataProperty:"\
sourcePVCInfo",rootData:g})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),j.volumeName!==void 0&&typeof j.volumeName!="string"){let I={instancePath:t+
"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+R+"/volumeName",schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volume\
MigrationState/properties/migratedVolumes/items/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}else{let I={instancePath:t+
"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+R,schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState\
/properties/migratedVolumes/items/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}}}else{let w={instancePath:t+"/status/volumeUpdateSt\
ate/volumeMigrationState/migratedVolumes",schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolume\
s/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:t+"/status/volumeUpdateState/volumeMigrationState",schemaPath:"\
#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{
let q={instancePath:t+"/status/volumeUpdateState",schemaPath:"#/properties/status/properties/volumeUpdateState/type",keyword:"type",params:{type:"object"}};e===
null?e=[q]:e.push(q),r++}}}else{let k={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(
k),r++}}}else{let D={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}return er.errors=e,r===0}function vr(o,{
instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;return er(o,{instancePath:t,parentData:T,parentDataProperty:N,rootData:g})||
(e=e===null?er.errors:e.concat(er.errors),r=e.length),vr.errors=e,r===0}exports.kind4=Sr;var Ar={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{type:"object",properties:{annotations:{
type:"object",additionalProperties:{type:"string"}},cpu:{type:"object",properties:{dedicatedCPUPlacement:{type:"boolean"},guest:{type:"integer",minimum:0,maximum:2147483647},
isolateEmulatorThread:{type:"boolean"},maxSockets:{type:"integer",minimum:0,maximum:2147483647},model:{type:"string"},numa:{$ref:"#/$defs/numa"},realtime:{type:"\
object",properties:{mask:{type:"string"}},additionalProperties:!1}},additionalProperties:!1,unlessRewritten:{required:["guest"]}},gpus:{$ref:"#/$defs/gpus"},hostDevices:{
$ref:"#/$defs/hostDevices"},ioThreads:{$ref:"#/$defs/ioThreads"},ioThreadsPolicy:{type:"string"},launchSecurity:{$ref:"#/$defs/launchSecurity"},memory:{type:"ob\
ject",properties:{guest:{$ref:"#/$defs/item"},hugepages:{type:"object",properties:{pageSize:{type:"string"}},additionalProperties:!1},maxGuest:{$ref:"#/$defs/it\
em"},overcommitPercent:{type:"integer",minimum:0,maximum:100}},additionalProperties:!1,required:["guest"]},nodeSelector:{type:"object",additionalProperties:{type:"\
string"}},schedulerName:{type:"string"}},additionalProperties:!1,required:["cpu","memory"]}},additionalProperties:!1,required:["spec"]};function rr(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.spec===void 0){
let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="apiVersi\
on"||p==="kind"||p==="metadata"||p==="spec")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(o.apiVersion!==void 0&&typeof o.apiVersion!="string"){let p={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let p={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(o.metadata!==void 0&&(U(o.metadata,{instancePath:t+"/metadata",parentData:o,
parentDataProperty:"metadata",rootData:g})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),o.spec!==void 0){let p=o.spec;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.cpu===void 0){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"cpu"}};e===null?
e=[s]:e.push(s),r++}if(p.memory===void 0){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"memo\
ry"}};e===null?e=[s]:e.push(s),r++}for(let s in p)if(!L.call(Ar.properties.spec.properties,s)){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.annotations!==void 0){let s=p.annotations;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(typeof s[i]!="string"){let n={instancePath:t+"/spec/annotations/"+i.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/spec/properties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let i={
instancePath:t+"/spec/annotations",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}
if(p.cpu!==void 0){let s=p.cpu,i=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.guest===void 0){let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spe\
c/properties/cpu/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[n]:e.push(n),r++}var a=i===r;if(!a){let n={instancePath:t+
"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){for(let n in s)if(!(n==="dedicatedCPUPlacement"||n==="guest"||n==="isolateEmulatorThread"||n==="maxSockets"||n==="model"||n==="numa"||n===
"realtime")){let c={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[c]:e.push(c),r++}if(s.dedicatedCPUPlacement!==void 0&&typeof s.dedicatedCPUPlacement!="boolean"){let n={instancePath:t+"/spec/cpu/dedicatedCPUPlacem\
ent",schemaPath:"#/properties/spec/properties/cpu/properties/dedicatedCPUPlacement/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}if(s.
guest!==void 0){let n=s.guest;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/pr\
operties/cpu/properties/guest/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(
n)){let c={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/guest/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[c]:e.push(c),r++}if(n<0||isNaN(n)){let c={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/guest/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[c]:e.push(c),r++}}}if(s.isolateEmulatorThread!==void 0&&typeof s.isolateEmulatorThread!="boolean"){let n={
instancePath:t+"/spec/cpu/isolateEmulatorThread",schemaPath:"#/properties/spec/properties/cpu/properties/isolateEmulatorThread/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[n]:e.push(n),r++}if(s.maxSockets!==void 0){let n=s.maxSockets;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c={instancePath:t+
"/spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/properties/maxSockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),
r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let c={instancePath:t+"/spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/pro\
perties/maxSockets/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[c]:e.push(c),r++}if(n<0||isNaN(n)){let c={instancePath:t+"/\
spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/properties/maxSockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[c]:e.push(c),r++}}}if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:t+"/spec/cpu/model",schemaPath:"#/properties/spec/properties/cpu/properti\
es/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.numa!==void 0&&(de(s.numa,{instancePath:t+"/spec/cpu/numa",parentData:s,
parentDataProperty:"numa",rootData:g})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.realtime!==void 0){let n=s.realtime;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let c in n)if(c!=="mask"){let b={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[b]:e.push(b),r++}if(n.mask!==void 0&&typeof n.mask!="string"){let c={instancePath:t+
"/spec/cpu/realtime/mask",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/properties/mask/type",keyword:"type",params:{type:"string"}};e===null?
e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/type",keyword:"type",params:{
type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}}if(p.gpus!==void 0&&(fe(p.gpus,{instancePath:t+"/spec/gpus",parentData:p,parentDataProperty:"gpus",rootData:g})||(e=
e===null?fe.errors:e.concat(fe.errors),r=e.length)),p.hostDevices!==void 0&&(he(p.hostDevices,{instancePath:t+"/spec/hostDevices",parentData:p,parentDataProperty:"\
hostDevices",rootData:g})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),p.ioThreads!==void 0&&(be(p.ioThreads,{instancePath:t+"/spec/ioThreads",parentData:p,
parentDataProperty:"ioThreads",rootData:g})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),p.ioThreadsPolicy!==void 0&&typeof p.ioThreadsPolicy!="strin\
g"){let s={instancePath:t+"/spec/ioThreadsPolicy",schemaPath:"#/properties/spec/properties/ioThreadsPolicy/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),r++}if(p.launchSecurity!==void 0&&(ve(p.launchSecurity,{instancePath:t+"/spec/launchSecurity",parentData:p,parentDataProperty:"launchSecurity",rootData:g})||
(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),p.memory!==void 0){let s=p.memory;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.guest===void 0){let i={
instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memory/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[i]:e.push(
i),r++}for(let i in s)if(!(i==="guest"||i==="hugepages"||i==="maxGuest"||i==="overcommitPercent")){let n={instancePath:t+"/spec/memory",schemaPath:"#/properties\
/spec/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.guest!==void 0&&(E(
s.guest,{instancePath:t+"/spec/memory/guest",parentData:s,parentDataProperty:"guest",rootData:g})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.hugepages!==
void 0){let i=s.hugepages;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(n!=="pageSize"){let c={instancePath:t+"/spec/memory/hugepages",schemaPath:"\
#/properties/spec/properties/memory/properties/hugepages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(
c),r++}if(i.pageSize!==void 0&&typeof i.pageSize!="string"){let n={instancePath:t+"/spec/memory/hugepages/pageSize",schemaPath:"#/properties/spec/properties/mem\
ory/properties/hugepages/properties/pageSize/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/memory\
/hugepages",schemaPath:"#/properties/spec/properties/memory/properties/hugepages/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.
maxGuest!==void 0&&(E(s.maxGuest,{instancePath:t+"/spec/memory/maxGuest",parentData:s,parentDataProperty:"maxGuest",rootData:g})||(e=e===null?E.errors:e.concat(
E.errors),r=e.length)),s.overcommitPercent!==void 0){let i=s.overcommitPercent;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n={instancePath:t+"\
/spec/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/type",keyword:"type",params:{type:"integer"}};e===null?
e=[n]:e.push(n),r++}if(typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i)){let n={instancePath:t+"/spec/memory/overcommitPercent",schemaPath:"#/properties/spec\
/properties/memory/properties/overcommitPercent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=[n]:e.push(n),r++}if(i<0||isNaN(i)){let n={
instancePath:t+"/spec/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}}}}else{let i={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memory/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.nodeSelector!==void 0){let s=p.nodeSelector;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)
if(typeof s[i]!="string"){let n={instancePath:t+"/spec/nodeSelector/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spec/properties/nodeSele\
ctor/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let i={instancePath:t+"/spec/nodeSelector",schemaPath:"\
#/properties/spec/properties/nodeSelector/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.schedulerName!==void 0&&typeof p.schedulerName!=
"string"){let s={instancePath:t+"/spec/schedulerName",schemaPath:"#/properties/spec/properties/schedulerName/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{
let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return rr.errors=e,r===0}function Sr(o,{instancePath:t="",
parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;return rr(o,{instancePath:t,parentData:T,parentDataProperty:N,rootData:g})||(e=e===null?rr.errors:
e.concat(rr.errors),r=e.length),Sr.errors=e,r===0}exports.kind5=jr;var nr={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{type:"object",properties:{annotations:{
type:"object",additionalProperties:{type:"string"}},clock:{type:"object",properties:{preferredClockOffset:{type:"object",properties:{timezone:{type:"string"},utc:{
type:"object",properties:{offsetSeconds:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1},preferredTimer:{$ref:"#/$defs/timer"}},additionalProperties:!1},
cpu:{type:"object",properties:{preferredCPUFeatures:{$ref:"#/$defs/features"},preferredCPUTopology:{type:"string"},spreadOptions:{type:"object",properties:{across:{
type:"string"},ratio:{type:"integer",minimum:0,maximum:2147483647}},additionalProperties:!1}},additionalProperties:!1},devices:{type:"object",properties:{preferredAutoattachGraphicsDevice:{
type:"boolean"},preferredAutoattachInputDevice:{type:"boolean"},preferredAutoattachMemBalloon:{type:"boolean"},preferredAutoattachPodInterface:{type:"boolean"},
preferredAutoattachSerialConsole:{type:"boolean"},preferredBlockMultiQueue:{type:"boolean"},preferredCdromBus:{type:"string"},preferredDisableHotplug:{type:"boo\
lean"},preferredDiskBlockSize:{$ref:"#/$defs/blockSize"},preferredDiskBus:{type:"string"},preferredDiskCache:{type:"string"},preferredDiskDedicatedIoThread:{type:"\
boolean"},preferredDiskIO:{type:"string"},preferredInputBus:{type:"string"},preferredInputType:{type:"string"},preferredInterfaceMasquerade:{type:"object",additionalProperties:!1},
preferredInterfaceModel:{type:"string"},preferredLunBus:{type:"string"},preferredNetworkInterfaceMultiQueue:{type:"boolean"},preferredPanicDeviceModel:{type:"st\
ring"},preferredRng:{type:"object",additionalProperties:!1},preferredSoundModel:{type:"string"},preferredTPM:{$ref:"#/$defs/tpm"},preferredUseVirtioTransitional:{
type:"boolean"},preferredVirtualGPUOptions:{$ref:"#/$defs/virtualGPUOptions"}},additionalProperties:!1},features:{type:"object",properties:{preferredAcpi:{type:"\
object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},preferredApic:{$ref:"#/$defs/apic"},preferredHyperv:{$ref:"#/$defs/hyperv"},preferredKvm:{
type:"object",properties:{hidden:{type:"boolean"}},additionalProperties:!1},preferredPvspinlock:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},
preferredSmm:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1}},additionalProperties:!1},firmware:{type:"object",properties:{preferredEfi:{
$ref:"#/$defs/efi"},preferredUseBios:{type:"boolean"},preferredUseBiosSerial:{type:"boolean"},preferredUseEfi:{type:"boolean"},preferredUseSecureBoot:{type:"boo\
lean"}},additionalProperties:!1},machine:{type:"object",properties:{preferredMachineType:{type:"string"}},additionalProperties:!1},preferSpreadSocketToCoreRatio:{
type:"integer",minimum:0,maximum:2147483647},preferredArchitecture:{type:"string"},preferredSubdomain:{type:"string"},preferredTerminationGracePeriodSeconds:{type:"\
integer"},requirements:{type:"object",properties:{architecture:{type:"string"},cpu:{type:"object",properties:{guest:{type:"integer",minimum:0,maximum:2147483647}},
additionalProperties:!1,unlessRewritten:{required:["guest"]}},memory:{type:"object",properties:{guest:{$ref:"#/$defs/item"}},additionalProperties:!1,required:["\
guest"]}},additionalProperties:!1},volumes:{type:"object",properties:{preferredStorageClassName:{type:"string"}},additionalProperties:!1}},additionalProperties:!1}},
additionalProperties:!1,required:["spec"]};function tr(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.spec===void 0){
let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="apiVersi\
on"||p==="kind"||p==="metadata"||p==="spec")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(o.apiVersion!==void 0&&typeof o.apiVersion!="string"){let p={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let p={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(o.metadata!==void 0&&(U(o.metadata,{instancePath:t+"/metadata",parentData:o,
parentDataProperty:"metadata",rootData:g})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),o.spec!==void 0){let p=o.spec;if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let s in p)if(!L.call(nr.properties.spec.properties,s)){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.annotations!==void 0){let s=p.annotations;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let i in s)if(typeof s[i]!="string"){let n={instancePath:t+"/spec/annotations/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/spec/properties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let i={instancePath:t+"/spec/\
annotations",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.clock!==void 0){
let s=p.clock;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="preferredClockOffset"||i==="preferredTimer")){let n={instancePath:t+"/spec/c\
lock",schemaPath:"#/properties/spec/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),
r++}if(s.preferredClockOffset!==void 0){let i=s.preferredClockOffset;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(!(n==="timezone"||n==="utc")){
let c={instancePath:t+"/spec/clock/preferredClockOffset",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.timezone!==void 0&&typeof i.timezone!="string"){let n={instancePath:t+"/s\
pec/clock/preferredClockOffset/timezone",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/properties/timezone/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(i.utc!==void 0){let n=i.utc;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let c in n)if(c!=="offsetSe\
conds"){let b={instancePath:t+"/spec/clock/preferredClockOffset/utc",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/properties/u\
tc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[b]:e.push(b),r++}if(n.offsetSeconds!==void 0){let c=n.offsetSeconds;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let b={instancePath:t+"/spec/clock/preferredClockOffset/utc/offsetSeconds",schemaPath:"#/properties/sp\
ec/properties/clock/properties/preferredClockOffset/properties/utc/properties/offsetSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(
b),r++}}}else{let c={instancePath:t+"/spec/clock/preferredClockOffset/utc",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/proper\
ties/utc/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let n={instancePath:t+"/spec/clock/preferredClockOffset",schemaPath:"#\
/properties/spec/properties/clock/properties/preferredClockOffset/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}s.preferredTimer!==
void 0&&(le(s.preferredTimer,{instancePath:t+"/spec/clock/preferredTimer",parentData:s,parentDataProperty:"preferredTimer",rootData:g})||(e=e===null?le.errors:e.
concat(le.errors),r=e.length))}else{let i={instancePath:t+"/spec/clock",schemaPath:"#/properties/spec/properties/clock/type",keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}}if(p.cpu!==void 0){let s=p.cpu;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="preferredCPUFeatures"||i==="p\
referredCPUTopology"||i==="spreadOptions")){let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.preferredCPUFeatures!==void 0&&(ce(s.preferredCPUFeatures,{instancePath:t+"/spe\
c/cpu/preferredCPUFeatures",parentData:s,parentDataProperty:"preferredCPUFeatures",rootData:g})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.preferredCPUTopology!==
void 0&&typeof s.preferredCPUTopology!="string"){let i={instancePath:t+"/spec/cpu/preferredCPUTopology",schemaPath:"#/properties/spec/properties/cpu/properties/\
preferredCPUTopology/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.spreadOptions!==void 0){let i=s.spreadOptions;if(i&&typeof i==
"object"&&!Array.isArray(i)){for(let n in i)if(!(n==="across"||n==="ratio")){let c={instancePath:t+"/spec/cpu/spreadOptions",schemaPath:"#/properties/spec/prope\
rties/cpu/properties/spreadOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.across!==
void 0&&typeof i.across!="string"){let n={instancePath:t+"/spec/cpu/spreadOptions/across",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/\
properties/across/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(i.ratio!==void 0){let n=i.ratio;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let c={instancePath:t+"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/properties/\
ratio/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let c={instancePath:t+
"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/properties/ratio/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}};e===null?e=[c]:e.push(c),r++}if(n<0||isNaN(n)){let c={instancePath:t+"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/proper\
ties/cpu/properties/spreadOptions/properties/ratio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[c]:e.push(c),r++}}}}else{let n={instancePath:t+
"/spec/cpu/spreadOptions",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}}}else{let i={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}if(p.devices!==void 0){let s=p.devices;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!L.call(nr.properties.spec.properties.devices.properties,
i)){let n={instancePath:t+"/spec/devices",schemaPath:"#/properties/spec/properties/devices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[n]:e.push(n),r++}if(s.preferredAutoattachGraphicsDevice!==void 0&&typeof s.preferredAutoattachGraphicsDevice!="boolean"){let i={instancePath:t+"/spe\
c/devices/preferredAutoattachGraphicsDevice",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachGraphicsDevice/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredAutoattachInputDevice!==void 0&&typeof s.preferredAutoattachInputDevice!="boolean"){let i={instancePath:t+
"/spec/devices/preferredAutoattachInputDevice",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachInputDevice/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredAutoattachMemBalloon!==void 0&&typeof s.preferredAutoattachMemBalloon!="boolean"){let i={instancePath:t+
"/spec/devices/preferredAutoattachMemBalloon",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachMemBalloon/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredAutoattachPodInterface!==void 0&&typeof s.preferredAutoattachPodInterface!="boolean"){let i={instancePath:t+
"/spec/devices/preferredAutoattachPodInterface",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachPodInterface/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredAutoattachSerialConsole!==void 0&&typeof s.preferredAutoattachSerialConsole!="boolean"){let i={
instancePath:t+"/spec/devices/preferredAutoattachSerialConsole",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachSerialConsole/typ\
e",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredBlockMultiQueue!==void 0&&typeof s.preferredBlockMultiQueue!="boolean"){let i={
instancePath:t+"/spec/devices/preferredBlockMultiQueue",schemaPath:"#/properties/spec/properties/devices/properties/preferredBlockMultiQueue/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredCdromBus!==void 0&&typeof s.preferredCdromBus!="string"){let i={instancePath:t+"/spec/device\
s/preferredCdromBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredCdromBus/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}if(s.preferredDisableHotplug!==void 0&&typeof s.preferredDisableHotplug!="boolean"){let i={instancePath:t+"/spec/devices/preferredDisableHotplug",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredDisableHotplug/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredDiskBlockSize!==
void 0&&(ue(s.preferredDiskBlockSize,{instancePath:t+"/spec/devices/preferredDiskBlockSize",parentData:s,parentDataProperty:"preferredDiskBlockSize",rootData:g})||
(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),s.preferredDiskBus!==void 0&&typeof s.preferredDiskBus!="string"){let i={instancePath:t+"/spec/devices/pr\
eferredDiskBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredDiskBus/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(
i),r++}if(s.preferredDiskCache!==void 0&&typeof s.preferredDiskCache!="string"){let i={instancePath:t+"/spec/devices/preferredDiskCache",schemaPath:"#/propertie\
s/spec/properties/devices/properties/preferredDiskCache/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredDiskDedicatedIoThread!==
void 0&&typeof s.preferredDiskDedicatedIoThread!="boolean"){let i={instancePath:t+"/spec/devices/preferredDiskDedicatedIoThread",schemaPath:"#/properties/spec/p\
roperties/devices/properties/preferredDiskDedicatedIoThread/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredDiskIO!==void 0&&
typeof s.preferredDiskIO!="string"){let i={instancePath:t+"/spec/devices/preferredDiskIO",schemaPath:"#/properties/spec/properties/devices/properties/preferredD\
iskIO/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredInputBus!==void 0&&typeof s.preferredInputBus!="string"){let i={instancePath:t+
"/spec/devices/preferredInputBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredInputBus/type",keyword:"type",params:{type:"string"}};e===
null?e=[i]:e.push(i),r++}if(s.preferredInputType!==void 0&&typeof s.preferredInputType!="string"){let i={instancePath:t+"/spec/devices/preferredInputType",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredInputType/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredInterfaceMasquerade!==
void 0){let i=s.preferredInterfaceMasquerade;if(i&&typeof i=="object"&&!Array.isArray(i))for(let n in i){let c={instancePath:t+"/spec/devices/preferredInterface\
Masquerade",schemaPath:"#/properties/spec/properties/devices/properties/preferredInterfaceMasquerade/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[c]:e.push(c),r++}else{let n={instancePath:t+"/spec/devices/preferredInterfaceMasquerade",schemaPath:"#/properties/spec/proper\
ties/devices/properties/preferredInterfaceMasquerade/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredInterfaceModel!==void 0&&
typeof s.preferredInterfaceModel!="string"){let i={instancePath:t+"/spec/devices/preferredInterfaceModel",schemaPath:"#/properties/spec/properties/devices/prope\
rties/preferredInterfaceModel/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredLunBus!==void 0&&typeof s.preferredLunBus!=
"string"){let i={instancePath:t+"/spec/devices/preferredLunBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredLunBus/type",keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredNetworkInterfaceMultiQueue!==void 0&&typeof s.preferredNetworkInterfaceMultiQueue!="boolean"){
let i={instancePath:t+"/spec/devices/preferredNetworkInterfaceMultiQueue",schemaPath:"#/properties/spec/properties/devices/properties/preferredNetworkInterfaceM\
ultiQueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredPanicDeviceModel!==void 0&&typeof s.preferredPanicDeviceModel!=
"string"){let i={instancePath:t+"/spec/devices/preferredPanicDeviceModel",schemaPath:"#/properties/spec/properties/devices/properties/preferredPanicDeviceModel/\
type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredRng!==void 0){let i=s.preferredRng;if(i&&typeof i=="object"&&!Array.isArray(
i))for(let n in i){let c={instancePath:t+"/spec/devices/preferredRng",schemaPath:"#/properties/spec/properties/devices/properties/preferredRng/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}else{let n={instancePath:t+"/spec/devices/preferredRng",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredRng/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredSoundModel!==
void 0&&typeof s.preferredSoundModel!="string"){let i={instancePath:t+"/spec/devices/preferredSoundModel",schemaPath:"#/properties/spec/properties/devices/prope\
rties/preferredSoundModel/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredTPM!==void 0&&(Pe(s.preferredTPM,{instancePath:t+
"/spec/devices/preferredTPM",parentData:s,parentDataProperty:"preferredTPM",rootData:g})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.preferredUseVirtioTransitional!==
void 0&&typeof s.preferredUseVirtioTransitional!="boolean"){let i={instancePath:t+"/spec/devices/preferredUseVirtioTransitional",schemaPath:"#/properties/spec/p\
roperties/devices/properties/preferredUseVirtioTransitional/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}s.preferredVirtualGPUOptions!==
void 0&&(ye(s.preferredVirtualGPUOptions,{instancePath:t+"/spec/devices/preferredVirtualGPUOptions",parentData:s,parentDataProperty:"preferredVirtualGPUOptions",
rootData:g})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length))}else{let i={instancePath:t+"/spec/devices",schemaPath:"#/properties/spec/properties/devices\
/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.features!==void 0){let s=p.features;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let i in s)if(!(i==="preferredAcpi"||i==="preferredApic"||i==="preferredHyperv"||i==="preferredKvm"||i==="preferredPvspinlock"||i==="preferredSmm")){let n={
instancePath:t+"/spec/features",schemaPath:"#/properties/spec/properties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[n]:e.push(n),r++}if(s.preferredAcpi!==void 0){let i=s.preferredAcpi;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(n!=="enabled"){let c={
instancePath:t+"/spec/features/preferredAcpi",schemaPath:"#/properties/spec/properties/features/properties/preferredAcpi/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.enabled!==void 0&&typeof i.enabled!="boolean"){let n={instancePath:t+"/spec/featu\
res/preferredAcpi/enabled",schemaPath:"#/properties/spec/properties/features/properties/preferredAcpi/properties/enabled/type",keyword:"type",params:{type:"bool\
ean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/features/preferredAcpi",schemaPath:"#/properties/spec/properties/features/properties/pref\
erredAcpi/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredApic!==void 0&&(ge(s.preferredApic,{instancePath:t+"/spec/fea\
tures/preferredApic",parentData:s,parentDataProperty:"preferredApic",rootData:g})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),s.preferredHyperv!==void 0&&
(ke(s.preferredHyperv,{instancePath:t+"/spec/features/preferredHyperv",parentData:s,parentDataProperty:"preferredHyperv",rootData:g})||(e=e===null?ke.errors:e.concat(
ke.errors),r=e.length)),s.preferredKvm!==void 0){let i=s.preferredKvm;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(n!=="hidden"){let c={instancePath:t+
"/spec/features/preferredKvm",schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.hidden!==void 0&&typeof i.hidden!="boolean"){let n={instancePath:t+"/spec/features/preferredKvm/hidden",
schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/properties/hidden/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(
n),r++}}else{let n={instancePath:t+"/spec/features/preferredKvm",schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/type",keyword:"type",
params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredPvspinlock!==void 0){let i=s.preferredPvspinlock;if(i&&typeof i=="object"&&!Array.isArray(i)){
for(let n in i)if(n!=="enabled"){let c={instancePath:t+"/spec/features/preferredPvspinlock",schemaPath:"#/properties/spec/properties/features/properties/preferr\
edPvspinlock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.enabled!==void 0&&typeof i.enabled!=
"boolean"){let n={instancePath:t+"/spec/features/preferredPvspinlock/enabled",schemaPath:"#/properties/spec/properties/features/properties/preferredPvspinlock/p\
roperties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/features/preferredPvspinlock",schemaPath:"\
#/properties/spec/properties/features/properties/preferredPvspinlock/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredSmm!==
void 0){let i=s.preferredSmm;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(n!=="enabled"){let c={instancePath:t+"/spec/features/preferredSmm",schemaPath:"\
#/properties/spec/properties/features/properties/preferredSmm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:
e.push(c),r++}if(i.enabled!==void 0&&typeof i.enabled!="boolean"){let n={instancePath:t+"/spec/features/preferredSmm/enabled",schemaPath:"#/properties/spec/prop\
erties/features/properties/preferredSmm/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+
"/spec/features/preferredSmm",schemaPath:"#/properties/spec/properties/features/properties/preferredSmm/type",keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),r++}}}else{let i={instancePath:t+"/spec/features",schemaPath:"#/properties/spec/properties/features/type",keyword:"type",params:{type:"object"}};e===
null?e=[i]:e.push(i),r++}}if(p.firmware!==void 0){let s=p.firmware;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="preferredEfi"||i==="pre\
ferredUseBios"||i==="preferredUseBiosSerial"||i==="preferredUseEfi"||i==="preferredUseSecureBoot")){let n={instancePath:t+"/spec/firmware",schemaPath:"#/propert\
ies/spec/properties/firmware/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.preferredEfi!==
void 0&&(we(s.preferredEfi,{instancePath:t+"/spec/firmware/preferredEfi",parentData:s,parentDataProperty:"preferredEfi",rootData:g})||(e=e===null?we.errors:e.concat(
we.errors),r=e.length)),s.preferredUseBios!==void 0&&typeof s.preferredUseBios!="boolean"){let i={instancePath:t+"/spec/firmware/preferredUseBios",schemaPath:"#\
/properties/spec/properties/firmware/properties/preferredUseBios/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredUseBiosSerial!==
void 0&&typeof s.preferredUseBiosSerial!="boolean"){let i={instancePath:t+"/spec/firmware/preferredUseBiosSerial",schemaPath:"#/properties/spec/properties/firmw\
are/properties/preferredUseBiosSerial/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredUseEfi!==void 0&&typeof s.preferredUseEfi!=
"boolean"){let i={instancePath:t+"/spec/firmware/preferredUseEfi",schemaPath:"#/properties/spec/properties/firmware/properties/preferredUseEfi/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredUseSecureBoot!==void 0&&typeof s.preferredUseSecureBoot!="boolean"){let i={instancePath:t+
"/spec/firmware/preferredUseSecureBoot",schemaPath:"#/properties/spec/properties/firmware/properties/preferredUseSecureBoot/type",keyword:"type",params:{type:"b\
oolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/spec/firmware",schemaPath:"#/properties/spec/properties/firmware/type",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.machine!==void 0){let s=p.machine;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(i!=="preferr\
edMachineType"){let n={instancePath:t+"/spec/machine",schemaPath:"#/properties/spec/properties/machine/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.preferredMachineType!==void 0&&typeof s.preferredMachineType!="string"){let i={instancePath:t+"/spec/ma\
chine/preferredMachineType",schemaPath:"#/properties/spec/properties/machine/properties/preferredMachineType/type",keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/spec/machine",schemaPath:"#/properties/spec/properties/machine/type",keyword:"type",params:{type:"object"}};e===
null?e=[i]:e.push(i),r++}}if(p.preferSpreadSocketToCoreRatio!==void 0){let s=p.preferSpreadSocketToCoreRatio;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let i={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCoreRatio/type",keyword:"type",params:{
type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){let i={instancePath:t+"/spec/preferSpreadSocketToCo\
reRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCoreRatio/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=
[i]:e.push(i),r++}if(s<0||isNaN(s)){let i={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCor\
eRatio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[i]:e.push(i),r++}}}if(p.preferredArchitecture!==void 0&&typeof p.preferredArchitecture!=
"string"){let s={instancePath:t+"/spec/preferredArchitecture",schemaPath:"#/properties/spec/properties/preferredArchitecture/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),r++}if(p.preferredSubdomain!==void 0&&typeof p.preferredSubdomain!="string"){let s={instancePath:t+"/spec/preferredSubdomain",
schemaPath:"#/properties/spec/properties/preferredSubdomain/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.preferredTerminationGracePeriodSeconds!==
void 0){let s=p.preferredTerminationGracePeriodSeconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let i={instancePath:t+"/spec/preferredTerminati\
onGracePeriodSeconds",schemaPath:"#/properties/spec/properties/preferredTerminationGracePeriodSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[
i]:e.push(i),r++}}if(p.requirements!==void 0){let s=p.requirements;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="architecture"||i==="cpu"||
i==="memory")){let n={instancePath:t+"/spec/requirements",schemaPath:"#/properties/spec/properties/requirements/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.architecture!==void 0&&typeof s.architecture!="string"){let i={instancePath:t+"/spec/requi\
rements/architecture",schemaPath:"#/properties/spec/properties/requirements/properties/architecture/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:
e.push(i),r++}if(s.cpu!==void 0){let i=s.cpu,n=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.guest===void 0){let c={instancePath:t+"/spec/requirements/cpu",schemaPath:"\
#/properties/spec/properties/requirements/properties/cpu/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[c]:e.push(c),
r++}var a=n===r;if(!a){let c={instancePath:t+"/spec/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[c]:e.push(c),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(let c in i)if(c!=="guest"){let b={instancePath:t+"/spe\
c/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
e===null?e=[b]:e.push(b),r++}if(i.guest!==void 0){let c=i.guest;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let b={instancePath:t+"/spec/requireme\
nts/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/properties/guest/type",keyword:"type",params:{type:"integer"}};e===null?e=[b]:
e.push(b),r++}if(typeof c=="number"&&isFinite(c)){if(c>2147483647||isNaN(c)){let b={instancePath:t+"/spec/requirements/cpu/guest",schemaPath:"#/properties/spec/\
properties/requirements/properties/cpu/properties/guest/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[b]:e.push(b),r++}if(c<
0||isNaN(c)){let b={instancePath:t+"/spec/requirements/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/properties/guest/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}}}}else{let c={instancePath:t+"/spec/requirements/cpu",schemaPath:"#/properties\
/spec/properties/requirements/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.memory!==void 0){let i=s.memory;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.guest===void 0){let n={instancePath:t+"/spec/requirements/memory",schemaPath:"#/properties/spec/properties/requireme\
nts/properties/memory/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[n]:e.push(n),r++}for(let n in i)if(n!=="guest"){let c={instancePath:t+
"/spec/requirements/memory",schemaPath:"#/properties/spec/properties/requirements/properties/memory/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[c]:e.push(c),r++}i.guest!==void 0&&(E(i.guest,{instancePath:t+"/spec/requirements/memory/guest",parentData:i,parentDataProperty:"\
guest",rootData:g})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}else{let n={instancePath:t+"/spec/requirements/memory",schemaPath:"#/properties/spec/p\
roperties/requirements/properties/memory/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let i={instancePath:t+"/spec/requireme\
nts",schemaPath:"#/properties/spec/properties/requirements/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.volumes!==void 0){let s=p.
volumes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(i!=="preferredStorageClassName"){let n={instancePath:t+"/spec/volumes",schemaPath:"#/prop\
erties/spec/properties/volumes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.preferredStorageClassName!==
void 0&&typeof s.preferredStorageClassName!="string"){let i={instancePath:t+"/spec/volumes/preferredStorageClassName",schemaPath:"#/properties/spec/properties/v\
olumes/properties/preferredStorageClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/spec/volumes",
schemaPath:"#/properties/spec/properties/volumes/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let s={instancePath:t+"/spec",
schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return tr.errors=e,r===0}function jr(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){
let e=null,r=0;return tr(o,{instancePath:t,parentData:T,parentDataProperty:N,rootData:g})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length),jr.errors=e,r===
0}exports.kind6=Dr;function sr(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.spec===void 0){
let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="apiVersi\
on"||p==="kind"||p==="metadata"||p==="spec")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(o.apiVersion!==void 0&&typeof o.apiVersion!="string"){let p={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let p={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(o.metadata!==void 0&&(U(o.metadata,{instancePath:t+"/metadata",parentData:o,
parentDataProperty:"metadata",rootData:g})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),o.spec!==void 0){let p=o.spec;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.cpu===void 0){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"cpu"}};e===null?
e=[s]:e.push(s),r++}if(p.memory===void 0){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"memo\
ry"}};e===null?e=[s]:e.push(s),r++}for(let s in p)if(!L.call(Ar.properties.spec.properties,s)){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.annotations!==void 0){let s=p.annotations;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(typeof s[i]!="string"){let n={instancePath:t+"/spec/annotations/"+i.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/spec/properties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let i={
instancePath:t+"/spec/annotations",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}
if(p.cpu!==void 0){let s=p.cpu,i=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.guest===void 0){let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spe\
c/properties/cpu/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[n]:e.push(n),r++}var a=i===r;if(!a){let n={instancePath:t+
"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){for(let n in s)if(!(n==="dedicatedCPUPlacement"||n==="guest"||n==="isolateEmulatorThread"||n==="maxSockets"||n==="model"||n==="numa"||n===
"realtime")){let c={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[c]:e.push(c),r++}if(s.dedicatedCPUPlacement!==void 0&&typeof s.dedicatedCPUPlacement!="boolean"){let n={instancePath:t+"/spec/cpu/dedicatedCPUPlacem\
ent",schemaPath:"#/properties/spec/properties/cpu/properties/dedicatedCPUPlacement/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}if(s.
guest!==void 0){let n=s.guest;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/pr\
operties/cpu/properties/guest/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(
n)){let c={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/guest/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[c]:e.push(c),r++}if(n<0||isNaN(n)){let c={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/guest/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[c]:e.push(c),r++}}}if(s.isolateEmulatorThread!==void 0&&typeof s.isolateEmulatorThread!="boolean"){let n={
instancePath:t+"/spec/cpu/isolateEmulatorThread",schemaPath:"#/properties/spec/properties/cpu/properties/isolateEmulatorThread/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[n]:e.push(n),r++}if(s.maxSockets!==void 0){let n=s.maxSockets;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let c={instancePath:t+
"/spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/properties/maxSockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),
r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let c={instancePath:t+"/spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/pro\
perties/maxSockets/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[c]:e.push(c),r++}if(n<0||isNaN(n)){let c={instancePath:t+"/\
spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/properties/maxSockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[c]:e.push(c),r++}}}if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:t+"/spec/cpu/model",schemaPath:"#/properties/spec/properties/cpu/properti\
es/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.numa!==void 0&&(de(s.numa,{instancePath:t+"/spec/cpu/numa",parentData:s,
parentDataProperty:"numa",rootData:g})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.realtime!==void 0){let n=s.realtime;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let c in n)if(c!=="mask"){let b={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[b]:e.push(b),r++}if(n.mask!==void 0&&typeof n.mask!="string"){let c={instancePath:t+
"/spec/cpu/realtime/mask",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/properties/mask/type",keyword:"type",params:{type:"string"}};e===null?
e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/type",keyword:"type",params:{
type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}}if(p.gpus!==void 0&&(fe(p.gpus,{instancePath:t+"/spec/gpus",parentData:p,parentDataProperty:"gpus",rootData:g})||(e=
e===null?fe.errors:e.concat(fe.errors),r=e.length)),p.hostDevices!==void 0&&(he(p.hostDevices,{instancePath:t+"/spec/hostDevices",parentData:p,parentDataProperty:"\
hostDevices",rootData:g})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),p.ioThreads!==void 0&&(be(p.ioThreads,{instancePath:t+"/spec/ioThreads",parentData:p,
parentDataProperty:"ioThreads",rootData:g})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),p.ioThreadsPolicy!==void 0&&typeof p.ioThreadsPolicy!="strin\
g"){let s={instancePath:t+"/spec/ioThreadsPolicy",schemaPath:"#/properties/spec/properties/ioThreadsPolicy/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),r++}if(p.launchSecurity!==void 0&&(ve(p.launchSecurity,{instancePath:t+"/spec/launchSecurity",parentData:p,parentDataProperty:"launchSecurity",rootData:g})||
(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),p.memory!==void 0){let s=p.memory;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.guest===void 0){let i={
instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memory/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[i]:e.push(
i),r++}for(let i in s)if(!(i==="guest"||i==="hugepages"||i==="maxGuest"||i==="overcommitPercent")){let n={instancePath:t+"/spec/memory",schemaPath:"#/properties\
/spec/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.guest!==void 0&&(E(
s.guest,{instancePath:t+"/spec/memory/guest",parentData:s,parentDataProperty:"guest",rootData:g})||(e=e===null?E.errors:e.concat(E.errors),r=e.length)),s.hugepages!==
void 0){let i=s.hugepages;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(n!=="pageSize"){let c={instancePath:t+"/spec/memory/hugepages",schemaPath:"\
#/properties/spec/properties/memory/properties/hugepages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(
c),r++}if(i.pageSize!==void 0&&typeof i.pageSize!="string"){let n={instancePath:t+"/spec/memory/hugepages/pageSize",schemaPath:"#/properties/spec/properties/mem\
ory/properties/hugepages/properties/pageSize/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/memory\
/hugepages",schemaPath:"#/properties/spec/properties/memory/properties/hugepages/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.
maxGuest!==void 0&&(E(s.maxGuest,{instancePath:t+"/spec/memory/maxGuest",parentData:s,parentDataProperty:"maxGuest",rootData:g})||(e=e===null?E.errors:e.concat(
E.errors),r=e.length)),s.overcommitPercent!==void 0){let i=s.overcommitPercent;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n={instancePath:t+"\
/spec/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/type",keyword:"type",params:{type:"integer"}};e===null?
e=[n]:e.push(n),r++}if(typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i)){let n={instancePath:t+"/spec/memory/overcommitPercent",schemaPath:"#/properties/spec\
/properties/memory/properties/overcommitPercent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=[n]:e.push(n),r++}if(i<0||isNaN(i)){let n={
instancePath:t+"/spec/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}}}}else{let i={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memory/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.nodeSelector!==void 0){let s=p.nodeSelector;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)
if(typeof s[i]!="string"){let n={instancePath:t+"/spec/nodeSelector/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spec/properties/nodeSele\
ctor/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let i={instancePath:t+"/spec/nodeSelector",schemaPath:"\
#/properties/spec/properties/nodeSelector/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.schedulerName!==void 0&&typeof p.schedulerName!=
"string"){let s={instancePath:t+"/spec/schedulerName",schemaPath:"#/properties/spec/properties/schedulerName/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{
let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return sr.errors=e,r===0}function Dr(o,{instancePath:t="",
parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;return sr(o,{instancePath:t,parentData:T,parentDataProperty:N,rootData:g})||(e=e===null?sr.errors:
e.concat(sr.errors),r=e.length),Dr.errors=e,r===0}exports.kind7=qr;var je={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{type:"object",properties:{autohealing:{
type:"object",properties:{minFailingToStartDuration:{type:"string",pattern:"^[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$"},startUpFailureThreshold:{
type:"integer",minimum:1,maximum:2147483647}},additionalProperties:!1},maxUnavailable:{type:["integer","string"]},nameGeneration:{type:"object",properties:{appendIndexToConfigMapRefs:{
type:"boolean"},appendIndexToSecretRefs:{type:"boolean"}},additionalProperties:!1},paused:{type:"boolean"},replicas:{type:"integer",minimum:0,maximum:2147483647},
scaleInStrategy:{type:"object",properties:{opportunistic:{type:"object",properties:{statePreservation:{enum:["Disabled","Offline","Online"],type:"string"}},additionalProperties:!1},
proactive:{type:"object",properties:{selectionPolicy:{$ref:"#/$defs/selectionPolicy"},statePreservation:{enum:["Disabled","Offline","Online"],type:"string"}},additionalProperties:!1},
unmanaged:{type:"object",additionalProperties:!1}},additionalProperties:!1},selector:{$ref:"#/$defs/selector"},updateStrategy:{type:"object",properties:{opportunistic:{
type:"object",additionalProperties:!1},proactive:{type:"object",properties:{selectionPolicy:{$ref:"#/$defs/selectionPolicy"}},additionalProperties:!1},unmanaged:{
type:"object",additionalProperties:!1}},additionalProperties:!1},virtualMachineTemplate:{type:"object",properties:{metadata:{$ref:"#/$defs/metadata2"},spec:{$ref:"\
#/$defs/spec2"}},additionalProperties:!1}},additionalProperties:!1,required:["selector","virtualMachineTemplate"]},status:{type:"object",properties:{conditions:{
$ref:"#/$defs/conditions2"},labelSelector:{type:"string"},readyReplicas:{type:"integer",minimum:-2147483648,maximum:2147483647},replicas:{type:"integer",minimum:-2147483648,
maximum:2147483647}},additionalProperties:!1}},additionalProperties:!1,required:["spec"]},nt={type:"object",properties:{selectors:{type:"object",properties:{labelSelector:{
$ref:"#/$defs/selector"},nodeSelectorRequirementMatcher:{$ref:"#/$defs/matchExpressions"}},additionalProperties:!1},sortPolicy:{enum:["AscendingOrder","Descendi\
ngOrder","Newest","Oldest","Random"],type:"string"}},additionalProperties:!1};function se(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){
let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let a in o)if(!(a==="selectors"||a==="sortPolicy")){let p={instancePath:t,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.selectors!==void 0){let a=o.selectors;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let p in a)if(!(p==="labelSelector"||p==="nodeSelectorRequirementMatcher")){let s={instancePath:t+"/selectors",schemaPath:"#/pr\
operties/selectors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}a.labelSelector!==void 0&&(_(
a.labelSelector,{instancePath:t+"/selectors/labelSelector",parentData:a,parentDataProperty:"labelSelector",rootData:g})||(e=e===null?_.errors:e.concat(_.errors),
r=e.length)),a.nodeSelectorRequirementMatcher!==void 0&&(X(a.nodeSelectorRequirementMatcher,{instancePath:t+"/selectors/nodeSelectorRequirementMatcher",parentData:a,
parentDataProperty:"nodeSelectorRequirementMatcher",rootData:g})||(e=e===null?X.errors:e.concat(X.errors),r=e.length))}else{let p={instancePath:t+"/selectors",schemaPath:"\
#/properties/selectors/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.sortPolicy!==void 0){let a=o.sortPolicy;if(typeof a!="str\
ing"){let p={instancePath:t+"/sortPolicy",schemaPath:"#/properties/sortPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(a===
"AscendingOrder"||a==="DescendingOrder"||a==="Newest"||a==="Oldest"||a==="Random")){let p={instancePath:t+"/sortPolicy",schemaPath:"#/properties/sortPolicy/enum",
keyword:"enum",params:{allowedValues:nt.properties.sortPolicy.enum}};e===null?e=[p]:e.push(p),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return se.errors=e,r===0}var Rr=new RegExp("^[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$","\
u");function pr(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.spec===
void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}for(let a in o)if(!(a==="\
apiVersion"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}};e===null?e=[p]:e.push(p),r++}if(o.apiVersion!==void 0&&typeof o.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/p\
roperties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let a={instancePath:t+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.metadata!==void 0&&(U(o.metadata,{instancePath:t+
"/metadata",parentData:o,parentDataProperty:"metadata",rootData:g})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),o.spec!==void 0){let a=o.spec;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.selector===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"\
selector"}};e===null?e=[p]:e.push(p),r++}if(a.virtualMachineTemplate===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"re\
quired",params:{missingProperty:"virtualMachineTemplate"}};e===null?e=[p]:e.push(p),r++}for(let p in a)if(!L.call(je.properties.spec.properties,p)){let s={instancePath:t+
"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.autohealing!==
void 0){let p=a.autohealing;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s==="minFailingToStartDuration"||s==="startUpFailureThreshold")){let i={
instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[i]:e.push(i),r++}if(p.minFailingToStartDuration!==void 0){let s=p.minFailingToStartDuration;if(typeof s=="string"){if(!Rr.test(s)){let i={instancePath:t+
"/spec/autohealing/minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFailingToStartDuration/pattern",keyword:"patter\
n",params:{pattern:"^[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/spec/autohealing/\
minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFailingToStartDuration/type",keyword:"type",params:{type:"string"}};
e===null?e=[i]:e.push(i),r++}}if(p.startUpFailureThreshold!==void 0){let s=p.startUpFailureThreshold;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let i={
instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){let i={instancePath:t+"/spec/autoheal\
ing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}};e===null?e=[i]:e.push(i),r++}if(s<1||isNaN(s)){let i={instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties\
/spec/properties/autohealing/properties/startUpFailureThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[i]:e.push(i),r++}}}}else{
let s={instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(
s),r++}}if(a.maxUnavailable!==void 0){let p=a.maxUnavailable;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&typeof p!="string"){let s={instancePath:t+
"/spec/maxUnavailable",schemaPath:"#/properties/spec/properties/maxUnavailable/type",keyword:"type",params:{type:je.properties.spec.properties.maxUnavailable.type}};
e===null?e=[s]:e.push(s),r++}}if(a.nameGeneration!==void 0){let p=a.nameGeneration;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s==="appendI\
ndexToConfigMapRefs"||s==="appendIndexToSecretRefs")){let i={instancePath:t+"/spec/nameGeneration",schemaPath:"#/properties/spec/properties/nameGeneration/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.appendIndexToConfigMapRefs!==void 0&&typeof p.appendIndexToConfigMapRefs!=
"boolean"){let s={instancePath:t+"/spec/nameGeneration/appendIndexToConfigMapRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendInde\
xToConfigMapRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(p.appendIndexToSecretRefs!==void 0&&typeof p.appendIndexToSecretRefs!=
"boolean"){let s={instancePath:t+"/spec/nameGeneration/appendIndexToSecretRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendIndexTo\
SecretRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/spec/nameGeneration",schemaPath:"#/propertie\
s/spec/properties/nameGeneration/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.paused!==void 0&&typeof a.paused!="boolean"){let p={
instancePath:t+"/spec/paused",schemaPath:"#/properties/spec/properties/paused/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(a.replicas!==
void 0){let p=a.replicas;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properti\
es/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+
"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),
r++}if(p<0||isNaN(p)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[s]:e.push(s),r++}}}if(a.scaleInStrategy!==void 0){let p=a.scaleInStrategy;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s===
"opportunistic"||s==="proactive"||s==="unmanaged")){let i={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/spec/properties/scaleInStrategy/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.opportunistic!==void 0){let s=p.opportunistic;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(i!=="statePreservation"){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic",schemaPath:"#/prop\
erties/spec/properties/scaleInStrategy/properties/opportunistic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[
n]:e.push(n),r++}if(s.statePreservation!==void 0){let i=s.statePreservation;if(typeof i!="string"){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic/st\
atePreservation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),r++}if(!(i==="Disabled"||i==="Offline"||i==="Online")){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic/statePreser\
vation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:je.
properties.spec.properties.scaleInStrategy.properties.opportunistic.properties.statePreservation.enum}};e===null?e=[n]:e.push(n),r++}}}else{let i={instancePath:t+
"/spec/scaleInStrategy/opportunistic",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[i]:e.push(i),r++}}if(p.proactive!==void 0){let s=p.proactive;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="selectionPol\
icy"||i==="statePreservation")){let n={instancePath:t+"/spec/scaleInStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proa\
ctive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.selectionPolicy!==void 0&&(se(s.selectionPolicy,
{instancePath:t+"/spec/scaleInStrategy/proactive/selectionPolicy",parentData:s,parentDataProperty:"selectionPolicy",rootData:g})||(e=e===null?se.errors:e.concat(
se.errors),r=e.length)),s.statePreservation!==void 0){let i=s.statePreservation;if(typeof i!="string"){let n={instancePath:t+"/spec/scaleInStrategy/proactive/st\
atePreservation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/properties/statePreservation/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[n]:e.push(n),r++}if(!(i==="Disabled"||i==="Offline"||i==="Online")){let n={instancePath:t+"/spec/scaleInStrategy/proactive/statePreservatio\
n",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:je.properties.
spec.properties.scaleInStrategy.properties.proactive.properties.statePreservation.enum}};e===null?e=[n]:e.push(n),r++}}}else{let i={instancePath:t+"/spec/scaleI\
nStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.
push(i),r++}}if(p.unmanaged!==void 0){let s=p.unmanaged;if(s&&typeof s=="object"&&!Array.isArray(s))for(let i in s){let n={instancePath:t+"/spec/scaleInStrategy\
/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[n]:e.push(n),r++}else{let i={instancePath:t+"/spec/scaleInStrategy/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/un\
managed/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let s={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/\
spec/properties/scaleInStrategy/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.selector!==void 0&&(_(a.selector,{instancePath:t+
"/spec/selector",parentData:a,parentDataProperty:"selector",rootData:g})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),a.updateStrategy!==void 0){let p=a.
updateStrategy;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s==="opportunistic"||s==="proactive"||s==="unmanaged")){let i={instancePath:t+"/\
spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[i]:e.push(i),r++}if(p.opportunistic!==void 0){let s=p.opportunistic;if(s&&typeof s=="object"&&!Array.isArray(s))for(let i in s){let n={instancePath:t+
"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/spec/properties/updateStrategy/properties/opportunistic/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}else{let i={instancePath:t+"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/\
spec/properties/updateStrategy/properties/opportunistic/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.proactive!==void 0){let s=p.
proactive;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(i!=="selectionPolicy"){let n={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"\
#/properties/spec/properties/updateStrategy/properties/proactive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=
[n]:e.push(n),r++}s.selectionPolicy!==void 0&&(se(s.selectionPolicy,{instancePath:t+"/spec/updateStrategy/proactive/selectionPolicy",parentData:s,parentDataProperty:"\
selectionPolicy",rootData:g})||(e=e===null?se.errors:e.concat(se.errors),r=e.length))}else{let i={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"#/\
properties/spec/properties/updateStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.unmanaged!==void 0){
let s=p.unmanaged;if(s&&typeof s=="object"&&!Array.isArray(s))for(let i in s){let n={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/sp\
ec/properties/updateStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}else{
let i={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/spec/properties/updateStrategy/properties/unmanaged/type",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let s={instancePath:t+"/spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.virtualMachineTemplate!==void 0){let p=a.virtualMachineTemplate;if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let s in p)if(!(s==="metadata"||s==="spec")){let i={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtu\
alMachineTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}p.metadata!==void 0&&(Y(p.metadata,
{instancePath:t+"/spec/virtualMachineTemplate/metadata",parentData:p,parentDataProperty:"metadata",rootData:g})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),
p.spec!==void 0&&(pe(p.spec,{instancePath:t+"/spec/virtualMachineTemplate/spec",parentData:p,parentDataProperty:"spec",rootData:g})||(e=e===null?pe.errors:e.concat(
pe.errors),r=e.length))}else{let s={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtualMachineTemplate/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),r++}}if(o.status!==void 0){let a=o.status;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!(p==="conditions"||
p==="labelSelector"||p==="readyReplicas"||p==="replicas")){let s={instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.conditions!==void 0&&(ie(a.conditions,{instancePath:t+"/status/conditions",parentData:a,
parentDataProperty:"conditions",rootData:g})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),a.labelSelector!==void 0&&typeof a.labelSelector!="string"){
let p={instancePath:t+"/status/labelSelector",schemaPath:"#/properties/status/properties/labelSelector/type",keyword:"type",params:{type:"string"}};e===null?e=[
p]:e.push(p),r++}if(a.readyReplicas!==void 0){let p=a.readyReplicas;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/status/rea\
dyReplicas",schemaPath:"#/properties/status/properties/readyReplicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="nu\
mber"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/status/readyReplicas",schemaPath:"#/properties/status/properties/readyReplicas/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={instancePath:t+"/status/readyReplicas",schemaPath:"\
#/properties/status/properties/readyReplicas/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}if(a.replicas!==
void 0){let p=a.replicas;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/status/replicas",schemaPath:"#/properties/status/prop\
erties/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={
instancePath:t+"/status/replicas",schemaPath:"#/properties/status/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===
null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={instancePath:t+"/status/replicas",schemaPath:"#/properties/status/properties/replicas/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}}else{let p={instancePath:t+"/status",schemaPath:"#/properties/status/type",
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[a]:e.push(a),r++}return pr.errors=e,r===0}function qr(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;return pr(
o,{instancePath:t,parentData:T,parentDataProperty:N,rootData:g})||(e=e===null?pr.errors:e.concat(pr.errors),r=e.length),qr.errors=e,r===0}exports.kind8=Tr;function ir(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.spec===void 0){
let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="apiVersi\
on"||p==="kind"||p==="metadata"||p==="spec")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(o.apiVersion!==void 0&&typeof o.apiVersion!="string"){let p={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let p={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(o.metadata!==void 0&&(U(o.metadata,{instancePath:t+"/metadata",parentData:o,
parentDataProperty:"metadata",rootData:g})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),o.spec!==void 0){let p=o.spec;if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let s in p)if(!L.call(nr.properties.spec.properties,s)){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.annotations!==void 0){let s=p.annotations;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let i in s)if(typeof s[i]!="string"){let n={instancePath:t+"/spec/annotations/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/spec/properties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let i={instancePath:t+"/spec/\
annotations",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.clock!==void 0){
let s=p.clock;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="preferredClockOffset"||i==="preferredTimer")){let n={instancePath:t+"/spec/c\
lock",schemaPath:"#/properties/spec/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),
r++}if(s.preferredClockOffset!==void 0){let i=s.preferredClockOffset;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(!(n==="timezone"||n==="utc")){
let c={instancePath:t+"/spec/clock/preferredClockOffset",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.timezone!==void 0&&typeof i.timezone!="string"){let n={instancePath:t+"/s\
pec/clock/preferredClockOffset/timezone",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/properties/timezone/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(i.utc!==void 0){let n=i.utc;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let c in n)if(c!=="offsetSe\
conds"){let b={instancePath:t+"/spec/clock/preferredClockOffset/utc",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/properties/u\
tc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[b]:e.push(b),r++}if(n.offsetSeconds!==void 0){let c=n.offsetSeconds;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let b={instancePath:t+"/spec/clock/preferredClockOffset/utc/offsetSeconds",schemaPath:"#/properties/sp\
ec/properties/clock/properties/preferredClockOffset/properties/utc/properties/offsetSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(
b),r++}}}else{let c={instancePath:t+"/spec/clock/preferredClockOffset/utc",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/proper\
ties/utc/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let n={instancePath:t+"/spec/clock/preferredClockOffset",schemaPath:"#\
/properties/spec/properties/clock/properties/preferredClockOffset/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}s.preferredTimer!==
void 0&&(le(s.preferredTimer,{instancePath:t+"/spec/clock/preferredTimer",parentData:s,parentDataProperty:"preferredTimer",rootData:g})||(e=e===null?le.errors:e.
concat(le.errors),r=e.length))}else{let i={instancePath:t+"/spec/clock",schemaPath:"#/properties/spec/properties/clock/type",keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}}if(p.cpu!==void 0){let s=p.cpu;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="preferredCPUFeatures"||i==="p\
referredCPUTopology"||i==="spreadOptions")){let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.preferredCPUFeatures!==void 0&&(ce(s.preferredCPUFeatures,{instancePath:t+"/spe\
c/cpu/preferredCPUFeatures",parentData:s,parentDataProperty:"preferredCPUFeatures",rootData:g})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),s.preferredCPUTopology!==
void 0&&typeof s.preferredCPUTopology!="string"){let i={instancePath:t+"/spec/cpu/preferredCPUTopology",schemaPath:"#/properties/spec/properties/cpu/properties/\
preferredCPUTopology/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.spreadOptions!==void 0){let i=s.spreadOptions;if(i&&typeof i==
"object"&&!Array.isArray(i)){for(let n in i)if(!(n==="across"||n==="ratio")){let c={instancePath:t+"/spec/cpu/spreadOptions",schemaPath:"#/properties/spec/prope\
rties/cpu/properties/spreadOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.across!==
void 0&&typeof i.across!="string"){let n={instancePath:t+"/spec/cpu/spreadOptions/across",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/\
properties/across/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(i.ratio!==void 0){let n=i.ratio;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let c={instancePath:t+"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/properties/\
ratio/type",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let c={instancePath:t+
"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/properties/ratio/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}};e===null?e=[c]:e.push(c),r++}if(n<0||isNaN(n)){let c={instancePath:t+"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/proper\
ties/cpu/properties/spreadOptions/properties/ratio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[c]:e.push(c),r++}}}}else{let n={instancePath:t+
"/spec/cpu/spreadOptions",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}}}else{let i={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}if(p.devices!==void 0){let s=p.devices;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!L.call(nr.properties.spec.properties.devices.properties,
i)){let n={instancePath:t+"/spec/devices",schemaPath:"#/properties/spec/properties/devices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[n]:e.push(n),r++}if(s.preferredAutoattachGraphicsDevice!==void 0&&typeof s.preferredAutoattachGraphicsDevice!="boolean"){let i={instancePath:t+"/spe\
c/devices/preferredAutoattachGraphicsDevice",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachGraphicsDevice/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredAutoattachInputDevice!==void 0&&typeof s.preferredAutoattachInputDevice!="boolean"){let i={instancePath:t+
"/spec/devices/preferredAutoattachInputDevice",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachInputDevice/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredAutoattachMemBalloon!==void 0&&typeof s.preferredAutoattachMemBalloon!="boolean"){let i={instancePath:t+
"/spec/devices/preferredAutoattachMemBalloon",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachMemBalloon/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredAutoattachPodInterface!==void 0&&typeof s.preferredAutoattachPodInterface!="boolean"){let i={instancePath:t+
"/spec/devices/preferredAutoattachPodInterface",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachPodInterface/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredAutoattachSerialConsole!==void 0&&typeof s.preferredAutoattachSerialConsole!="boolean"){let i={
instancePath:t+"/spec/devices/preferredAutoattachSerialConsole",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachSerialConsole/typ\
e",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredBlockMultiQueue!==void 0&&typeof s.preferredBlockMultiQueue!="boolean"){let i={
instancePath:t+"/spec/devices/preferredBlockMultiQueue",schemaPath:"#/properties/spec/properties/devices/properties/preferredBlockMultiQueue/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredCdromBus!==void 0&&typeof s.preferredCdromBus!="string"){let i={instancePath:t+"/spec/device\
s/preferredCdromBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredCdromBus/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}if(s.preferredDisableHotplug!==void 0&&typeof s.preferredDisableHotplug!="boolean"){let i={instancePath:t+"/spec/devices/preferredDisableHotplug",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredDisableHotplug/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredDiskBlockSize!==
void 0&&(ue(s.preferredDiskBlockSize,{instancePath:t+"/spec/devices/preferredDiskBlockSize",parentData:s,parentDataProperty:"preferredDiskBlockSize",rootData:g})||
(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),s.preferredDiskBus!==void 0&&typeof s.preferredDiskBus!="string"){let i={instancePath:t+"/spec/devices/pr\
eferredDiskBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredDiskBus/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(
i),r++}if(s.preferredDiskCache!==void 0&&typeof s.preferredDiskCache!="string"){let i={instancePath:t+"/spec/devices/preferredDiskCache",schemaPath:"#/propertie\
s/spec/properties/devices/properties/preferredDiskCache/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredDiskDedicatedIoThread!==
void 0&&typeof s.preferredDiskDedicatedIoThread!="boolean"){let i={instancePath:t+"/spec/devices/preferredDiskDedicatedIoThread",schemaPath:"#/properties/spec/p\
roperties/devices/properties/preferredDiskDedicatedIoThread/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredDiskIO!==void 0&&
typeof s.preferredDiskIO!="string"){let i={instancePath:t+"/spec/devices/preferredDiskIO",schemaPath:"#/properties/spec/properties/devices/properties/preferredD\
iskIO/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredInputBus!==void 0&&typeof s.preferredInputBus!="string"){let i={instancePath:t+
"/spec/devices/preferredInputBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredInputBus/type",keyword:"type",params:{type:"string"}};e===
null?e=[i]:e.push(i),r++}if(s.preferredInputType!==void 0&&typeof s.preferredInputType!="string"){let i={instancePath:t+"/spec/devices/preferredInputType",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredInputType/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredInterfaceMasquerade!==
void 0){let i=s.preferredInterfaceMasquerade;if(i&&typeof i=="object"&&!Array.isArray(i))for(let n in i){let c={instancePath:t+"/spec/devices/preferredInterface\
Masquerade",schemaPath:"#/properties/spec/properties/devices/properties/preferredInterfaceMasquerade/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[c]:e.push(c),r++}else{let n={instancePath:t+"/spec/devices/preferredInterfaceMasquerade",schemaPath:"#/properties/spec/proper\
ties/devices/properties/preferredInterfaceMasquerade/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredInterfaceModel!==void 0&&
typeof s.preferredInterfaceModel!="string"){let i={instancePath:t+"/spec/devices/preferredInterfaceModel",schemaPath:"#/properties/spec/properties/devices/prope\
rties/preferredInterfaceModel/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredLunBus!==void 0&&typeof s.preferredLunBus!=
"string"){let i={instancePath:t+"/spec/devices/preferredLunBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredLunBus/type",keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredNetworkInterfaceMultiQueue!==void 0&&typeof s.preferredNetworkInterfaceMultiQueue!="boolean"){
let i={instancePath:t+"/spec/devices/preferredNetworkInterfaceMultiQueue",schemaPath:"#/properties/spec/properties/devices/properties/preferredNetworkInterfaceM\
ultiQueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredPanicDeviceModel!==void 0&&typeof s.preferredPanicDeviceModel!=
"string"){let i={instancePath:t+"/spec/devices/preferredPanicDeviceModel",schemaPath:"#/properties/spec/properties/devices/properties/preferredPanicDeviceModel/\
type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredRng!==void 0){let i=s.preferredRng;if(i&&typeof i=="object"&&!Array.isArray(
i))for(let n in i){let c={instancePath:t+"/spec/devices/preferredRng",schemaPath:"#/properties/spec/properties/devices/properties/preferredRng/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}else{let n={instancePath:t+"/spec/devices/preferredRng",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredRng/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredSoundModel!==
void 0&&typeof s.preferredSoundModel!="string"){let i={instancePath:t+"/spec/devices/preferredSoundModel",schemaPath:"#/properties/spec/properties/devices/prope\
rties/preferredSoundModel/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.preferredTPM!==void 0&&(Pe(s.preferredTPM,{instancePath:t+
"/spec/devices/preferredTPM",parentData:s,parentDataProperty:"preferredTPM",rootData:g})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.preferredUseVirtioTransitional!==
void 0&&typeof s.preferredUseVirtioTransitional!="boolean"){let i={instancePath:t+"/spec/devices/preferredUseVirtioTransitional",schemaPath:"#/properties/spec/p\
roperties/devices/properties/preferredUseVirtioTransitional/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}s.preferredVirtualGPUOptions!==
void 0&&(ye(s.preferredVirtualGPUOptions,{instancePath:t+"/spec/devices/preferredVirtualGPUOptions",parentData:s,parentDataProperty:"preferredVirtualGPUOptions",
rootData:g})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length))}else{let i={instancePath:t+"/spec/devices",schemaPath:"#/properties/spec/properties/devices\
/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.features!==void 0){let s=p.features;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let i in s)if(!(i==="preferredAcpi"||i==="preferredApic"||i==="preferredHyperv"||i==="preferredKvm"||i==="preferredPvspinlock"||i==="preferredSmm")){let n={
instancePath:t+"/spec/features",schemaPath:"#/properties/spec/properties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[n]:e.push(n),r++}if(s.preferredAcpi!==void 0){let i=s.preferredAcpi;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(n!=="enabled"){let c={
instancePath:t+"/spec/features/preferredAcpi",schemaPath:"#/properties/spec/properties/features/properties/preferredAcpi/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.enabled!==void 0&&typeof i.enabled!="boolean"){let n={instancePath:t+"/spec/featu\
res/preferredAcpi/enabled",schemaPath:"#/properties/spec/properties/features/properties/preferredAcpi/properties/enabled/type",keyword:"type",params:{type:"bool\
ean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/features/preferredAcpi",schemaPath:"#/properties/spec/properties/features/properties/pref\
erredAcpi/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredApic!==void 0&&(ge(s.preferredApic,{instancePath:t+"/spec/fea\
tures/preferredApic",parentData:s,parentDataProperty:"preferredApic",rootData:g})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),s.preferredHyperv!==void 0&&
(ke(s.preferredHyperv,{instancePath:t+"/spec/features/preferredHyperv",parentData:s,parentDataProperty:"preferredHyperv",rootData:g})||(e=e===null?ke.errors:e.concat(
ke.errors),r=e.length)),s.preferredKvm!==void 0){let i=s.preferredKvm;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(n!=="hidden"){let c={instancePath:t+
"/spec/features/preferredKvm",schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.hidden!==void 0&&typeof i.hidden!="boolean"){let n={instancePath:t+"/spec/features/preferredKvm/hidden",
schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/properties/hidden/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(
n),r++}}else{let n={instancePath:t+"/spec/features/preferredKvm",schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/type",keyword:"type",
params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredPvspinlock!==void 0){let i=s.preferredPvspinlock;if(i&&typeof i=="object"&&!Array.isArray(i)){
for(let n in i)if(n!=="enabled"){let c={instancePath:t+"/spec/features/preferredPvspinlock",schemaPath:"#/properties/spec/properties/features/properties/preferr\
edPvspinlock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.enabled!==void 0&&typeof i.enabled!=
"boolean"){let n={instancePath:t+"/spec/features/preferredPvspinlock/enabled",schemaPath:"#/properties/spec/properties/features/properties/preferredPvspinlock/p\
roperties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/features/preferredPvspinlock",schemaPath:"\
#/properties/spec/properties/features/properties/preferredPvspinlock/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredSmm!==
void 0){let i=s.preferredSmm;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(n!=="enabled"){let c={instancePath:t+"/spec/features/preferredSmm",schemaPath:"\
#/properties/spec/properties/features/properties/preferredSmm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:
e.push(c),r++}if(i.enabled!==void 0&&typeof i.enabled!="boolean"){let n={instancePath:t+"/spec/features/preferredSmm/enabled",schemaPath:"#/properties/spec/prop\
erties/features/properties/preferredSmm/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+
"/spec/features/preferredSmm",schemaPath:"#/properties/spec/properties/features/properties/preferredSmm/type",keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),r++}}}else{let i={instancePath:t+"/spec/features",schemaPath:"#/properties/spec/properties/features/type",keyword:"type",params:{type:"object"}};e===
null?e=[i]:e.push(i),r++}}if(p.firmware!==void 0){let s=p.firmware;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="preferredEfi"||i==="pre\
ferredUseBios"||i==="preferredUseBiosSerial"||i==="preferredUseEfi"||i==="preferredUseSecureBoot")){let n={instancePath:t+"/spec/firmware",schemaPath:"#/propert\
ies/spec/properties/firmware/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.preferredEfi!==
void 0&&(we(s.preferredEfi,{instancePath:t+"/spec/firmware/preferredEfi",parentData:s,parentDataProperty:"preferredEfi",rootData:g})||(e=e===null?we.errors:e.concat(
we.errors),r=e.length)),s.preferredUseBios!==void 0&&typeof s.preferredUseBios!="boolean"){let i={instancePath:t+"/spec/firmware/preferredUseBios",schemaPath:"#\
/properties/spec/properties/firmware/properties/preferredUseBios/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredUseBiosSerial!==
void 0&&typeof s.preferredUseBiosSerial!="boolean"){let i={instancePath:t+"/spec/firmware/preferredUseBiosSerial",schemaPath:"#/properties/spec/properties/firmw\
are/properties/preferredUseBiosSerial/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredUseEfi!==void 0&&typeof s.preferredUseEfi!=
"boolean"){let i={instancePath:t+"/spec/firmware/preferredUseEfi",schemaPath:"#/properties/spec/properties/firmware/properties/preferredUseEfi/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preferredUseSecureBoot!==void 0&&typeof s.preferredUseSecureBoot!="boolean"){let i={instancePath:t+
"/spec/firmware/preferredUseSecureBoot",schemaPath:"#/properties/spec/properties/firmware/properties/preferredUseSecureBoot/type",keyword:"type",params:{type:"b\
oolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/spec/firmware",schemaPath:"#/properties/spec/properties/firmware/type",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.machine!==void 0){let s=p.machine;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(i!=="preferr\
edMachineType"){let n={instancePath:t+"/spec/machine",schemaPath:"#/properties/spec/properties/machine/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.preferredMachineType!==void 0&&typeof s.preferredMachineType!="string"){let i={instancePath:t+"/spec/ma\
chine/preferredMachineType",schemaPath:"#/properties/spec/properties/machine/properties/preferredMachineType/type",keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/spec/machine",schemaPath:"#/properties/spec/properties/machine/type",keyword:"type",params:{type:"object"}};e===
null?e=[i]:e.push(i),r++}}if(p.preferSpreadSocketToCoreRatio!==void 0){let s=p.preferSpreadSocketToCoreRatio;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let i={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCoreRatio/type",keyword:"type",params:{
type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){let i={instancePath:t+"/spec/preferSpreadSocketToCo\
reRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCoreRatio/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=
[i]:e.push(i),r++}if(s<0||isNaN(s)){let i={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCor\
eRatio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[i]:e.push(i),r++}}}if(p.preferredArchitecture!==void 0&&typeof p.preferredArchitecture!=
"string"){let s={instancePath:t+"/spec/preferredArchitecture",schemaPath:"#/properties/spec/properties/preferredArchitecture/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),r++}if(p.preferredSubdomain!==void 0&&typeof p.preferredSubdomain!="string"){let s={instancePath:t+"/spec/preferredSubdomain",
schemaPath:"#/properties/spec/properties/preferredSubdomain/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.preferredTerminationGracePeriodSeconds!==
void 0){let s=p.preferredTerminationGracePeriodSeconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let i={instancePath:t+"/spec/preferredTerminati\
onGracePeriodSeconds",schemaPath:"#/properties/spec/properties/preferredTerminationGracePeriodSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[
i]:e.push(i),r++}}if(p.requirements!==void 0){let s=p.requirements;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="architecture"||i==="cpu"||
i==="memory")){let n={instancePath:t+"/spec/requirements",schemaPath:"#/properties/spec/properties/requirements/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.architecture!==void 0&&typeof s.architecture!="string"){let i={instancePath:t+"/spec/requi\
rements/architecture",schemaPath:"#/properties/spec/properties/requirements/properties/architecture/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:
e.push(i),r++}if(s.cpu!==void 0){let i=s.cpu,n=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.guest===void 0){let c={instancePath:t+"/spec/requirements/cpu",schemaPath:"\
#/properties/spec/properties/requirements/properties/cpu/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[c]:e.push(c),
r++}var a=n===r;if(!a){let c={instancePath:t+"/spec/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[c]:e.push(c),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(let c in i)if(c!=="guest"){let b={instancePath:t+"/spe\
c/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
e===null?e=[b]:e.push(b),r++}if(i.guest!==void 0){let c=i.guest;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let b={instancePath:t+"/spec/requireme\
nts/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/properties/guest/type",keyword:"type",params:{type:"integer"}};e===null?e=[b]:
e.push(b),r++}if(typeof c=="number"&&isFinite(c)){if(c>2147483647||isNaN(c)){let b={instancePath:t+"/spec/requirements/cpu/guest",schemaPath:"#/properties/spec/\
properties/requirements/properties/cpu/properties/guest/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[b]:e.push(b),r++}if(c<
0||isNaN(c)){let b={instancePath:t+"/spec/requirements/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/properties/guest/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}}}}else{let c={instancePath:t+"/spec/requirements/cpu",schemaPath:"#/properties\
/spec/properties/requirements/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.memory!==void 0){let i=s.memory;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.guest===void 0){let n={instancePath:t+"/spec/requirements/memory",schemaPath:"#/properties/spec/properties/requireme\
nts/properties/memory/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[n]:e.push(n),r++}for(let n in i)if(n!=="guest"){let c={instancePath:t+
"/spec/requirements/memory",schemaPath:"#/properties/spec/properties/requirements/properties/memory/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[c]:e.push(c),r++}i.guest!==void 0&&(E(i.guest,{instancePath:t+"/spec/requirements/memory/guest",parentData:i,parentDataProperty:"\
guest",rootData:g})||(e=e===null?E.errors:e.concat(E.errors),r=e.length))}else{let n={instancePath:t+"/spec/requirements/memory",schemaPath:"#/properties/spec/p\
roperties/requirements/properties/memory/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let i={instancePath:t+"/spec/requireme\
nts",schemaPath:"#/properties/spec/properties/requirements/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.volumes!==void 0){let s=p.
volumes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(i!=="preferredStorageClassName"){let n={instancePath:t+"/spec/volumes",schemaPath:"#/prop\
erties/spec/properties/volumes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.preferredStorageClassName!==
void 0&&typeof s.preferredStorageClassName!="string"){let i={instancePath:t+"/spec/volumes/preferredStorageClassName",schemaPath:"#/properties/spec/properties/v\
olumes/properties/preferredStorageClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/spec/volumes",
schemaPath:"#/properties/spec/properties/volumes/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let s={instancePath:t+"/spec",
schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return ir.errors=e,r===0}function Tr(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){
let e=null,r=0;return ir(o,{instancePath:t,parentData:T,parentDataProperty:N,rootData:g})||(e=e===null?ir.errors:e.concat(ir.errors),r=e.length),Tr.errors=e,r===
0}exports.kind9=Nr;function or(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.spec===void 0){
let D={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[D]:e.push(D),r++}for(let D in o)if(!(D==="apiVersi\
on"||D==="kind"||D==="metadata"||D==="spec"||D==="status")){let k={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}};
e===null?e=[k]:e.push(k),r++}if(o.apiVersion!==void 0&&typeof o.apiVersion!="string"){let D={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let D={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if(o.metadata!==void 0&&(U(o.metadata,{instancePath:t+"/metadata",parentData:o,
parentDataProperty:"metadata",rootData:g})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),o.spec!==void 0&&(pe(o.spec,{instancePath:t+"/spec",parentData:o,
parentDataProperty:"spec",rootData:g})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),o.status!==void 0){let D=o.status;if(D&&typeof D=="object"&&!Array.
isArray(D)){for(let k in D)if(!L.call(ae.properties.status.properties,k)){let q={instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[q]:e.push(q),r++}if(D.changedBlockTracking!==void 0){let k=D.changedBlockTracking;if(!(k&&
typeof k=="object"&&!Array.isArray(k))&&k!==null){let h={instancePath:t+"/status/changedBlockTracking",schemaPath:"#/properties/status/properties/changedBlockTr\
acking/type",keyword:"type",params:{type:ae.properties.status.properties.changedBlockTracking.type}};e===null?e=[h]:e.push(h),r++}let q=r;if(k&&typeof k=="objec\
t"&&!Array.isArray(k)&&k.state===void 0){let h={instancePath:t+"/status/changedBlockTracking",schemaPath:"#/properties/status/properties/changedBlockTracking/un\
lessRewritten/required",keyword:"required",params:{missingProperty:"state"}};e===null?e=[h]:e.push(h),r++}var a=q===r;if(!a){let h={instancePath:t+"/status/chan\
gedBlockTracking",schemaPath:"#/properties/status/properties/changedBlockTracking/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[h]:e.push(h),
r++}if(k&&typeof k=="object"&&!Array.isArray(k)){for(let h in k)if(!(h==="backupStatus"||h==="state")){let w={instancePath:t+"/status/changedBlockTracking",schemaPath:"\
#/properties/status/properties/changedBlockTracking/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[w]:e.push(w),
r++}if(k.backupStatus!==void 0){let h=k.backupStatus;if(!(h&&typeof h=="object"&&!Array.isArray(h))&&h!==null){let w={instancePath:t+"/status/changedBlockTracki\
ng/backupStatus",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/type",keyword:"type",params:{type:ae.properties.status.
properties.changedBlockTracking.properties.backupStatus.type}};e===null?e=[w]:e.push(w),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w in h)if(!(w===
"backupMsg"||w==="backupName"||w==="checkpointName"||w==="completed"||w==="endTimestamp"||w==="failed"||w==="startTimestamp"||w==="volumes")){let R={instancePath:t+
"/status/changedBlockTracking/backupStatus",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:w}};e===null?e=[R]:e.push(R),r++}if(h.backupMsg!==void 0&&typeof h.backupMsg!="string"){let w={instancePath:t+"\
/status/changedBlockTracking/backupStatus/backupMsg",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/backupMs\
g/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(h.backupName!==void 0&&typeof h.backupName!="string"){let w={instancePath:t+"/sta\
tus/changedBlockTracking/backupStatus/backupName",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/backupName/\
type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(h.checkpointName!==void 0&&typeof h.checkpointName!="string"){let w={instancePath:t+
"/status/changedBlockTracking/backupStatus/checkpointName",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/ch\
eckpointName/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(h.completed!==void 0&&typeof h.completed!="boolean"){let w={instancePath:t+
"/status/changedBlockTracking/backupStatus/completed",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/complet\
ed/type",keyword:"type",params:{type:"boolean"}};e===null?e=[w]:e.push(w),r++}if(h.endTimestamp!==void 0){let w=h.endTimestamp;if(typeof w=="string"){if(!Z.test(
w)){let R={instancePath:t+"/status/changedBlockTracking/backupStatus/endTimestamp",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/ba\
ckupStatus/properties/endTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[R]:e.push(R),r++}}else{let R={instancePath:t+"/status/changedBlockTracking/backupStatus/endTimestamp",schemaPath:"#/properties/status/properties/cha\
ngedBlockTracking/properties/backupStatus/properties/endTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}}if(h.failed!==void 0&&
typeof h.failed!="boolean"){let w={instancePath:t+"/status/changedBlockTracking/backupStatus/failed",schemaPath:"#/properties/status/properties/changedBlockTrac\
king/properties/backupStatus/properties/failed/type",keyword:"type",params:{type:"boolean"}};e===null?e=[w]:e.push(w),r++}if(h.startTimestamp!==void 0){let w=h.
startTimestamp;if(typeof w=="string"){if(!Z.test(w)){let R={instancePath:t+"/status/changedBlockTracking/backupStatus/startTimestamp",schemaPath:"#/properties/s\
tatus/properties/changedBlockTracking/properties/backupStatus/properties/startTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\
\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[R]:e.push(R),r++}}else{let R={instancePath:t+"/status/changedBlockTracking/backupStatus/startTim\
estamp",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/startTimestamp/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[R]:e.push(R),r++}}if(h.volumes!==void 0){let w=h.volumes;if(Array.isArray(w)){let R=w.length;for(let j=0;j<R;j++){let S=w[j],I=r;if(S&&typeof S==
"object"&&!Array.isArray(S)){if(S.diskTarget===void 0){let V={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+j,schemaPath:"#/properties/sta\
tus/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"diskT\
arget"}};e===null?e=[V]:e.push(V),r++}if(S.volumeName===void 0){let V={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+j,schemaPath:"#/prope\
rties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
volumeName"}};e===null?e=[V]:e.push(V),r++}}var p=I===r;if(!p){let V={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+j,schemaPath:"#/proper\
ties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[V]:
e.push(V),r++}if(S&&typeof S=="object"&&!Array.isArray(S)){for(let V in S)if(!(V==="dataEndpoint"||V==="diskTarget"||V==="mapEndpoint"||V==="volumeName")){let Q={
instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+j,schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/pr\
operties/volumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:V}};e===null?e=[Q]:e.push(Q),r++}if(S.dataEndpoint!==void 0&&
typeof S.dataEndpoint!="string"){let V={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+j+"/dataEndpoint",schemaPath:"#/properties/status/pr\
operties/changedBlockTracking/properties/backupStatus/properties/volumes/items/properties/dataEndpoint/type",keyword:"type",params:{type:"string"}};e===null?e=[
V]:e.push(V),r++}if(S.diskTarget!==void 0&&typeof S.diskTarget!="string"){let V={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+j+"/diskTar\
get",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/properties/diskTarget/type",keyword:"type",
params:{type:"string"}};e===null?e=[V]:e.push(V),r++}if(S.mapEndpoint!==void 0&&typeof S.mapEndpoint!="string"){let V={instancePath:t+"/status/changedBlockTrack\
ing/backupStatus/volumes/"+j+"/mapEndpoint",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/pro\
perties/mapEndpoint/type",keyword:"type",params:{type:"string"}};e===null?e=[V]:e.push(V),r++}if(S.volumeName!==void 0&&typeof S.volumeName!="string"){let V={instancePath:t+
"/status/changedBlockTracking/backupStatus/volumes/"+j+"/volumeName",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/pro\
perties/volumes/items/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[V]:e.push(V),r++}}else{let V={instancePath:t+"/status/chang\
edBlockTracking/backupStatus/volumes/"+j,schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}}}else{let R={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes",schemaPath:"\
#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/type",keyword:"type",params:{type:"array"}};e===null?e=[R]:e.push(
R),r++}}}}if(k.state!==void 0&&typeof k.state!="string"){let h={instancePath:t+"/status/changedBlockTracking/state",schemaPath:"#/properties/status/properties/c\
hangedBlockTracking/properties/state/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}}if(D.conditions!==void 0&&(ie(D.conditions,{instancePath:t+
"/status/conditions",parentData:D,parentDataProperty:"conditions",rootData:g})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),D.created!==void 0&&typeof D.
created!="boolean"){let k={instancePath:t+"/status/created",schemaPath:"#/properties/status/properties/created/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[k]:e.push(k),r++}if(D.desiredGeneration!==void 0){let k=D.desiredGeneration;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let q={instancePath:t+
"/status/desiredGeneration",schemaPath:"#/properties/status/properties/desiredGeneration/type",keyword:"type",params:{type:"integer"}};e===null?e=[q]:e.push(q),
r++}}if(D.instancetypeRef!==void 0&&(re(D.instancetypeRef,{instancePath:t+"/status/instancetypeRef",parentData:D,parentDataProperty:"instancetypeRef",rootData:g})||
(e=e===null?re.errors:e.concat(re.errors),r=e.length)),D.memoryDumpRequest!==void 0){let k=D.memoryDumpRequest;if(!(k&&typeof k=="object"&&!Array.isArray(k))&&k!==
null){let h={instancePath:t+"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/type",keyword:"type",params:{type:ae.properties.
status.properties.memoryDumpRequest.type}};e===null?e=[h]:e.push(h),r++}let q=r;if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.claimName===void 0){let h={instancePath:t+
"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/unlessRewritten/required",keyword:"required",params:{missingProperty:"c\
laimName"}};e===null?e=[h]:e.push(h),r++}if(k.phase===void 0){let h={instancePath:t+"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memor\
yDumpRequest/unlessRewritten/required",keyword:"required",params:{missingProperty:"phase"}};e===null?e=[h]:e.push(h),r++}}var s=q===r;if(!s){let h={instancePath:t+
"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[h]:e.
push(h),r++}if(k&&typeof k=="object"&&!Array.isArray(k)){for(let h in k)if(!(h==="claimName"||h==="endTimestamp"||h==="fileName"||h==="message"||h==="phase"||h===
"remove"||h==="startTimestamp")){let w={instancePath:t+"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[w]:e.push(w),r++}if(k.claimName!==void 0&&typeof k.claimName!="string"){let h={instancePath:t+
"/status/memoryDumpRequest/claimName",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/claimName/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[h]:e.push(h),r++}if(k.endTimestamp!==void 0){let h=k.endTimestamp;if(typeof h=="string"){if(!Z.test(h)){let w={instancePath:t+"/status/memoryDu\
mpRequest/endTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/endTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\
\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:t+"/status/memoryDumpRequest/\
endTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/endTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.
push(w),r++}}if(k.fileName!==void 0&&typeof k.fileName!="string"){let h={instancePath:t+"/status/memoryDumpRequest/fileName",schemaPath:"#/properties/status/pro\
perties/memoryDumpRequest/properties/fileName/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(k.message!==void 0&&typeof k.message!=
"string"){let h={instancePath:t+"/status/memoryDumpRequest/message",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/message/type",keyword:"\
type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(k.phase!==void 0&&typeof k.phase!="string"){let h={instancePath:t+"/status/memoryDumpRequest/phase",
schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/phase/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(k.remove!==
void 0&&typeof k.remove!="boolean"){let h={instancePath:t+"/status/memoryDumpRequest/remove",schemaPath:"#/properties/status/properties/memoryDumpRequest/proper\
ties/remove/type",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}if(k.startTimestamp!==void 0){let h=k.startTimestamp;if(typeof h=="string"){
if(!Z.test(h)){let w={instancePath:t+"/status/memoryDumpRequest/startTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/startTim\
estamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[w]:e.push(w),
r++}}else{let w={instancePath:t+"/status/memoryDumpRequest/startTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/startTimestam\
p/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}}}if(D.observedGeneration!==void 0){let k=D.observedGeneration;if(!(typeof k=="numb\
er"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let q={instancePath:t+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[q]:e.push(q),r++}}if(D.preferenceRef!==void 0&&(re(D.preferenceRef,{instancePath:t+"/status/preferenceRef",parentData:D,
parentDataProperty:"preferenceRef",rootData:g})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),D.printableStatus!==void 0&&typeof D.printableStatus!="s\
tring"){let k={instancePath:t+"/status/printableStatus",schemaPath:"#/properties/status/properties/printableStatus/type",keyword:"type",params:{type:"string"}};
e===null?e=[k]:e.push(k),r++}if(D.ready!==void 0&&typeof D.ready!="boolean"){let k={instancePath:t+"/status/ready",schemaPath:"#/properties/status/properties/re\
ady/type",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(D.restoreInProgress!==void 0&&typeof D.restoreInProgress!="string"){let k={instancePath:t+
"/status/restoreInProgress",schemaPath:"#/properties/status/properties/restoreInProgress/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}
if(D.runStrategy!==void 0&&typeof D.runStrategy!="string"){let k={instancePath:t+"/status/runStrategy",schemaPath:"#/properties/status/properties/runStrategy/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(D.snapshotInProgress!==void 0&&typeof D.snapshotInProgress!="string"){let k={instancePath:t+
"/status/snapshotInProgress",schemaPath:"#/properties/status/properties/snapshotInProgress/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),
r++}if(D.startFailure!==void 0){let k=D.startFailure;if(!(k&&typeof k=="object"&&!Array.isArray(k))&&k!==null){let q={instancePath:t+"/status/startFailure",schemaPath:"\
#/properties/status/properties/startFailure/type",keyword:"type",params:{type:ae.properties.status.properties.startFailure.type}};e===null?e=[q]:e.push(q),r++}if(k&&
typeof k=="object"&&!Array.isArray(k)){for(let q in k)if(!(q==="consecutiveFailCount"||q==="lastFailedVMIUID"||q==="retryAfterTimestamp")){let h={instancePath:t+
"/status/startFailure",schemaPath:"#/properties/status/properties/startFailure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};
e===null?e=[h]:e.push(h),r++}if(k.consecutiveFailCount!==void 0){let q=k.consecutiveFailCount;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))){let h={instancePath:t+
"/status/startFailure/consecutiveFailCount",schemaPath:"#/properties/status/properties/startFailure/properties/consecutiveFailCount/type",keyword:"type",params:{
type:"integer"}};e===null?e=[h]:e.push(h),r++}}if(k.lastFailedVMIUID!==void 0&&typeof k.lastFailedVMIUID!="string"){let q={instancePath:t+"/status/startFailure/\
lastFailedVMIUID",schemaPath:"#/properties/status/properties/startFailure/properties/lastFailedVMIUID/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:
e.push(q),r++}if(k.retryAfterTimestamp!==void 0){let q=k.retryAfterTimestamp;if(typeof q=="string"){if(!Z.test(q)){let h={instancePath:t+"/status/startFailure/r\
etryAfterTimestamp",schemaPath:"#/properties/status/properties/startFailure/properties/retryAfterTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\
{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/status/startFailure/retryAft\
erTimestamp",schemaPath:"#/properties/status/properties/startFailure/properties/retryAfterTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:
e.push(h),r++}}}}if(D.stateChangeRequests!==void 0){let k=D.stateChangeRequests;if(Array.isArray(k)){let q=k.length;for(let h=0;h<q;h++){let w=k[h],R=r;if(w&&typeof w==
"object"&&!Array.isArray(w)&&w.action===void 0){let j={instancePath:t+"/status/stateChangeRequests/"+h,schemaPath:"#/properties/status/properties/stateChangeReq\
uests/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"action"}};e===null?e=[j]:e.push(j),r++}var i=R===r;if(!i){let j={instancePath:t+
"/status/stateChangeRequests/"+h,schemaPath:"#/properties/status/properties/stateChangeRequests/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===
null?e=[j]:e.push(j),r++}if(w&&typeof w=="object"&&!Array.isArray(w)){for(let j in w)if(!(j==="action"||j==="data"||j==="uid")){let S={instancePath:t+"/status/s\
tateChangeRequests/"+h,schemaPath:"#/properties/status/properties/stateChangeRequests/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};
e===null?e=[S]:e.push(S),r++}if(w.action!==void 0&&typeof w.action!="string"){let j={instancePath:t+"/status/stateChangeRequests/"+h+"/action",schemaPath:"#/pro\
perties/status/properties/stateChangeRequests/items/properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(w.data!==void 0){
let j=w.data;if(j&&typeof j=="object"&&!Array.isArray(j)){for(let S in j)if(typeof j[S]!="string"){let I={instancePath:t+"/status/stateChangeRequests/"+h+"/data\
/"+S.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/status/properties/stateChangeRequests/items/properties/data/additionalProperties/type",keyword:"\
type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}else{let S={instancePath:t+"/status/stateChangeRequests/"+h+"/data",schemaPath:"#/properties/status/\
properties/stateChangeRequests/items/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}}if(w.uid!==void 0&&typeof w.uid!=
"string"){let j={instancePath:t+"/status/stateChangeRequests/"+h+"/uid",schemaPath:"#/properties/status/properties/stateChangeRequests/items/properties/uid/type",
keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:t+"/status/stateChangeRequests/"+h,schemaPath:"#/properties/status\
/properties/stateChangeRequests/items/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}}else{let q={instancePath:t+"/status/stateChang\
eRequests",schemaPath:"#/properties/status/properties/stateChangeRequests/type",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),r++}}if(D.volumeRequests!==
void 0){let k=D.volumeRequests;if(Array.isArray(k)){let q=k.length;for(let h=0;h<q;h++){let w=k[h];if(w&&typeof w=="object"&&!Array.isArray(w)){for(let R in w)if(!(R===
"addVolumeOptions"||R==="removeVolumeOptions")){let j={instancePath:t+"/status/volumeRequests/"+h,schemaPath:"#/properties/status/properties/volumeRequests/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[j]:e.push(j),r++}if(w.addVolumeOptions!==void 0){let R=w.addVolumeOptions,
j=r;if(R&&typeof R=="object"&&!Array.isArray(R)&&R.name===void 0){let S={instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions",schemaPath:"#/properties\
/status/properties/volumeRequests/items/properties/addVolumeOptions/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[S]:
e.push(S),r++}var n=j===r;if(!n){let S={instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests\
/items/properties/addVolumeOptions/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[S]:e.push(S),r++}if(R&&typeof R=="object"&&!Array.isArray(R)){
if(R.disk===void 0){let S={instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/proper\
ties/addVolumeOptions/required",keyword:"required",params:{missingProperty:"disk"}};e===null?e=[S]:e.push(S),r++}if(R.volumeSource===void 0){let S={instancePath:t+
"/status/volumeRequests/"+h+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/required",keyword:"r\
equired",params:{missingProperty:"volumeSource"}};e===null?e=[S]:e.push(S),r++}for(let S in R)if(!(S==="disk"||S==="dryRun"||S==="name"||S==="volumeSource")){let I={
instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[I]:e.push(I),r++}if(R.disk!==void 0&&(me(R.disk,{instancePath:t+"/sta\
tus/volumeRequests/"+h+"/addVolumeOptions/disk",parentData:R,parentDataProperty:"disk",rootData:g})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)),R.dryRun!==
void 0){let S=R.dryRun;if(Array.isArray(S)){let I=S.length;for(let V=0;V<I;V++)if(typeof S[V]!="string"){let Q={instancePath:t+"/status/volumeRequests/"+h+"/add\
VolumeOptions/dryRun/"+V,schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/properties/dryRun/items/type",keyword:"type",
params:{type:"string"}};e===null?e=[Q]:e.push(Q),r++}}else{let I={instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions/dryRun",schemaPath:"#/properties\
/status/properties/volumeRequests/items/properties/addVolumeOptions/properties/dryRun/type",keyword:"type",params:{type:"array"}};e===null?e=[I]:e.push(I),r++}}
if(R.name!==void 0&&typeof R.name!="string"){let S={instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions/name",schemaPath:"#/properties/status/properti\
es/volumeRequests/items/properties/addVolumeOptions/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}if(R.volumeSource!==
void 0){let S=R.volumeSource;if(S&&typeof S=="object"&&!Array.isArray(S)){for(let I in S)if(!(I==="dataVolume"||I==="persistentVolumeClaim")){let V={instancePath:t+
"/status/volumeRequests/"+h+"/addVolumeOptions/volumeSource",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/propert\
ies/volumeSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}};e===null?e=[V]:e.push(V),r++}S.dataVolume!==void 0&&(Ae(S.dataVolume,
{instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions/volumeSource/dataVolume",parentData:S,parentDataProperty:"dataVolume",rootData:g})||(e=e===null?Ae.
errors:e.concat(Ae.errors),r=e.length)),S.persistentVolumeClaim!==void 0&&(ee(S.persistentVolumeClaim,{instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOpt\
ions/volumeSource/persistentVolumeClaim",parentData:S,parentDataProperty:"persistentVolumeClaim",rootData:g})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length))}else{
let I={instancePath:t+"/status/volumeRequests/"+h+"/addVolumeOptions/volumeSource",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/ad\
dVolumeOptions/properties/volumeSource/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}}}else{let S={instancePath:t+"/status/volumeReq\
uests/"+h+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[S]:e.push(S),r++}}if(w.removeVolumeOptions!==void 0){let R=w.removeVolumeOptions,j=r;if(R&&typeof R=="object"&&!Array.isArray(R)&&R.name===void 0){
let S={instancePath:t+"/status/volumeRequests/"+h+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolume\
Options/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[S]:e.push(S),r++}var c=j===r;if(!c){let S={instancePath:t+"/st\
atus/volumeRequests/"+h+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolumeOptions/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[S]:e.push(S),r++}if(R&&typeof R=="object"&&!Array.isArray(R)){for(let S in R)if(!(S==="dryRun"||S==="name")){let I={instancePath:t+
"/status/volumeRequests/"+h+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolumeOptions/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[I]:e.push(I),r++}if(R.dryRun!==void 0){let S=R.dryRun;if(Array.isArray(S)){let I=S.
length;for(let V=0;V<I;V++)if(typeof S[V]!="string"){let Q={instancePath:t+"/status/volumeRequests/"+h+"/removeVolumeOptions/dryRun/"+V,schemaPath:"#/properties\
/status/properties/volumeRequests/items/properties/removeVolumeOptions/properties/dryRun/items/type",keyword:"type",params:{type:"string"}};e===null?e=[Q]:e.push(
Q),r++}}else{let I={instancePath:t+"/status/volumeRequests/"+h+"/removeVolumeOptions/dryRun",schemaPath:"#/properties/status/properties/volumeRequests/items/pro\
perties/removeVolumeOptions/properties/dryRun/type",keyword:"type",params:{type:"array"}};e===null?e=[I]:e.push(I),r++}}if(R.name!==void 0&&typeof R.name!="stri\
ng"){let S={instancePath:t+"/status/volumeRequests/"+h+"/removeVolumeOptions/name",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/re\
moveVolumeOptions/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:t+"/status/volumeRequests/"+
h+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolumeOptions/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[S]:e.push(S),r++}}}else{let R={instancePath:t+"/status/volumeRequests/"+h,schemaPath:"#/properties/status/properties/volumeRequests/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}}}else{let q={instancePath:t+"/status/volumeRequests",schemaPath:"#/properties/status/proper\
ties/volumeRequests/type",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(q),r++}}if(D.volumeSnapshotStatuses!==void 0){let k=D.volumeSnapshotStatuses;
if(Array.isArray(k)){let q=k.length;for(let h=0;h<q;h++){let w=k[h],R=r;if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.enabled===void 0){let j={instancePath:t+
"/status/volumeSnapshotStatuses/"+h,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"enabled"}};e===null?e=[j]:e.push(j),r++}if(w.name===void 0){let j={instancePath:t+"/status/volumeSnapshotStatuses/"+h,schemaPath:"#/properties/\
status/properties/volumeSnapshotStatuses/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[j]:e.push(j),r++}}var b=R===
r;if(!b){let j={instancePath:t+"/status/volumeSnapshotStatuses/"+h,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[j]:e.push(j),r++}if(w&&typeof w=="object"&&!Array.isArray(w)){for(let j in w)if(!(j==="enabled"||j==="name"||j==="reason")){
let S={instancePath:t+"/status/volumeSnapshotStatuses/"+h,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j}};e===null?e=[S]:e.push(S),r++}if(w.enabled!==void 0&&typeof w.enabled!="boolean"){let j={instancePath:t+"/st\
atus/volumeSnapshotStatuses/"+h+"/enabled",schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/properties/enabled/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(w.name!==void 0&&typeof w.name!="string"){let j={instancePath:t+"/status/volumeSnapshotStatuses/"+h+"/name",schemaPath:"\
#/properties/status/properties/volumeSnapshotStatuses/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(w.reason!==
void 0&&typeof w.reason!="string"){let j={instancePath:t+"/status/volumeSnapshotStatuses/"+h+"/reason",schemaPath:"#/properties/status/properties/volumeSnapshot\
Statuses/items/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:t+"/status/volumeSnapshotSt\
atuses/"+h,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}}else{
let q={instancePath:t+"/status/volumeSnapshotStatuses",schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/type",keyword:"type",params:{type:"arra\
y"}};e===null?e=[q]:e.push(q),r++}}if(D.volumeUpdateState!==void 0){let k=D.volumeUpdateState;if(k&&typeof k=="object"&&!Array.isArray(k)){for(let q in k)if(q!==
"volumeMigrationState"){let h={instancePath:t+"/status/volumeUpdateState",schemaPath:"#/properties/status/properties/volumeUpdateState/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:q}};e===null?e=[h]:e.push(h),r++}if(k.volumeMigrationState!==void 0){let q=k.volumeMigrationState;if(q&&typeof q==
"object"&&!Array.isArray(q)){for(let h in q)if(h!=="migratedVolumes"){let w={instancePath:t+"/status/volumeUpdateState/volumeMigrationState",schemaPath:"#/prope\
rties/status/properties/volumeUpdateState/properties/volumeMigrationState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===
null?e=[w]:e.push(w),r++}if(q.migratedVolumes!==void 0){let h=q.migratedVolumes;if(Array.isArray(h)){let w=h.length;for(let R=0;R<w;R++){let j=h[R],S=r;if(j&&typeof j==
"object"&&!Array.isArray(j)&&j.volumeName===void 0){let I={instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+R,schemaPath:"#/prop\
erties/status/properties/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolumes/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"volumeName"}};e===null?e=[I]:e.push(I),r++}var O=S===r;if(!O){let I={instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVol\
umes/"+R,schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolumes/items/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[I]:e.push(I),r++}if(j&&typeof j=="object"&&!Array.isArray(j)){for(let I in j)if(!(I==="destinationPVCInfo"||I==="sourceP\
VCInfo"||I==="volumeName")){let V={instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+R,schemaPath:"#/properties/status/properties\
/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}};
e===null?e=[V]:e.push(V),r++}if(j.destinationPVCInfo!==void 0&&(te(j.destinationPVCInfo,{instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migrated\
Volumes/"+R+"/destinationPVCInfo",parentData:j,parentDataProperty:"destinationPVCInfo",rootData:g})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),j.sourcePVCInfo!==
void 0&&(te(j.sourcePVCInfo,{instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+R+"/sourcePVCInfo",parentData:j,parentDataProperty:"\
sourcePVCInfo",rootData:g})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),j.volumeName!==void 0&&typeof j.volumeName!="string"){let I={instancePath:t+
"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+R+"/volumeName",schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volume\
MigrationState/properties/migratedVolumes/items/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}else{let I={instancePath:t+
"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+R,schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState\
/properties/migratedVolumes/items/type",keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}}}else{let w={instancePath:t+"/status/volumeUpdateSt\
ate/volumeMigrationState/migratedVolumes",schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolume\
s/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:t+"/status/volumeUpdateState/volumeMigrationState",schemaPath:"\
#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{
let q={instancePath:t+"/status/volumeUpdateState",schemaPath:"#/properties/status/properties/volumeUpdateState/type",keyword:"type",params:{type:"object"}};e===
null?e=[q]:e.push(q),r++}}}else{let k={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(
k),r++}}}else{let D={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}return or.errors=e,r===0}function Nr(o,{
instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;return or(o,{instancePath:t,parentData:T,parentDataProperty:N,rootData:g})||
(e=e===null?or.errors:e.concat(or.errors),r=e.length),Nr.errors=e,r===0}exports.kind10=Cr;function ar(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.spec===void 0){
let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}for(let a in o)if(!(a==="apiVersi\
on"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[p]:e.push(p),r++}if(o.apiVersion!==void 0&&typeof o.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.kind!==void 0&&typeof o.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(o.metadata!==void 0&&(U(o.metadata,{instancePath:t+"/metadata",parentData:o,
parentDataProperty:"metadata",rootData:g})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),o.spec!==void 0){let a=o.spec;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.selector===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"selector"}};
e===null?e=[p]:e.push(p),r++}if(a.virtualMachineTemplate===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{
missingProperty:"virtualMachineTemplate"}};e===null?e=[p]:e.push(p),r++}for(let p in a)if(!L.call(je.properties.spec.properties,p)){let s={instancePath:t+"/spec",
schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.autohealing!==
void 0){let p=a.autohealing;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s==="minFailingToStartDuration"||s==="startUpFailureThreshold")){let i={
instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[i]:e.push(i),r++}if(p.minFailingToStartDuration!==void 0){let s=p.minFailingToStartDuration;if(typeof s=="string"){if(!Rr.test(s)){let i={instancePath:t+
"/spec/autohealing/minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFailingToStartDuration/pattern",keyword:"patter\
n",params:{pattern:"^[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/spec/autohealing/\
minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFailingToStartDuration/type",keyword:"type",params:{type:"string"}};
e===null?e=[i]:e.push(i),r++}}if(p.startUpFailureThreshold!==void 0){let s=p.startUpFailureThreshold;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let i={
instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){let i={instancePath:t+"/spec/autoheal\
ing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}};e===null?e=[i]:e.push(i),r++}if(s<1||isNaN(s)){let i={instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties\
/spec/properties/autohealing/properties/startUpFailureThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[i]:e.push(i),r++}}}}else{
let s={instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(
s),r++}}if(a.maxUnavailable!==void 0){let p=a.maxUnavailable;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&typeof p!="string"){let s={instancePath:t+
"/spec/maxUnavailable",schemaPath:"#/properties/spec/properties/maxUnavailable/type",keyword:"type",params:{type:je.properties.spec.properties.maxUnavailable.type}};
e===null?e=[s]:e.push(s),r++}}if(a.nameGeneration!==void 0){let p=a.nameGeneration;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s==="appendI\
ndexToConfigMapRefs"||s==="appendIndexToSecretRefs")){let i={instancePath:t+"/spec/nameGeneration",schemaPath:"#/properties/spec/properties/nameGeneration/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.appendIndexToConfigMapRefs!==void 0&&typeof p.appendIndexToConfigMapRefs!=
"boolean"){let s={instancePath:t+"/spec/nameGeneration/appendIndexToConfigMapRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendInde\
xToConfigMapRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(p.appendIndexToSecretRefs!==void 0&&typeof p.appendIndexToSecretRefs!=
"boolean"){let s={instancePath:t+"/spec/nameGeneration/appendIndexToSecretRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendIndexTo\
SecretRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/spec/nameGeneration",schemaPath:"#/propertie\
s/spec/properties/nameGeneration/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.paused!==void 0&&typeof a.paused!="boolean"){let p={
instancePath:t+"/spec/paused",schemaPath:"#/properties/spec/properties/paused/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(a.replicas!==
void 0){let p=a.replicas;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properti\
es/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+
"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),
r++}if(p<0||isNaN(p)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[s]:e.push(s),r++}}}if(a.scaleInStrategy!==void 0){let p=a.scaleInStrategy;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s===
"opportunistic"||s==="proactive"||s==="unmanaged")){let i={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/spec/properties/scaleInStrategy/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}if(p.opportunistic!==void 0){let s=p.opportunistic;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(i!=="statePreservation"){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic",schemaPath:"#/prop\
erties/spec/properties/scaleInStrategy/properties/opportunistic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[
n]:e.push(n),r++}if(s.statePreservation!==void 0){let i=s.statePreservation;if(typeof i!="string"){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic/st\
atePreservation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),r++}if(!(i==="Disabled"||i==="Offline"||i==="Online")){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic/statePreser\
vation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:je.
properties.spec.properties.scaleInStrategy.properties.opportunistic.properties.statePreservation.enum}};e===null?e=[n]:e.push(n),r++}}}else{let i={instancePath:t+
"/spec/scaleInStrategy/opportunistic",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[i]:e.push(i),r++}}if(p.proactive!==void 0){let s=p.proactive;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="selectionPol\
icy"||i==="statePreservation")){let n={instancePath:t+"/spec/scaleInStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proa\
ctive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}if(s.selectionPolicy!==void 0&&(se(s.selectionPolicy,
{instancePath:t+"/spec/scaleInStrategy/proactive/selectionPolicy",parentData:s,parentDataProperty:"selectionPolicy",rootData:g})||(e=e===null?se.errors:e.concat(
se.errors),r=e.length)),s.statePreservation!==void 0){let i=s.statePreservation;if(typeof i!="string"){let n={instancePath:t+"/spec/scaleInStrategy/proactive/st\
atePreservation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/properties/statePreservation/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[n]:e.push(n),r++}if(!(i==="Disabled"||i==="Offline"||i==="Online")){let n={instancePath:t+"/spec/scaleInStrategy/proactive/statePreservatio\
n",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:je.properties.
spec.properties.scaleInStrategy.properties.proactive.properties.statePreservation.enum}};e===null?e=[n]:e.push(n),r++}}}else{let i={instancePath:t+"/spec/scaleI\
nStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.
push(i),r++}}if(p.unmanaged!==void 0){let s=p.unmanaged;if(s&&typeof s=="object"&&!Array.isArray(s))for(let i in s){let n={instancePath:t+"/spec/scaleInStrategy\
/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[n]:e.push(n),r++}else{let i={instancePath:t+"/spec/scaleInStrategy/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/un\
managed/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let s={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/\
spec/properties/scaleInStrategy/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.selector!==void 0&&(_(a.selector,{instancePath:t+
"/spec/selector",parentData:a,parentDataProperty:"selector",rootData:g})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),a.updateStrategy!==void 0){let p=a.
updateStrategy;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s==="opportunistic"||s==="proactive"||s==="unmanaged")){let i={instancePath:t+"/\
spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[i]:e.push(i),r++}if(p.opportunistic!==void 0){let s=p.opportunistic;if(s&&typeof s=="object"&&!Array.isArray(s))for(let i in s){let n={instancePath:t+
"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/spec/properties/updateStrategy/properties/opportunistic/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}else{let i={instancePath:t+"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/\
spec/properties/updateStrategy/properties/opportunistic/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.proactive!==void 0){let s=p.
proactive;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(i!=="selectionPolicy"){let n={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"\
#/properties/spec/properties/updateStrategy/properties/proactive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=
[n]:e.push(n),r++}s.selectionPolicy!==void 0&&(se(s.selectionPolicy,{instancePath:t+"/spec/updateStrategy/proactive/selectionPolicy",parentData:s,parentDataProperty:"\
selectionPolicy",rootData:g})||(e=e===null?se.errors:e.concat(se.errors),r=e.length))}else{let i={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"#/\
properties/spec/properties/updateStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.unmanaged!==void 0){
let s=p.unmanaged;if(s&&typeof s=="object"&&!Array.isArray(s))for(let i in s){let n={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/sp\
ec/properties/updateStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[n]:e.push(n),r++}else{
let i={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/spec/properties/updateStrategy/properties/unmanaged/type",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let s={instancePath:t+"/spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.virtualMachineTemplate!==void 0){let p=a.virtualMachineTemplate;if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let s in p)if(!(s==="metadata"||s==="spec")){let i={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtu\
alMachineTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[i]:e.push(i),r++}p.metadata!==void 0&&(Y(p.metadata,
{instancePath:t+"/spec/virtualMachineTemplate/metadata",parentData:p,parentDataProperty:"metadata",rootData:g})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),
p.spec!==void 0&&(pe(p.spec,{instancePath:t+"/spec/virtualMachineTemplate/spec",parentData:p,parentDataProperty:"spec",rootData:g})||(e=e===null?pe.errors:e.concat(
pe.errors),r=e.length))}else{let s={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtualMachineTemplate/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),r++}}if(o.status!==void 0){let a=o.status;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let p in a)if(!(p==="conditions"||
p==="labelSelector"||p==="readyReplicas"||p==="replicas")){let s={instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(a.conditions!==void 0&&(ie(a.conditions,{instancePath:t+"/status/conditions",parentData:a,
parentDataProperty:"conditions",rootData:g})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),a.labelSelector!==void 0&&typeof a.labelSelector!="string"){
let p={instancePath:t+"/status/labelSelector",schemaPath:"#/properties/status/properties/labelSelector/type",keyword:"type",params:{type:"string"}};e===null?e=[
p]:e.push(p),r++}if(a.readyReplicas!==void 0){let p=a.readyReplicas;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/status/rea\
dyReplicas",schemaPath:"#/properties/status/properties/readyReplicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="nu\
mber"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/status/readyReplicas",schemaPath:"#/properties/status/properties/readyReplicas/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={instancePath:t+"/status/readyReplicas",schemaPath:"\
#/properties/status/properties/readyReplicas/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}if(a.replicas!==
void 0){let p=a.replicas;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/status/replicas",schemaPath:"#/properties/status/prop\
erties/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={
instancePath:t+"/status/replicas",schemaPath:"#/properties/status/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===
null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={instancePath:t+"/status/replicas",schemaPath:"#/properties/status/properties/replicas/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}}else{let p={instancePath:t+"/status",schemaPath:"#/properties/status/type",
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[a]:e.push(a),r++}return ar.errors=e,r===0}function Cr(o,{instancePath:t="",parentData:T,parentDataProperty:N,rootData:g=o}={}){let e=null,r=0;return ar(
o,{instancePath:t,parentData:T,parentDataProperty:N,rootData:g})||(e=e===null?ar.errors:e.concat(ar.errors),r=e.length),Cr.errors=e,r===0}module.exports={validators:{
"cdi.kubevirt.io/v1beta1/DataImportCron":exports.kind0,"cdi.kubevirt.io/v1beta1/DataSource":exports.kind1,"cdi.kubevirt.io/v1beta1/DataVolume":exports.kind2,"ku\
bevirt.io/v1/VirtualMachine":exports.kind3,"instancetype.kubevirt.io/v1beta1/VirtualMachineClusterInstancetype":exports.kind4,"instancetype.kubevirt.io/v1beta1/\
VirtualMachineClusterPreference":exports.kind5,"instancetype.kubevirt.io/v1beta1/VirtualMachineInstancetype":exports.kind6,"pool.kubevirt.io/v1beta1/VirtualMach\
inePool":exports.kind7,"instancetype.kubevirt.io/v1beta1/VirtualMachinePreference":exports.kind8,"kubevirt.io/v1alpha3/VirtualMachine":exports.kind9,"pool.kubev\
irt.io/v1alpha1/VirtualMachinePool":exports.kind10},get schemas(){return require("./schemas")}};
