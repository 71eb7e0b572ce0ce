// Generated from the CRDs of KubeVirt 1.8.2 and CDI 1.65.0 by `npx projen imports`. Do not edit.
"use strict";var lr=Object.defineProperty;var Kr=Object.getOwnPropertyDescriptor;var zr=Object.getOwnPropertyNames;var _r=Object.prototype.hasOwnProperty;var Lr=(s,t,N)=>()=>{if(N)throw N[0];try{return s&&(t=s(s=0)),t}catch(C){throw N=[C],C}};var Hr=(s,t)=>()=>{try{return t||s((t={exports:{}}).exports,t),t.exports}catch(N){throw t=0,N}},Zr=(s,t)=>{for(var N in t)lr(s,N,{get:t[N],enumerable:!0})},Qr=(s,t,N,C)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let v of zr(t))!_r.call(s,v)&&v!==N&&lr(s,v,{get:()=>t[v],enumerable:!(C=Kr(t,v))||C.enumerable});return s};var Jr=s=>Qr(lr({},"__esModule",{value:!0}),s);var yr=Hr(cr=>{"use strict";Object.defineProperty(cr,"__esModule",{value:!0});function mr(s){let t=s.length,N=0,C=0,v;for(;C<t;)N++,v=s.charCodeAt(C++),v>=55296&&
v<=56319&&C<t&&(v=s.charCodeAt(C),(v&64512)===56320&&C++);return N}cr.default=mr;mr.code='require("ajv/dist/runtime/ucs2length").default'});var fr={};Zr(fr,{duplicates:()=>Wr});function Wr(s,t){let N=new Set;return s.flatMap((C,v)=>{let e=Xr(t.length>0?t.map(o=>C?.[o]):C),r=N.has(e);return N.add(e),
r?[v]:[]})}function Xr(s){return JSON.stringify(s,(t,N)=>Yr(N)?Object.entries(N).sort(([C],[v])=>C<v?-1:1):N)??"undefined"}function Yr(s){return typeof s=="obje\
ct"&&s!==null&&!Array.isArray(s)}var hr=Lr(()=>{"use strict"});exports.kind0=kr;var z={type:["object","null"],properties:{annotations:{type:["object","null"],additionalProperties:{type:["string","null"]}},creationTimestamp:{type:["string","\
null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},deletionGracePeriodSeconds:{type:["integer","null"]},deletionTimestamp:{
type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},finalizers:{type:["array","null"],items:{type:[
"string","null"]}},generateName:{type:["string","null"]},generation:{type:["integer","null"]},labels:{type:["object","null"],additionalProperties:{type:["string",
"null"]}},managedFields:{type:["array","null"],items:{type:["object","null"],properties:{apiVersion:{type:["string","null"]},fieldsType:{type:["string","null"]},
fieldsV1:{type:["object","null"]},manager:{type:["string","null"]},operation:{type:["string","null"]},subresource:{type:["string","null"]},time:{type:["string",
"null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}},additionalProperties:!1}},name:{type:["string","null"]},namespace:{
type:["string","null"]},ownerReferences:{type:["array","null"],items:{type:["object","null"],properties:{apiVersion:{type:["string","null"]},blockOwnerDeletion:{
type:["boolean","null"]},controller:{type:["boolean","null"]},kind:{type:["string","null"]},name:{type:["string","null"]},uid:{type:["string","null"]}},additionalProperties:!1,
required:["apiVersion","kind","name","uid"]}},resourceVersion:{type:["string","null"]},selfLink:{type:["string","null"]},uid:{type:["string","null"]}},additionalProperties:!1},
Z=Object.prototype.hasOwnProperty,J=new RegExp("^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$","u");function L(s,{instancePath:t="",
parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){let o={instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:z.type}};e===null?e=[o]:e.push(o),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!Z.call(z.properties,o)){
let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(i),r++}if(s.annotations!==
void 0){let o=s.annotations;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let i={instancePath:t+"/annotations",schemaPath:"#/properties/annotations/\
type",keyword:"type",params:{type:z.properties.annotations.type}};e===null?e=[i]:e.push(i),r++}if(o&&typeof o=="object"&&!Array.isArray(o))for(let i in o){let p=o[i];
if(typeof p!="string"&&p!==null){let n={instancePath:t+"/annotations/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/annotations/additionalP\
roperties/type",keyword:"type",params:{type:z.properties.annotations.additionalProperties.type}};e===null?e=[n]:e.push(n),r++}}}if(s.creationTimestamp!==void 0){
let o=s.creationTimestamp;if(typeof o!="string"&&o!==null){let i={instancePath:t+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"\
type",params:{type:z.properties.creationTimestamp.type}};e===null?e=[i]:e.push(i),r++}if(typeof o=="string"&&!J.test(o)){let i={instancePath:t+"/creationTimesta\
mp",schemaPath:"#/properties/creationTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})\
$"}};e===null?e=[i]:e.push(i),r++}}if(s.deletionGracePeriodSeconds!==void 0){let o=s.deletionGracePeriodSeconds;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))&&o!==null){let i={instancePath:t+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/type",keyword:"type",params:{type:z.properties.
deletionGracePeriodSeconds.type}};e===null?e=[i]:e.push(i),r++}}if(s.deletionTimestamp!==void 0){let o=s.deletionTimestamp;if(typeof o!="string"&&o!==null){let i={
instancePath:t+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{type:z.properties.deletionTimestamp.type}};e===null?
e=[i]:e.push(i),r++}if(typeof o=="string"&&!J.test(o)){let i={instancePath:t+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/pattern",keyword:"p\
attern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[i]:e.push(i),r++}}if(s.finalizers!==void 0){
let o=s.finalizers;if(!Array.isArray(o)&&o!==null){let i={instancePath:t+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type:z.properties.
finalizers.type}};e===null?e=[i]:e.push(i),r++}if(Array.isArray(o)){let i=o.length;for(let p=0;p<i;p++){let n=o[p];if(typeof n!="string"&&n!==null){let d={instancePath:t+
"/finalizers/"+p,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type:z.properties.finalizers.items.type}};e===null?e=[d]:e.push(d),r++}}}}
if(s.generateName!==void 0){let o=s.generateName;if(typeof o!="string"&&o!==null){let i={instancePath:t+"/generateName",schemaPath:"#/properties/generateName/ty\
pe",keyword:"type",params:{type:z.properties.generateName.type}};e===null?e=[i]:e.push(i),r++}}if(s.generation!==void 0){let o=s.generation;if(!(typeof o=="numb\
er"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let i={instancePath:t+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type:z.properties.
generation.type}};e===null?e=[i]:e.push(i),r++}}if(s.labels!==void 0){let o=s.labels;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let i={instancePath:t+
"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:z.properties.labels.type}};e===null?e=[i]:e.push(i),r++}if(o&&typeof o=="object"&&!Array.
isArray(o))for(let i in o){let p=o[i];if(typeof p!="string"&&p!==null){let n={instancePath:t+"/labels/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/p\
roperties/labels/additionalProperties/type",keyword:"type",params:{type:z.properties.labels.additionalProperties.type}};e===null?e=[n]:e.push(n),r++}}}if(s.managedFields!==
void 0){let o=s.managedFields;if(!Array.isArray(o)&&o!==null){let i={instancePath:t+"/managedFields",schemaPath:"#/properties/managedFields/type",keyword:"type",
params:{type:z.properties.managedFields.type}};e===null?e=[i]:e.push(i),r++}if(Array.isArray(o)){let i=o.length;for(let p=0;p<i;p++){let n=o[p];if(!(n&&typeof n==
"object"&&!Array.isArray(n))&&n!==null){let d={instancePath:t+"/managedFields/"+p,schemaPath:"#/properties/managedFields/items/type",keyword:"type",params:{type:z.
properties.managedFields.items.type}};e===null?e=[d]:e.push(d),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){for(let d in n)if(!(d==="apiVersion"||d==="field\
sType"||d==="fieldsV1"||d==="manager"||d==="operation"||d==="subresource"||d==="time")){let a={instancePath:t+"/managedFields/"+p,schemaPath:"#/properties/manag\
edFields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[a]:e.push(a),r++}if(n.apiVersion!==void 0){let d=n.
apiVersion;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/apiVersion",schemaPath:"#/properties/managedFields/items/properties/apiV\
ersion/type",keyword:"type",params:{type:z.properties.managedFields.items.properties.apiVersion.type}};e===null?e=[a]:e.push(a),r++}}if(n.fieldsType!==void 0){let d=n.
fieldsType;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/fieldsType",schemaPath:"#/properties/managedFields/items/properties/fiel\
dsType/type",keyword:"type",params:{type:z.properties.managedFields.items.properties.fieldsType.type}};e===null?e=[a]:e.push(a),r++}}if(n.fieldsV1!==void 0){let d=n.
fieldsV1;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/fieldsV1",schemaPath:"#/properties/managedFields/\
items/properties/fieldsV1/type",keyword:"type",params:{type:z.properties.managedFields.items.properties.fieldsV1.type}};e===null?e=[a]:e.push(a),r++}}if(n.manager!==
void 0){let d=n.manager;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/manager",schemaPath:"#/properties/managedFields/items/prope\
rties/manager/type",keyword:"type",params:{type:z.properties.managedFields.items.properties.manager.type}};e===null?e=[a]:e.push(a),r++}}if(n.operation!==void 0){
let d=n.operation;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/operation",schemaPath:"#/properties/managedFields/items/propertie\
s/operation/type",keyword:"type",params:{type:z.properties.managedFields.items.properties.operation.type}};e===null?e=[a]:e.push(a),r++}}if(n.subresource!==void 0){
let d=n.subresource;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/subresource",schemaPath:"#/properties/managedFields/items/prope\
rties/subresource/type",keyword:"type",params:{type:z.properties.managedFields.items.properties.subresource.type}};e===null?e=[a]:e.push(a),r++}}if(n.time!==void 0){
let d=n.time;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/time",schemaPath:"#/properties/managedFields/items/properties/time/typ\
e",keyword:"type",params:{type:z.properties.managedFields.items.properties.time.type}};e===null?e=[a]:e.push(a),r++}if(typeof d=="string"&&!J.test(d)){let a={instancePath:t+
"/managedFields/"+p+"/time",schemaPath:"#/properties/managedFields/items/properties/time/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}\
:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[a]:e.push(a),r++}}}}}}if(s.name!==void 0){let o=s.name;if(typeof o!="string"&&o!==null){let i={
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:z.properties.name.type}};e===null?e=[i]:e.push(i),r++}}if(s.namespace!==void 0){
let o=s.namespace;if(typeof o!="string"&&o!==null){let i={instancePath:t+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:z.properties.
namespace.type}};e===null?e=[i]:e.push(i),r++}}if(s.ownerReferences!==void 0){let o=s.ownerReferences;if(!Array.isArray(o)&&o!==null){let i={instancePath:t+"/ow\
nerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type:z.properties.ownerReferences.type}};e===null?e=[i]:e.push(i),r++}if(Array.
isArray(o)){let i=o.length;for(let p=0;p<i;p++){let n=o[p];if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let d={instancePath:t+"/ownerReferences/"+p,
schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type:z.properties.ownerReferences.items.type}};e===null?e=[d]:e.push(d),r++}if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.apiVersion===void 0){let d={instancePath:t+"/ownerReferences/"+p,schemaPath:"#/properties/ownerReferences/items/required",keyword:"\
required",params:{missingProperty:"apiVersion"}};e===null?e=[d]:e.push(d),r++}if(n.kind===void 0){let d={instancePath:t+"/ownerReferences/"+p,schemaPath:"#/prop\
erties/ownerReferences/items/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[d]:e.push(d),r++}if(n.name===void 0){let d={instancePath:t+
"/ownerReferences/"+p,schemaPath:"#/properties/ownerReferences/items/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[d]:e.push(d),r++}
if(n.uid===void 0){let d={instancePath:t+"/ownerReferences/"+p,schemaPath:"#/properties/ownerReferences/items/required",keyword:"required",params:{missingProperty:"\
uid"}};e===null?e=[d]:e.push(d),r++}for(let d in n)if(!(d==="apiVersion"||d==="blockOwnerDeletion"||d==="controller"||d==="kind"||d==="name"||d==="uid")){let a={
instancePath:t+"/ownerReferences/"+p,schemaPath:"#/properties/ownerReferences/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[a]:e.push(a),r++}if(n.apiVersion!==void 0){let d=n.apiVersion;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/ownerReferences/"+p+"/apiVers\
ion",schemaPath:"#/properties/ownerReferences/items/properties/apiVersion/type",keyword:"type",params:{type:z.properties.ownerReferences.items.properties.apiVersion.
type}};e===null?e=[a]:e.push(a),r++}}if(n.blockOwnerDeletion!==void 0){let d=n.blockOwnerDeletion;if(typeof d!="boolean"&&d!==null){let a={instancePath:t+"/owne\
rReferences/"+p+"/blockOwnerDeletion",schemaPath:"#/properties/ownerReferences/items/properties/blockOwnerDeletion/type",keyword:"type",params:{type:z.properties.
ownerReferences.items.properties.blockOwnerDeletion.type}};e===null?e=[a]:e.push(a),r++}}if(n.controller!==void 0){let d=n.controller;if(typeof d!="boolean"&&d!==
null){let a={instancePath:t+"/ownerReferences/"+p+"/controller",schemaPath:"#/properties/ownerReferences/items/properties/controller/type",keyword:"type",params:{
type:z.properties.ownerReferences.items.properties.controller.type}};e===null?e=[a]:e.push(a),r++}}if(n.kind!==void 0){let d=n.kind;if(typeof d!="string"&&d!==null){
let a={instancePath:t+"/ownerReferences/"+p+"/kind",schemaPath:"#/properties/ownerReferences/items/properties/kind/type",keyword:"type",params:{type:z.properties.
ownerReferences.items.properties.kind.type}};e===null?e=[a]:e.push(a),r++}}if(n.name!==void 0){let d=n.name;if(typeof d!="string"&&d!==null){let a={instancePath:t+
"/ownerReferences/"+p+"/name",schemaPath:"#/properties/ownerReferences/items/properties/name/type",keyword:"type",params:{type:z.properties.ownerReferences.items.
properties.name.type}};e===null?e=[a]:e.push(a),r++}}if(n.uid!==void 0){let d=n.uid;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/ownerReferences/"+p+
"/uid",schemaPath:"#/properties/ownerReferences/items/properties/uid/type",keyword:"type",params:{type:z.properties.ownerReferences.items.properties.uid.type}};
e===null?e=[a]:e.push(a),r++}}}}}}if(s.resourceVersion!==void 0){let o=s.resourceVersion;if(typeof o!="string"&&o!==null){let i={instancePath:t+"/resourceVersio\
n",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type:z.properties.resourceVersion.type}};e===null?e=[i]:e.push(i),r++}}if(s.selfLink!==
void 0){let o=s.selfLink;if(typeof o!="string"&&o!==null){let i={instancePath:t+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"type",params:{type:z.
properties.selfLink.type}};e===null?e=[i]:e.push(i),r++}}if(s.uid!==void 0){let o=s.uid;if(typeof o!="string"&&o!==null){let i={instancePath:t+"/uid",schemaPath:"\
#/properties/uid/type",keyword:"type",params:{type:z.properties.uid.type}};e===null?e=[i]:e.push(i),r++}}}return L.errors=e,r===0}var dr={type:"object",properties:{
checkpoints:{$ref:"#/$defs/checkpoints"},contentType:{enum:["kubevirt","archive"],type:"string"},finalCheckpoint:{type:"boolean"},preallocation:{type:"boolean"},
priorityClassName:{type:"string"},pvc:{$ref:"#/$defs/pvc"},serviceAccountName:{type:"string"},source:{type:"object",properties:{blank:{type:"object",additionalProperties:!1},
gcs:{$ref:"#/$defs/gcs"},http:{type:"object",properties:{certConfigMap:{type:"string"},checksum:{type:"string"},extraHeaders:{type:"array",items:{type:"string"}},
secretExtraHeaders:{type:"array",items:{type:"string"}},secretRef:{type:"string"},url:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["url"]}},
imageio:{$ref:"#/$defs/imageio"},pvc:{$ref:"#/$defs/pvc2"},registry:{$ref:"#/$defs/registry"},s3:{$ref:"#/$defs/s3"},snapshot:{$ref:"#/$defs/pvc2"},upload:{type:"\
object",additionalProperties:!1},vddk:{$ref:"#/$defs/vddk"}},additionalProperties:!1},sourceRef:{$ref:"#/$defs/sourceRef"},storage:{$ref:"#/$defs/storage"}},additionalProperties:!1};function Me(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let p=0;p<i;p++){let n=s[p],
d=r;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.current===void 0){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten/required",keyword:"requi\
red",params:{missingProperty:"current"}};e===null?e=[a]:e.push(a),r++}if(n.previous===void 0){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten/re\
quired",keyword:"required",params:{missingProperty:"previous"}};e===null?e=[a]:e.push(a),r++}}var o=d===r;if(!o){let a={instancePath:t+"/"+p,schemaPath:"#/items\
/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[a]:e.push(a),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a==="curren\
t"||a==="previous")){let l={instancePath:t+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?
e=[l]:e.push(l),r++}if(n.current!==void 0&&typeof n.current!="string"){let a={instancePath:t+"/"+p+"/current",schemaPath:"#/items/properties/current/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.previous!==void 0&&typeof n.previous!="string"){let a={instancePath:t+"/"+p+"/previous",schemaPath:"\
#/items/properties/previous/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/"+p,schemaPath:"#/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),r++}return Me.errors=e,r===0}var et={type:"object",properties:{accessModes:{type:"array",items:{type:"string"}},dataSource:{$ref:"#/$defs/dataSo\
urce"},dataSourceRef:{$ref:"#/$defs/dataSourceRef"},resources:{$ref:"#/$defs/resources"},selector:{$ref:"#/$defs/selector"},storageClassName:{type:"string"},volumeAttributesClassName:{
type:"string"},volumeMode:{type:"string"},volumeName:{type:"string"}},additionalProperties:!1};function Fe(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kind===
void 0){let d={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[d]:e.push(d),r++}if(s.name===
void 0){let d={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[d]:e.push(d),r++}}var i=o===
r;if(!i){let d={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[d]:e.push(d),r++}let p=r;if(s&&typeof s=="object"&&
!Array.isArray(s)&&s.apiGroup===void 0){let d={instancePath:t,schemaPath:"#/whenRewritten/required",keyword:"required",params:{missingProperty:"apiGroup"}};e===
null?e=[d]:e.push(d),r++}var n=p===r;if(!n){let d={instancePath:t,schemaPath:"#/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[d]:e.push(d),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let d in s)if(!(d==="apiGroup"||d==="kind"||d==="name")){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d}};e===null?e=[a]:e.push(a),r++}if(s.apiGroup!==void 0&&typeof s.apiGroup!="string"){let d={instancePath:t+"/a\
piGroup",schemaPath:"#/properties/apiGroup/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(s.kind!==void 0&&typeof s.kind!="string"){
let d={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(s.name!==void 0&&typeof s.
name!="string"){let d={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}return Fe.errors=e,r===0}function $e(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kind===
void 0){let d={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[d]:e.push(d),r++}if(s.name===
void 0){let d={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[d]:e.push(d),r++}}var i=o===
r;if(!i){let d={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[d]:e.push(d),r++}let p=r;if(s&&typeof s=="object"&&
!Array.isArray(s)&&s.apiGroup===void 0){let d={instancePath:t,schemaPath:"#/whenRewritten/required",keyword:"required",params:{missingProperty:"apiGroup"}};e===
null?e=[d]:e.push(d),r++}var n=p===r;if(!n){let d={instancePath:t,schemaPath:"#/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[d]:e.push(d),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let d in s)if(!(d==="apiGroup"||d==="kind"||d==="name"||d==="namespace")){let a={instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[a]:e.push(a),r++}if(s.apiGroup!==void 0&&typeof s.apiGroup!="string"){let d={
instancePath:t+"/apiGroup",schemaPath:"#/properties/apiGroup/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(s.kind!==void 0&&typeof s.
kind!="string"){let d={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(s.name!==
void 0&&typeof s.name!="string"){let d={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(
d),r++}if(s.namespace!==void 0&&typeof s.namespace!="string"){let d={instancePath:t+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{
type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}
return $e.errors=e,r===0}var rt={pattern:"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$",type:["number","string"],
unlessRewritten:{type:["integer","string"]}},tt={type:["integer","string"]},st=new RegExp("^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE\
](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$","u");function G(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(!(typeof s==
"number"&&isFinite(s))&&typeof s!="string"){let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:rt.type}};e===null?e=[p]:e.push(p),r++}let o=r;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&typeof s!="string"){let p={instancePath:t,schemaPath:"#/unlessRewritten/type",keyword:"type",params:{type:tt.
type}};e===null?e=[p]:e.push(p),r++}var i=o===r;if(!i){let p={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[p]:
e.push(p),r++}if(typeof s=="string"&&!st.test(s)){let p={instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\
\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}};e===null?e=[p]:e.push(p),r++}return G.errors=e,r===0}function X(s,{instancePath:t="",
parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s))for(let o in s)G(s[o],{instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:o,rootData:v})||(e=e===null?G.errors:e.concat(G.errors),r=e.length);else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return X.errors=e,r===0}function Oe(s,{instancePath:t="",parentData:N,parentDataProperty:C,
rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="limits"||o==="requests")){let i={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(i),r++}s.limits!==void 0&&(X(s.limits,{instancePath:t+
"/limits",parentData:s,parentDataProperty:"limits",rootData:v})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.requests!==void 0&&(X(s.requests,{instancePath:t+
"/requests",parentData:s,parentDataProperty:"requests",rootData:v})||(e=e===null?X.errors:e.concat(X.errors),r=e.length))}else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Oe.errors=e,r===0}function ee(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let p=0;p<i;p++){let n=s[p],
d=r;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.key===void 0){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten/required",keyword:"required",
params:{missingProperty:"key"}};e===null?e=[a]:e.push(a),r++}if(n.operator===void 0){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"operator"}};e===null?e=[a]:e.push(a),r++}}var o=d===r;if(!o){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten",
keyword:"unlessRewritten",params:{}};e===null?e=[a]:e.push(a),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a==="key"||a==="operator"||a===
"values")){let l={instancePath:t+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.
push(l),r++}if(n.key!==void 0&&typeof n.key!="string"){let a={instancePath:t+"/"+p+"/key",schemaPath:"#/items/properties/key/type",keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}if(n.operator!==void 0&&typeof n.operator!="string"){let a={instancePath:t+"/"+p+"/operator",schemaPath:"#/items/properti\
es/operator/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.values!==void 0){let a=n.values;if(Array.isArray(a)){let l=a.length;for(let u=0;u<
l;u++)if(typeof a[u]!="string"){let g={instancePath:t+"/"+p+"/values/"+u,schemaPath:"#/items/properties/values/items/type",keyword:"type",params:{type:"string"}};
e===null?e=[g]:e.push(g),r++}}else{let l={instancePath:t+"/"+p+"/values",schemaPath:"#/items/properties/values/type",keyword:"type",params:{type:"array"}};e===null?
e=[l]:e.push(l),r++}}}else{let a={instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let i={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return ee.errors=e,r===0}function Q(s,{instancePath:t="",parentData:N,
parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="matchExpressions"||o==="matchLabels")){
let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(i),r++}if(s.matchExpressions!==
void 0&&(ee(s.matchExpressions,{instancePath:t+"/matchExpressions",parentData:s,parentDataProperty:"matchExpressions",rootData:v})||(e=e===null?ee.errors:e.concat(
ee.errors),r=e.length)),s.matchLabels!==void 0){let o=s.matchLabels;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(typeof o[i]!="string"){let p={
instancePath:t+"/matchLabels/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/matchLabels/additionalProperties/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),r++}}else{let i={instancePath:t+"/matchLabels",schemaPath:"#/properties/matchLabels/type",keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Q.errors=
e,r===0}function Be(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!Z.call(et.properties,o)){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=
[i]:e.push(i),r++}if(s.accessModes!==void 0){let o=s.accessModes;if(Array.isArray(o)){let i=o.length;for(let p=0;p<i;p++)if(typeof o[p]!="string"){let n={instancePath:t+
"/accessModes/"+p,schemaPath:"#/properties/accessModes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let i={instancePath:t+
"/accessModes",schemaPath:"#/properties/accessModes/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.dataSource!==void 0&&(Fe(s.dataSource,
{instancePath:t+"/dataSource",parentData:s,parentDataProperty:"dataSource",rootData:v})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.dataSourceRef!==
void 0&&($e(s.dataSourceRef,{instancePath:t+"/dataSourceRef",parentData:s,parentDataProperty:"dataSourceRef",rootData:v})||(e=e===null?$e.errors:e.concat($e.errors),
r=e.length)),s.resources!==void 0&&(Oe(s.resources,{instancePath:t+"/resources",parentData:s,parentDataProperty:"resources",rootData:v})||(e=e===null?Oe.errors:
e.concat(Oe.errors),r=e.length)),s.selector!==void 0&&(Q(s.selector,{instancePath:t+"/selector",parentData:s,parentDataProperty:"selector",rootData:v})||(e=e===
null?Q.errors:e.concat(Q.errors),r=e.length)),s.storageClassName!==void 0&&typeof s.storageClassName!="string"){let o={instancePath:t+"/storageClassName",schemaPath:"\
#/properties/storageClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.volumeAttributesClassName!==void 0&&typeof s.volumeAttributesClassName!=
"string"){let o={instancePath:t+"/volumeAttributesClassName",schemaPath:"#/properties/volumeAttributesClassName/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}if(s.volumeMode!==void 0&&typeof s.volumeMode!="string"){let o={instancePath:t+"/volumeMode",schemaPath:"#/properties/volumeMode/type",
keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.volumeName!==void 0&&typeof s.volumeName!="string"){let o={instancePath:t+"/volumeName",
schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Be.errors=e,r===0}function Ee(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.url===void 0){
let p={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[p]:e.push(p),r++}var i=o===r;if(!i){
let p={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let p in s)if(!(p==="secretRef"||p==="url")){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[n]:e.push(n),r++}if(s.secretRef!==void 0&&typeof s.secretRef!="string"){let p={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.url!==void 0&&typeof s.url!="string"){let p={instancePath:t+"/url",schemaPath:"#/proper\
ties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),r++}return Ee.errors=e,r===0}function Ge(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.diskId===
void 0){let p={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"diskId"}};e===null?e=[p]:e.push(p),r++}if(s.url===
void 0){let p={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[p]:e.push(p),r++}}var i=o===
r;if(!i){let p={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let p in s)if(!(p==="certConfigMap"||p==="diskId"||p==="insecureSkipVerify"||p==="secretRef"||p==="url")){let n={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(s.certConfigMap!==void 0&&typeof s.certConfigMap!=
"string"){let p={instancePath:t+"/certConfigMap",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}
if(s.diskId!==void 0&&typeof s.diskId!="string"){let p={instancePath:t+"/diskId",schemaPath:"#/properties/diskId/type",keyword:"type",params:{type:"string"}};e===
null?e=[p]:e.push(p),r++}if(s.insecureSkipVerify!==void 0&&typeof s.insecureSkipVerify!="boolean"){let p={instancePath:t+"/insecureSkipVerify",schemaPath:"#/pro\
perties/insecureSkipVerify/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(s.secretRef!==void 0&&typeof s.secretRef!="string"){let p={
instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.url!==void 0&&typeof s.
url!="string"){let p={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Ge.errors=e,r===0}function H(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===
void 0){let p={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[p]:e.push(p),r++}if(s.namespace===
void 0){let p={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"namespace"}};e===null?e=[p]:e.push(p),r++}}var i=o===
r;if(!i){let p={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let p in s)if(!(p==="name"||p==="namespace")){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[n]:e.push(n),r++}if(s.name!==void 0&&typeof s.name!="string"){let p={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.namespace!==void 0&&typeof s.namespace!="string"){let p={instancePath:t+"/namespace",schemaPath:"#/properties/\
namespace/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),r++}return H.errors=e,r===0}function Ue(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="certConfigMap"||o==="imageStream"||o==="platform"||o==="pullMethod"||o==="secretRef"||o==="url")){let i={instancePath:t,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(i),r++}if(s.certConfigMap!==void 0&&typeof s.certConfigMap!="string"){
let o={instancePath:t+"/certConfigMap",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.imageStream!==
void 0&&typeof s.imageStream!="string"){let o={instancePath:t+"/imageStream",schemaPath:"#/properties/imageStream/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}if(s.platform!==void 0){let o=s.platform;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(i!=="architecture"){let p={instancePath:t+
"/platform",schemaPath:"#/properties/platform/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.
architecture!==void 0&&typeof o.architecture!="string"){let i={instancePath:t+"/platform/architecture",schemaPath:"#/properties/platform/properties/architecture\
/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/platform",schemaPath:"#/properties/platform/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.pullMethod!==void 0&&typeof s.pullMethod!="string"){let o={instancePath:t+"/pullMethod",schemaPath:"\
#/properties/pullMethod/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.secretRef!==void 0&&typeof s.secretRef!="string"){let o={
instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.url!==void 0&&typeof s.
url!="string"){let o={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ue.errors=e,r===0}function Ke(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.url===void 0){
let p={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[p]:e.push(p),r++}var i=o===r;if(!i){
let p={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let p in s)if(!(p==="certConfigMap"||p==="secretRef"||p==="url")){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(s.certConfigMap!==void 0&&typeof s.certConfigMap!="string"){let p={instancePath:t+"/certConfig\
Map",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.secretRef!==void 0&&typeof s.secretRef!=
"string"){let p={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.url!==
void 0&&typeof s.url!="string"){let p={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),
r++}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Ke.errors=e,r===0}function ze(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="backingFile"||o==="extraArgs"||o==="initImageURL"||o==="secretRef"||o==="thumbprint"||o==="url"||o==="uuid")){let i={instancePath:t,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(i),r++}if(s.backingFile!==void 0&&typeof s.backingFile!="s\
tring"){let o={instancePath:t+"/backingFile",schemaPath:"#/properties/backingFile/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.
extraArgs!==void 0&&typeof s.extraArgs!="string"){let o={instancePath:t+"/extraArgs",schemaPath:"#/properties/extraArgs/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[o]:e.push(o),r++}if(s.initImageURL!==void 0&&typeof s.initImageURL!="string"){let o={instancePath:t+"/initImageURL",schemaPath:"#/properties/in\
itImageURL/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.secretRef!==void 0&&typeof s.secretRef!="string"){let o={instancePath:t+
"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.thumbprint!==void 0&&typeof s.thumbprint!=
"string"){let o={instancePath:t+"/thumbprint",schemaPath:"#/properties/thumbprint/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.
url!==void 0&&typeof s.url!="string"){let o={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),r++}if(s.uuid!==void 0&&typeof s.uuid!="string"){let o={instancePath:t+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ze.errors=e,
r===0}function _e(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kind===
void 0){let p={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[p]:e.push(p),r++}if(s.name===
void 0){let p={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[p]:e.push(p),r++}}var i=o===
r;if(!i){let p={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let p in s)if(!(p==="kind"||p==="name"||p==="namespace")){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(s.kind!==void 0&&typeof s.kind!="string"){let p={instancePath:t+"/kind",schemaPath:"#/properti\
es/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.name!==void 0&&typeof s.name!="string"){let p={instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.namespace!==void 0&&typeof s.namespace!="string"){let p={instancePath:t+
"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return _e.errors=e,r===0}function Le(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="accessModes"||o==="dataSource"||o==="dataSourceRef"||o==="resources"||o==="selector"||o==="storageClassName"||o==="volumeMode"||o==="volumeName")){let i={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(i),r++}if(s.accessModes!==
void 0){let o=s.accessModes;if(Array.isArray(o)){let i=o.length;for(let p=0;p<i;p++)if(typeof o[p]!="string"){let n={instancePath:t+"/accessModes/"+p,schemaPath:"\
#/properties/accessModes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let i={instancePath:t+"/accessModes",schemaPath:"\
#/properties/accessModes/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.dataSource!==void 0&&(Fe(s.dataSource,{instancePath:t+"/\
dataSource",parentData:s,parentDataProperty:"dataSource",rootData:v})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.dataSourceRef!==void 0&&($e(s.dataSourceRef,
{instancePath:t+"/dataSourceRef",parentData:s,parentDataProperty:"dataSourceRef",rootData:v})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s.resources!==
void 0&&(Oe(s.resources,{instancePath:t+"/resources",parentData:s,parentDataProperty:"resources",rootData:v})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),
s.selector!==void 0&&(Q(s.selector,{instancePath:t+"/selector",parentData:s,parentDataProperty:"selector",rootData:v})||(e=e===null?Q.errors:e.concat(Q.errors),
r=e.length)),s.storageClassName!==void 0&&typeof s.storageClassName!="string"){let o={instancePath:t+"/storageClassName",schemaPath:"#/properties/storageClassNa\
me/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.volumeMode!==void 0&&typeof s.volumeMode!="string"){let o={instancePath:t+"/vo\
lumeMode",schemaPath:"#/properties/volumeMode/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.volumeName!==void 0&&typeof s.volumeName!=
"string"){let o={instancePath:t+"/volumeName",schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Le.errors=e,r===0}function He(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)
if(!Z.call(dr.properties,i)){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=
[p]:e.push(p),r++}if(s.checkpoints!==void 0&&(Me(s.checkpoints,{instancePath:t+"/checkpoints",parentData:s,parentDataProperty:"checkpoints",rootData:v})||(e=e===
null?Me.errors:e.concat(Me.errors),r=e.length)),s.contentType!==void 0){let i=s.contentType;if(typeof i!="string"){let p={instancePath:t+"/contentType",schemaPath:"\
#/properties/contentType/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(i==="kubevirt"||i==="archive")){let p={instancePath:t+"/\
contentType",schemaPath:"#/properties/contentType/enum",keyword:"enum",params:{allowedValues:dr.properties.contentType.enum}};e===null?e=[p]:e.push(p),r++}}if(s.
finalCheckpoint!==void 0&&typeof s.finalCheckpoint!="boolean"){let i={instancePath:t+"/finalCheckpoint",schemaPath:"#/properties/finalCheckpoint/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.preallocation!==void 0&&typeof s.preallocation!="boolean"){let i={instancePath:t+"/preallocatio\
n",schemaPath:"#/properties/preallocation/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.priorityClassName!==void 0&&typeof s.priorityClassName!=
"string"){let i={instancePath:t+"/priorityClassName",schemaPath:"#/properties/priorityClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(
i),r++}if(s.pvc!==void 0&&(Be(s.pvc,{instancePath:t+"/pvc",parentData:s,parentDataProperty:"pvc",rootData:v})||(e=e===null?Be.errors:e.concat(Be.errors),r=e.length)),
s.serviceAccountName!==void 0&&typeof s.serviceAccountName!="string"){let i={instancePath:t+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.source!==void 0){let i=s.source;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)
if(!Z.call(dr.properties.source.properties,p)){let n={instancePath:t+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(i.blank!==void 0){let p=i.blank;if(p&&typeof p=="object"&&!Array.isArray(p))for(let n in p){let d={
instancePath:t+"/source/blank",schemaPath:"#/properties/source/properties/blank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[d]:e.push(d),r++}else{let n={instancePath:t+"/source/blank",schemaPath:"#/properties/source/properties/blank/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[n]:e.push(n),r++}}if(i.gcs!==void 0&&(Ee(i.gcs,{instancePath:t+"/source/gcs",parentData:i,parentDataProperty:"gcs",rootData:v})||(e=e===null?Ee.
errors:e.concat(Ee.errors),r=e.length)),i.http!==void 0){let p=i.http,n=r;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.url===void 0){let d={instancePath:t+"/s\
ource/http",schemaPath:"#/properties/source/properties/http/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[d]:e.push(d),
r++}var o=n===r;if(!o){let d={instancePath:t+"/source/http",schemaPath:"#/properties/source/properties/http/unlessRewritten",keyword:"unlessRewritten",params:{}};
e===null?e=[d]:e.push(d),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){for(let d in p)if(!(d==="certConfigMap"||d==="checksum"||d==="extraHeaders"||d==="secr\
etExtraHeaders"||d==="secretRef"||d==="url")){let a={instancePath:t+"/source/http",schemaPath:"#/properties/source/properties/http/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d}};e===null?e=[a]:e.push(a),r++}if(p.certConfigMap!==void 0&&typeof p.certConfigMap!="string"){let d={instancePath:t+
"/source/http/certConfigMap",schemaPath:"#/properties/source/properties/http/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:
e.push(d),r++}if(p.checksum!==void 0&&typeof p.checksum!="string"){let d={instancePath:t+"/source/http/checksum",schemaPath:"#/properties/source/properties/http\
/properties/checksum/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(p.extraHeaders!==void 0){let d=p.extraHeaders;if(Array.isArray(
d)){let a=d.length;for(let l=0;l<a;l++)if(typeof d[l]!="string"){let u={instancePath:t+"/source/http/extraHeaders/"+l,schemaPath:"#/properties/source/properties\
/http/properties/extraHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{let a={instancePath:t+"/source/http/extraHea\
ders",schemaPath:"#/properties/source/properties/http/properties/extraHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(p.secretExtraHeaders!==
void 0){let d=p.secretExtraHeaders;if(Array.isArray(d)){let a=d.length;for(let l=0;l<a;l++)if(typeof d[l]!="string"){let u={instancePath:t+"/source/http/secretE\
xtraHeaders/"+l,schemaPath:"#/properties/source/properties/http/properties/secretExtraHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:
e.push(u),r++}}else{let a={instancePath:t+"/source/http/secretExtraHeaders",schemaPath:"#/properties/source/properties/http/properties/secretExtraHeaders/type",
keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(p.secretRef!==void 0&&typeof p.secretRef!="string"){let d={instancePath:t+"/source/http/s\
ecretRef",schemaPath:"#/properties/source/properties/http/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(p.url!==
void 0&&typeof p.url!="string"){let d={instancePath:t+"/source/http/url",schemaPath:"#/properties/source/properties/http/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/source/http",schemaPath:"#/properties/source/properties/http/type",keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),r++}}if(i.imageio!==void 0&&(Ge(i.imageio,{instancePath:t+"/source/imageio",parentData:i,parentDataProperty:"imageio",rootData:v})||
(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),i.pvc!==void 0&&(H(i.pvc,{instancePath:t+"/source/pvc",parentData:i,parentDataProperty:"pvc",rootData:v})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length)),i.registry!==void 0&&(Ue(i.registry,{instancePath:t+"/source/registry",parentData:i,parentDataProperty:"reg\
istry",rootData:v})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),i.s3!==void 0&&(Ke(i.s3,{instancePath:t+"/source/s3",parentData:i,parentDataProperty:"\
s3",rootData:v})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length)),i.snapshot!==void 0&&(H(i.snapshot,{instancePath:t+"/source/snapshot",parentData:i,parentDataProperty:"\
snapshot",rootData:v})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),i.upload!==void 0){let p=i.upload;if(p&&typeof p=="object"&&!Array.isArray(p))for(let n in p){
let d={instancePath:t+"/source/upload",schemaPath:"#/properties/source/properties/upload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[d]:e.push(d),r++}else{let n={instancePath:t+"/source/upload",schemaPath:"#/properties/source/properties/upload/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[n]:e.push(n),r++}}i.vddk!==void 0&&(ze(i.vddk,{instancePath:t+"/source/vddk",parentData:i,parentDataProperty:"vddk",rootData:v})||(e=e===null?
ze.errors:e.concat(ze.errors),r=e.length))}else{let p={instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"object"}};e===
null?e=[p]:e.push(p),r++}}s.sourceRef!==void 0&&(_e(s.sourceRef,{instancePath:t+"/sourceRef",parentData:s,parentDataProperty:"sourceRef",rootData:v})||(e=e===null?
_e.errors:e.concat(_e.errors),r=e.length)),s.storage!==void 0&&(Le(s.storage,{instancePath:t+"/storage",parentData:s,parentDataProperty:"storage",rootData:v})||
(e=e===null?Le.errors:e.concat(Le.errors),r=e.length))}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}return He.errors=e,r===0}function le(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let p=0;p<i;p++){let n=s[p],
d=r;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.status===void 0){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten/required",keyword:"requir\
ed",params:{missingProperty:"status"}};e===null?e=[a]:e.push(a),r++}if(n.type===void 0){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten/required",
keyword:"required",params:{missingProperty:"type"}};e===null?e=[a]:e.push(a),r++}}var o=d===r;if(!o){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewri\
tten",keyword:"unlessRewritten",params:{}};e===null?e=[a]:e.push(a),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a==="lastHeartbeatTime"||
a==="lastTransitionTime"||a==="message"||a==="reason"||a==="status"||a==="type")){let l={instancePath:t+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(n.lastHeartbeatTime!==void 0){let a=n.lastHeartbeatTime;if(typeof a=="strin\
g"){if(!J.test(a)){let l={instancePath:t+"/"+p+"/lastHeartbeatTime",schemaPath:"#/items/properties/lastHeartbeatTime/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/"+p+"/lastHeartbe\
atTime",schemaPath:"#/items/properties/lastHeartbeatTime/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}if(n.lastTransitionTime!==void 0){
let a=n.lastTransitionTime;if(typeof a=="string"){if(!J.test(a)){let l={instancePath:t+"/"+p+"/lastTransitionTime",schemaPath:"#/items/properties/lastTransition\
Time/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:t+"/"+p+"/lastTransitionTime",schemaPath:"#/items/properties/lastTransitionTime/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:
e.push(l),r++}}if(n.message!==void 0&&typeof n.message!="string"){let a={instancePath:t+"/"+p+"/message",schemaPath:"#/items/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.reason!==void 0&&typeof n.reason!="string"){let a={instancePath:t+"/"+p+"/reason",schemaPath:"#/i\
tems/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.status!==void 0&&typeof n.status!="string"){let a={instancePath:t+
"/"+p+"/status",schemaPath:"#/items/properties/status/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.type!==void 0&&typeof n.type!=
"string"){let a={instancePath:t+"/"+p+"/type",schemaPath:"#/items/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let i={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return le.errors=e,r===0}function Ze(s,{instancePath:t="",parentData:N,parentDataProperty:C,
rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="claimName"||o==="conditions"||o==="phase"||o==="progress"||
o==="restartCount")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(
i),r++}if(s.claimName!==void 0&&typeof s.claimName!="string"){let o={instancePath:t+"/claimName",schemaPath:"#/properties/claimName/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.conditions!==void 0&&(le(s.conditions,{instancePath:t+"/conditions",parentData:s,parentDataProperty:"condition\
s",rootData:v})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.phase!==void 0&&typeof s.phase!="string"){let o={instancePath:t+"/phase",schemaPath:"#\
/properties/phase/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.progress!==void 0&&typeof s.progress!="string"){let o={instancePath:t+
"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.restartCount!==void 0){let o=s.restartCount;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let i={instancePath:t+"/restartCount",schemaPath:"#/properties/restartCount/type",keyword:"type",params:{
type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o)){let i={instancePath:t+"/restartCount",schemaPath:"#\
/properties/restartCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[i]:e.push(i),r++}if(o<-2147483648||isNaN(o)){let i={instancePath:t+
"/restartCount",schemaPath:"#/properties/restartCount/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[i]:e.push(i),r++}}}}else{
let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ze.errors=e,r===0}var gr=yr().default;function We(s,{
instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.spec===void 0){let a={instancePath:t,
schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}var i=o===r;if(!i){let a={instancePath:t,
schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[a]:e.push(a),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(!(a===
"apiVersion"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let l={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(s.apiVersion!==void 0&&typeof s.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/p\
roperties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.kind!==void 0&&typeof s.kind!="string"){let a={instancePath:t+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.metadata!==void 0&&(L(s.metadata,{instancePath:t+
"/metadata",parentData:s,parentDataProperty:"metadata",rootData:v})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.spec!==void 0){let a=s.spec,l=r;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.managedDataSource===void 0){let u={instancePath:t+"/spec",schemaPath:"#/properties/spec/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"managedDataSource"}};e===null?e=[u]:e.push(u),r++}if(a.schedule===void 0){let u={instancePath:t+"/spec",schemaPath:"#/propert\
ies/spec/unlessRewritten/required",keyword:"required",params:{missingProperty:"schedule"}};e===null?e=[u]:e.push(u),r++}if(a.template===void 0){let u={instancePath:t+
"/spec",schemaPath:"#/properties/spec/unlessRewritten/required",keyword:"required",params:{missingProperty:"template"}};e===null?e=[u]:e.push(u),r++}}var p=l===
r;if(!p){let u={instancePath:t+"/spec",schemaPath:"#/properties/spec/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[u]:e.push(u),r++}if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let u in a)if(!(u==="garbageCollect"||u==="importsToKeep"||u==="managedDataSource"||u==="retentionPolicy"||u==="schedule"||u===
"serviceAccountName"||u==="template")){let g={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(a.garbageCollect!==void 0&&typeof a.garbageCollect!="string"){let u={instancePath:t+"/spec/garbageCollect",
schemaPath:"#/properties/spec/properties/garbageCollect/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(a.importsToKeep!==void 0){let u=a.
importsToKeep;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let g={instancePath:t+"/spec/importsToKeep",schemaPath:"#/properties/spec/properties/imp\
ortsToKeep/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),r++}if(typeof u=="number"&&isFinite(u)){if(u>2147483647||isNaN(u)){let g={instancePath:t+
"/spec/importsToKeep",schemaPath:"#/properties/spec/properties/importsToKeep/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[g]:
e.push(g),r++}if(u<-2147483648||isNaN(u)){let g={instancePath:t+"/spec/importsToKeep",schemaPath:"#/properties/spec/properties/importsToKeep/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[g]:e.push(g),r++}}}if(a.managedDataSource!==void 0&&typeof a.managedDataSource!="string"){let u={
instancePath:t+"/spec/managedDataSource",schemaPath:"#/properties/spec/properties/managedDataSource/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:
e.push(u),r++}if(a.retentionPolicy!==void 0&&typeof a.retentionPolicy!="string"){let u={instancePath:t+"/spec/retentionPolicy",schemaPath:"#/properties/spec/pro\
perties/retentionPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(a.schedule!==void 0&&typeof a.schedule!="string"){let u={instancePath:t+
"/spec/schedule",schemaPath:"#/properties/spec/properties/schedule/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(a.serviceAccountName!==
void 0){let u=a.serviceAccountName;if(typeof u=="string"){if(gr(u)<1){let g={instancePath:t+"/spec/serviceAccountName",schemaPath:"#/properties/spec/properties/\
serviceAccountName/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:t+"/spec/serviceAccountName",schemaPath:"\
#/properties/spec/properties/serviceAccountName/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}if(a.template!==void 0){let u=a.template,
g=r;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.spec===void 0){let m={instancePath:t+"/spec/template",schemaPath:"#/properties/spec/properties/template/unles\
sRewritten/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[m]:e.push(m),r++}var n=g===r;if(!n){let m={instancePath:t+"/spec/template",
schemaPath:"#/properties/spec/properties/template/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[m]:e.push(m),r++}if(u&&typeof u=="object"&&!Array.
isArray(u)){for(let m in u)if(!(m==="apiVersion"||m==="kind"||m==="metadata"||m==="spec"||m==="status")){let A={instancePath:t+"/spec/template",schemaPath:"#/pr\
operties/spec/properties/template/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[A]:e.push(A),r++}if(u.apiVersion!==
void 0&&typeof u.apiVersion!="string"){let m={instancePath:t+"/spec/template/apiVersion",schemaPath:"#/properties/spec/properties/template/properties/apiVersion\
/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(u.kind!==void 0&&typeof u.kind!="string"){let m={instancePath:t+"/spec/template/ki\
nd",schemaPath:"#/properties/spec/properties/template/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(u.metadata!==
void 0){let m=u.metadata;if(m&&typeof m=="object"&&!Array.isArray(m))for(let A in m){let k={instancePath:t+"/spec/template/metadata",schemaPath:"#/properties/sp\
ec/properties/template/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[k]:e.push(k),r++}else{
let A={instancePath:t+"/spec/template/metadata",schemaPath:"#/properties/spec/properties/template/properties/metadata/type",keyword:"type",params:{type:"object"}};
e===null?e=[A]:e.push(A),r++}}u.spec!==void 0&&(He(u.spec,{instancePath:t+"/spec/template/spec",parentData:u,parentDataProperty:"spec",rootData:v})||(e=e===null?
He.errors:e.concat(He.errors),r=e.length)),u.status!==void 0&&(Ze(u.status,{instancePath:t+"/spec/template/status",parentData:u,parentDataProperty:"status",rootData:v})||
(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length))}else{let m={instancePath:t+"/spec/template",schemaPath:"#/properties/spec/properties/template/type",keyword:"\
type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let u={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"\
object"}};e===null?e=[u]:e.push(u),r++}}if(s.status!==void 0){let a=s.status;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="conditions"||
l==="currentImports"||l==="lastExecutionTimestamp"||l==="lastImportTimestamp"||l==="lastImportedPVC"||l==="sourceFormat")){let u={instancePath:t+"/status",schemaPath:"\
#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.conditions!==void 0&&(le(
a.conditions,{instancePath:t+"/status/conditions",parentData:a,parentDataProperty:"conditions",rootData:v})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),
a.currentImports!==void 0){let l=a.currentImports;if(Array.isArray(l)){let u=l.length;for(let g=0;g<u;g++){let m=l[g],A=r;if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.DataVolumeName===void 0){let k={instancePath:t+"/status/currentImports/"+g,schemaPath:"#/properties/status/properties/currentImports/items/unlessRewrit\
ten/required",keyword:"required",params:{missingProperty:"DataVolumeName"}};e===null?e=[k]:e.push(k),r++}if(m.Digest===void 0){let k={instancePath:t+"/status/cu\
rrentImports/"+g,schemaPath:"#/properties/status/properties/currentImports/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"Digest"}};
e===null?e=[k]:e.push(k),r++}}var d=A===r;if(!d){let k={instancePath:t+"/status/currentImports/"+g,schemaPath:"#/properties/status/properties/currentImports/ite\
ms/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[k]:e.push(k),r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let k in m)if(!(k==="Data\
VolumeName"||k==="Digest")){let j={instancePath:t+"/status/currentImports/"+g,schemaPath:"#/properties/status/properties/currentImports/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[j]:e.push(j),r++}if(m.DataVolumeName!==void 0&&typeof m.DataVolumeName!="string"){
let k={instancePath:t+"/status/currentImports/"+g+"/DataVolumeName",schemaPath:"#/properties/status/properties/currentImports/items/properties/DataVolumeName/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(m.Digest!==void 0&&typeof m.Digest!="string"){let k={instancePath:t+"/status/currentI\
mports/"+g+"/Digest",schemaPath:"#/properties/status/properties/currentImports/items/properties/Digest/type",keyword:"type",params:{type:"string"}};e===null?e=[
k]:e.push(k),r++}}else{let k={instancePath:t+"/status/currentImports/"+g,schemaPath:"#/properties/status/properties/currentImports/items/type",keyword:"type",params:{
type:"object"}};e===null?e=[k]:e.push(k),r++}}}else{let u={instancePath:t+"/status/currentImports",schemaPath:"#/properties/status/properties/currentImports/typ\
e",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(a.lastExecutionTimestamp!==void 0){let l=a.lastExecutionTimestamp;if(typeof l=="string"){
if(!J.test(l)){let u={instancePath:t+"/status/lastExecutionTimestamp",schemaPath:"#/properties/status/properties/lastExecutionTimestamp/pattern",keyword:"patter\
n",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+
"/status/lastExecutionTimestamp",schemaPath:"#/properties/status/properties/lastExecutionTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.
push(u),r++}}if(a.lastImportTimestamp!==void 0){let l=a.lastImportTimestamp;if(typeof l=="string"){if(!J.test(l)){let u={instancePath:t+"/status/lastImportTimes\
tamp",schemaPath:"#/properties/status/properties/lastImportTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?\
([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/status/lastImportTimestamp",schemaPath:"#/properties/status/properties/l\
astImportTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}if(a.lastImportedPVC!==void 0&&(H(a.lastImportedPVC,{instancePath:t+
"/status/lastImportedPVC",parentData:a,parentDataProperty:"lastImportedPVC",rootData:v})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),a.sourceFormat!==
void 0&&typeof a.sourceFormat!="string"){let l={instancePath:t+"/status/sourceFormat",schemaPath:"#/properties/status/properties/sourceFormat/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"\
object"}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return We.
errors=e,r===0}function kr(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;return We(s,{instancePath:t,parentData:N,parentDataProperty:C,
rootData:v})||(e=e===null?We.errors:e.concat(We.errors),r=e.length),kr.errors=e,r===0}exports.kind1=wr;function Re(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="dataSource"||o==="pvc"||o==="snapshot")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[i]:e.push(i),r++}s.dataSource!==void 0&&(H(s.dataSource,{instancePath:t+"/dataSource",parentData:s,parentDataProperty:"dataSource",rootData:v})||(e=
e===null?H.errors:e.concat(H.errors),r=e.length)),s.pvc!==void 0&&(H(s.pvc,{instancePath:t+"/pvc",parentData:s,parentDataProperty:"pvc",rootData:v})||(e=e===null?
H.errors:e.concat(H.errors),r=e.length)),s.snapshot!==void 0&&(H(s.snapshot,{instancePath:t+"/snapshot",parentData:s,parentDataProperty:"snapshot",rootData:v})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length))}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}return Re.errors=e,r===0}function Xe(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&
!Array.isArray(s)&&s.spec===void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=
[n]:e.push(n),r++}var i=o===r;if(!i){let n={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let n in s)if(!(n==="apiVersion"||n==="kind"||n==="metadata"||n==="spec"||n==="status")){let d={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[d]:e.push(d),r++}if(s.apiVersion!==void 0&&typeof s.apiVersion!=
"string"){let n={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.
kind!==void 0&&typeof s.kind!="string"){let n={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:
e.push(n),r++}if(s.metadata!==void 0&&(L(s.metadata,{instancePath:t+"/metadata",parentData:s,parentDataProperty:"metadata",rootData:v})||(e=e===null?L.errors:e.
concat(L.errors),r=e.length)),s.spec!==void 0){let n=s.spec,d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.source===void 0){let a={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/unlessRewritten/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[a]:e.push(a),r++}var p=d===r;if(!p){let a={instancePath:t+
"/spec",schemaPath:"#/properties/spec/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[a]:e.push(a),r++}if(n&&typeof n=="object"&&!Array.isArray(
n)){for(let a in n)if(a!=="source"){let l={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[l]:e.push(l),r++}n.source!==void 0&&(Re(n.source,{instancePath:t+"/spec/source",parentData:n,parentDataProperty:"source",rootData:v})||(e=e===null?Re.
errors:e.concat(Re.errors),r=e.length))}else{let a={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=
[a]:e.push(a),r++}}if(s.status!==void 0){let n=s.status;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let d in n)if(!(d==="conditions"||d==="source")){let a={
instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[a]:e.push(
a),r++}n.conditions!==void 0&&(le(n.conditions,{instancePath:t+"/status/conditions",parentData:n,parentDataProperty:"conditions",rootData:v})||(e=e===null?le.errors:
e.concat(le.errors),r=e.length)),n.source!==void 0&&(Re(n.source,{instancePath:t+"/status/source",parentData:n,parentDataProperty:"source",rootData:v})||(e=e===
null?Re.errors:e.concat(Re.errors),r=e.length))}else{let d={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),r++}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Xe.errors=
e,r===0}function wr(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;return Xe(s,{instancePath:t,parentData:N,parentDataProperty:C,
rootData:v})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length),wr.errors=e,r===0}exports.kind2=br;function Ye(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.spec===void 0){
let p={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[p]:e.push(p),r++}var i=o===r;if(!i){
let p={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let p in s)if(!(p==="apiVersion"||p==="kind"||p==="metadata"||p==="spec"||p==="status")){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(s.apiVersion!==void 0&&typeof s.apiVersion!="string"){let p={instancePath:t+
"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.kind!==void 0&&typeof s.kind!="\
string"){let p={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}s.metadata!==void 0&&
(L(s.metadata,{instancePath:t+"/metadata",parentData:s,parentDataProperty:"metadata",rootData:v})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.spec!==
void 0&&(He(s.spec,{instancePath:t+"/spec",parentData:s,parentDataProperty:"spec",rootData:v})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)),s.status!==
void 0&&(Ze(s.status,{instancePath:t+"/status",parentData:s,parentDataProperty:"status",rootData:v})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length))}else{
let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Ye.errors=e,r===0}function br(s,{instancePath:t="",
parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;return Ye(s,{instancePath:t,parentData:N,parentDataProperty:C,rootData:v})||(e=e===null?Ye.errors:
e.concat(Ye.errors),r=e.length),br.errors=e,r===0}exports.kind3=vr;var ne={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{$ref:"#/$defs/spec2"},status:{type:"o\
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
additionalProperties:!1}},additionalProperties:!1,required:["spec"]},Y={type:"object",properties:{dataVolumeTemplates:{type:"array",items:{type:["object","null"],
properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata2"},spec:{type:"object",properties:{checkpoints:{$ref:"#/$defs/check\
points"},contentType:{enum:["kubevirt","archive"],type:"string"},finalCheckpoint:{type:"boolean"},preallocation:{type:"boolean"},priorityClassName:{type:"string"},
pvc:{$ref:"#/$defs/pvc"},source:{type:"object",properties:{blank:{type:"object",additionalProperties:!1},gcs:{$ref:"#/$defs/gcs"},http:{type:"object",properties:{
certConfigMap:{type:"string"},extraHeaders:{type:"array",items:{type:"string"}},secretExtraHeaders:{type:"array",items:{type:"string"}},secretRef:{type:"string"},
url:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["url"]}},imageio:{$ref:"#/$defs/imageio"},pvc:{$ref:"#/$defs/pvc2"},registry:{$ref:"#/$d\
efs/registry"},s3:{$ref:"#/$defs/s3"},snapshot:{$ref:"#/$defs/pvc2"},upload:{type:"object",additionalProperties:!1},vddk:{$ref:"#/$defs/vddk"}},additionalProperties:!1},
sourceRef:{$ref:"#/$defs/sourceRef"},storage:{$ref:"#/$defs/storage"}},additionalProperties:!1},status:{type:["object","null"],additionalProperties:!1}},additionalProperties:!1,
unlessRewritten:{required:["spec"]}}},instancetype:{$ref:"#/$defs/instancetype"},preference:{$ref:"#/$defs/instancetype"},runStrategy:{type:"string"},running:{type:"\
boolean"},template:{type:"object",properties:{metadata:{$ref:"#/$defs/metadata2"},spec:{type:"object",properties:{accessCredentials:{maxItems:256,type:"array",items:{
type:"object",properties:{sshPublicKey:{type:"object",properties:{propagationMethod:{type:"object",properties:{configDrive:{type:"object",additionalProperties:!1},
noCloud:{type:"object",additionalProperties:!1},qemuGuestAgent:{type:"object",properties:{users:{type:"array",items:{type:"string"},distinct:[]}},additionalProperties:!1,
required:["users"]}},additionalProperties:!1},source:{$ref:"#/$defs/source2"}},additionalProperties:!1,unlessRewritten:{required:["propagationMethod","source"]}},
userPassword:{type:"object",properties:{propagationMethod:{type:"object",properties:{qemuGuestAgent:{type:"object",additionalProperties:!1}},additionalProperties:!1},
source:{$ref:"#/$defs/source2"}},additionalProperties:!1,unlessRewritten:{required:["propagationMethod","source"]}}},additionalProperties:!1}},affinity:{type:"o\
bject",properties:{nodeAffinity:{type:"object",properties:{preferredDuringSchedulingIgnoredDuringExecution:{type:"array",items:{type:"object",properties:{preference:{
$ref:"#/$defs/preference"},weight:{type:"integer",minimum:-2147483648,maximum:2147483647}},additionalProperties:!1,unlessRewritten:{required:["preference","weig\
ht"]}}},requiredDuringSchedulingIgnoredDuringExecution:{type:"object",properties:{nodeSelectorTerms:{type:"array",items:{$ref:"#/$defs/preference"}}},additionalProperties:!1,
required:["nodeSelectorTerms"]}},additionalProperties:!1},podAffinity:{$ref:"#/$defs/podAffinity"},podAntiAffinity:{$ref:"#/$defs/podAffinity"}},additionalProperties:!1},
architecture:{type:"string"},dnsConfig:{type:"object",properties:{nameservers:{type:"array",items:{type:"string"}},options:{type:"array",items:{type:"object",properties:{
name:{type:"string"},value:{type:"string"}},additionalProperties:!1}},searches:{type:"array",items:{type:"string"}}},additionalProperties:!1},dnsPolicy:{type:"s\
tring"},domain:{type:"object",properties:{chassis:{type:"object",properties:{asset:{type:"string"},manufacturer:{type:"string"},serial:{type:"string"},sku:{type:"\
string"},version:{type:"string"}},additionalProperties:!1},clock:{type:"object",properties:{timer:{$ref:"#/$defs/timer"},timezone:{type:"string"},utc:{type:"obj\
ect",properties:{offsetSeconds:{type:"integer"}},additionalProperties:!1}}},cpu:{type:"object",properties:{cores:{type:"integer",minimum:0,maximum:2147483647},dedicatedCpuPlacement:{
type:"boolean"},features:{$ref:"#/$defs/features"},isolateEmulatorThread:{type:"boolean"},maxSockets:{type:"integer",minimum:0,maximum:2147483647},model:{type:"\
string"},numa:{$ref:"#/$defs/numa"},realtime:{type:"object",properties:{mask:{type:"string"}},additionalProperties:!1},sockets:{type:"integer",minimum:0,maximum:2147483647},
threads:{type:"integer",minimum:0,maximum:2147483647}},additionalProperties:!1},devices:{type:"object",properties:{autoattachGraphicsDevice:{type:"boolean"},autoattachInputDevice:{
type:"boolean"},autoattachMemBalloon:{type:"boolean"},autoattachPodInterface:{type:"boolean"},autoattachSerialConsole:{type:"boolean"},autoattachVSOCK:{type:"bo\
olean"},blockMultiQueue:{type:"boolean"},clientPassthrough:{type:"object",additionalProperties:!1},disableHotplug:{type:"boolean"},disks:{maxItems:256,type:"arr\
ay",items:{$ref:"#/$defs/disks"}},downwardMetrics:{type:"object",additionalProperties:!1},filesystems:{type:"array",items:{type:"object",properties:{name:{type:"\
string"},virtiofs:{type:"object",additionalProperties:!1}},additionalProperties:!1,required:["virtiofs"],unlessRewritten:{required:["name"]}}},gpus:{$ref:"#/$de\
fs/gpus"},hostDevices:{$ref:"#/$defs/hostDevices"},inputs:{type:"array",items:{type:"object",properties:{bus:{type:"string"},name:{type:"string"},type:{type:"st\
ring"}},additionalProperties:!1,unlessRewritten:{required:["name","type"]}}},interfaces:{maxItems:256,type:"array",items:{type:"object",properties:{acpiIndex:{type:"\
integer"},binding:{type:"object",properties:{name:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}},bootOrder:{type:"integer",minimum:0},
bridge:{type:"object",additionalProperties:!1},dhcpOptions:{type:"object",properties:{bootFileName:{type:"string"},ntpServers:{type:"array",items:{type:"string"}},
privateOptions:{type:"array",items:{type:"object",properties:{option:{type:"integer"},value:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:[
"option","value"]}}},tftpServerName:{type:"string"}},additionalProperties:!1},macAddress:{type:"string"},macvtap:{type:"object",additionalProperties:!1},masquerade:{
type:"object",additionalProperties:!1},model:{type:"string"},name:{type:"string"},passt:{type:"object",additionalProperties:!1},passtBinding:{type:"object",additionalProperties:!1},
pciAddress:{type:"string"},ports:{type:"array",items:{type:"object",properties:{name:{type:"string"},port:{type:"integer",minimum:-2147483648,maximum:2147483647},
protocol:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["port"]}}},slirp:{type:"object",additionalProperties:!1},sriov:{type:"object",additionalProperties:!1},
state:{type:"string"},tag:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}}},logSerialConsole:{type:"boolean"},networkInterfaceMultiqueue:{
type:"boolean"},panicDevices:{type:"array",items:{type:"object",properties:{model:{type:"string"}},additionalProperties:!1}},rng:{type:"object",additionalProperties:!1},
sound:{type:"object",properties:{model:{type:"string"},name:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}},tpm:{$ref:"#/$defs/tpm"},
useVirtioTransitional:{type:"boolean"},video:{type:"object",properties:{type:{type:"string"}},additionalProperties:!1},watchdog:{type:"object",properties:{diag288:{
type:"object",properties:{action:{type:"string"}},additionalProperties:!1},i6300esb:{type:"object",properties:{action:{type:"string"}},additionalProperties:!1},
name:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}}},additionalProperties:!1},features:{type:"object",properties:{acpi:{type:"obj\
ect",properties:{enabled:{type:"boolean"}},additionalProperties:!1},apic:{$ref:"#/$defs/apic"},hyperv:{$ref:"#/$defs/hyperv"},hypervPassthrough:{type:"object",properties:{
enabled:{type:"boolean"}},additionalProperties:!1},kvm:{type:"object",properties:{hidden:{type:"boolean"}},additionalProperties:!1},pvspinlock:{type:"object",properties:{
enabled:{type:"boolean"}},additionalProperties:!1},smm:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1}},additionalProperties:!1},firmware:{
type:"object",properties:{acpi:{type:"object",properties:{msdmNameRef:{type:"string"},slicNameRef:{type:"string"}},additionalProperties:!1},bootloader:{type:"ob\
ject",properties:{bios:{type:"object",properties:{useSerial:{type:"boolean"}},additionalProperties:!1},efi:{$ref:"#/$defs/efi"}},additionalProperties:!1},kernelBoot:{
type:"object",properties:{container:{type:"object",properties:{image:{type:"string"},imagePullPolicy:{type:"string"},imagePullSecret:{type:"string"},initrdPath:{
type:"string"},kernelPath:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["image"]}},kernelArgs:{type:"string"}},additionalProperties:!1},serial:{
type:"string"},uuid:{type:"string"}},additionalProperties:!1},ioThreads:{$ref:"#/$defs/ioThreads"},ioThreadsPolicy:{type:"string"},launchSecurity:{$ref:"#/$defs\
/launchSecurity"},machine:{type:"object",properties:{type:{type:"string"}},additionalProperties:!1},memory:{type:"object",properties:{guest:{$ref:"#/$defs/item"},
hugepages:{type:"object",properties:{pageSize:{type:"string"}},additionalProperties:!1},maxGuest:{$ref:"#/$defs/item"},reservedOverhead:{type:"object",properties:{
addedOverhead:{$ref:"#/$defs/item"},memLock:{enum:["NotRequired","Required"],type:"string"}},additionalProperties:!1}},additionalProperties:!1},rebootPolicy:{enum:[
"Reboot","Terminate"],type:"string"},resources:{type:"object",properties:{limits:{$ref:"#/$defs/limits"},overcommitGuestOverhead:{type:"boolean"},requests:{$ref:"\
#/$defs/limits"}},additionalProperties:!1}},additionalProperties:!1,unlessRewritten:{required:["devices"]}},evictionStrategy:{type:"string"},hostname:{type:"str\
ing"},livenessProbe:{$ref:"#/$defs/livenessProbe"},networks:{maxItems:256,type:"array",items:{type:"object",properties:{multus:{type:"object",properties:{default:{
type:"boolean"},networkName:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["networkName"]}},name:{type:"string"},pod:{type:"object",properties:{
vmIPv6NetworkCIDR:{type:"string"},vmNetworkCIDR:{type:"string"}},additionalProperties:!1}},additionalProperties:!1,unlessRewritten:{required:["name"]}}},nodeSelector:{
type:"object",additionalProperties:{type:"string"}},priorityClassName:{type:"string"},readinessProbe:{$ref:"#/$defs/livenessProbe"},resourceClaims:{type:"array",
items:{type:"object",properties:{name:{type:"string"},resourceClaimName:{type:"string"},resourceClaimTemplateName:{type:"string"}},additionalProperties:!1,unlessRewritten:{
required:["name"]}},distinct:["name"]},schedulerName:{type:"string"},startStrategy:{type:"string"},subdomain:{type:"string"},terminationGracePeriodSeconds:{type:"\
integer"},tolerations:{type:"array",items:{type:"object",properties:{effect:{type:"string"},key:{type:"string"},operator:{type:"string"},tolerationSeconds:{type:"\
integer"},value:{type:"string"}},additionalProperties:!1}},topologySpreadConstraints:{type:"array",items:{type:"object",properties:{labelSelector:{$ref:"#/$defs\
/selector"},matchLabelKeys:{type:"array",items:{type:"string"}},maxSkew:{type:"integer",minimum:-2147483648,maximum:2147483647},minDomains:{type:"integer",minimum:-2147483648,
maximum:2147483647},nodeAffinityPolicy:{type:"string"},nodeTaintsPolicy:{type:"string"},topologyKey:{type:"string"},whenUnsatisfiable:{type:"string"}},additionalProperties:!1,
unlessRewritten:{required:["maxSkew","topologyKey","whenUnsatisfiable"]}},distinct:["topologyKey","whenUnsatisfiable"]},utilityVolumes:{maxItems:256,type:"array",
items:{type:"object",properties:{claimName:{type:"string"},name:{type:"string"},readOnly:{type:"boolean"},type:{type:"string"}},additionalProperties:!1,unlessRewritten:{
required:["claimName","name"]}},distinct:["name"]},volumes:{maxItems:256,type:"array",items:{type:"object",properties:{cloudInitConfigDrive:{$ref:"#/$defs/cloud\
InitConfigDrive"},cloudInitNoCloud:{$ref:"#/$defs/cloudInitConfigDrive"},configMap:{type:"object",properties:{name:{type:"string"},optional:{type:"boolean"},volumeLabel:{
type:"string"}},additionalProperties:!1},containerDisk:{type:"object",properties:{image:{type:"string"},imagePullPolicy:{type:"string"},imagePullSecret:{type:"s\
tring"},path:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["image"]}},containerPath:{type:"object",properties:{path:{maxLength:4096,type:"\
string"},readOnly:{type:"boolean"}},additionalProperties:!1,unlessRewritten:{required:["path"]}},dataVolume:{$ref:"#/$defs/dataVolume"},downwardAPI:{type:"objec\
t",properties:{fields:{type:"array",items:{type:"object",properties:{fieldRef:{type:"object",properties:{apiVersion:{type:"string"},fieldPath:{type:"string"}},additionalProperties:!1,
unlessRewritten:{required:["fieldPath"]}},mode:{type:"integer",minimum:-2147483648,maximum:2147483647},path:{type:"string"},resourceFieldRef:{type:"object",properties:{
containerName:{type:"string"},divisor:{$ref:"#/$defs/item"},resource:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["resource"]}}},additionalProperties:!1,
unlessRewritten:{required:["path"]}}},volumeLabel:{type:"string"}},additionalProperties:!1},downwardMetrics:{type:"object",additionalProperties:!1},emptyDisk:{type:"\
object",properties:{capacity:{$ref:"#/$defs/item"}},additionalProperties:!1,unlessRewritten:{required:["capacity"]}},ephemeral:{type:"object",properties:{persistentVolumeClaim:{
type:"object",properties:{claimName:{type:"string"},readOnly:{type:"boolean"}},additionalProperties:!1,unlessRewritten:{required:["claimName"]}}},additionalProperties:!1},
hostDisk:{type:"object",properties:{capacity:{$ref:"#/$defs/item"},path:{type:"string"},shared:{type:"boolean"},type:{type:"string"}},additionalProperties:!1,unlessRewritten:{
required:["path","type"]}},memoryDump:{$ref:"#/$defs/memoryDump"},name:{type:"string"},persistentVolumeClaim:{$ref:"#/$defs/memoryDump"},secret:{type:"object",properties:{
optional:{type:"boolean"},secretName:{type:"string"},volumeLabel:{type:"string"}},additionalProperties:!1},serviceAccount:{type:"object",properties:{serviceAccountName:{
type:"string"}},additionalProperties:!1},sysprep:{type:"object",properties:{configMap:{type:"object",properties:{name:{type:"string"}},additionalProperties:!1},
secret:{type:"object",properties:{name:{type:"string"}},additionalProperties:!1}},additionalProperties:!1}},additionalProperties:!1,unlessRewritten:{required:["\
name"]}}}},additionalProperties:!1,unlessRewritten:{required:["domain"]}}},additionalProperties:!1},updateVolumesStrategy:{type:"string"}},additionalProperties:!1,
required:["template"]};var _={type:["object","null"],properties:{annotations:{type:["object","null"],additionalProperties:{type:["string","null"]}},creationTimestamp:{type:["string","\
null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},deletionGracePeriodSeconds:{type:["integer","null"]},deletionTimestamp:{
type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},finalizers:{type:["array","null"],items:{type:[
"string","null"]}},generateName:{type:["string","null"]},generation:{type:["integer","null"]},labels:{type:["object","null"],additionalProperties:{type:["string",
"null"]}},managedFields:{type:["array","null"],items:{type:["object","null"],properties:{apiVersion:{type:["string","null"]},fieldsType:{type:["string","null"]},
fieldsV1:{type:["object","null"]},manager:{type:["string","null"]},operation:{type:["string","null"]},subresource:{type:["string","null"]},time:{type:["string",
"null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}}}},name:{type:["string","null"]},namespace:{type:["string","\
null"]},ownerReferences:{type:["array","null"],items:{type:["object","null"],properties:{apiVersion:{type:["string","null"]},blockOwnerDeletion:{type:["boolean",
"null"]},controller:{type:["boolean","null"]},kind:{type:["string","null"]},name:{type:["string","null"]},uid:{type:["string","null"]}}}},resourceVersion:{type:[
"string","null"]},selfLink:{type:["string","null"]},uid:{type:["string","null"]}}};function re(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){
let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:_.type}};e===null?
e=[o]:e.push(o),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.annotations!==void 0){let o=s.annotations;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&
o!==null){let i={instancePath:t+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type:_.properties.annotations.type}};e===null?e=
[i]:e.push(i),r++}if(o&&typeof o=="object"&&!Array.isArray(o))for(let i in o){let p=o[i];if(typeof p!="string"&&p!==null){let n={instancePath:t+"/annotations/"+
i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type:_.properties.annotations.additionalProperties.
type}};e===null?e=[n]:e.push(n),r++}}}if(s.creationTimestamp!==void 0){let o=s.creationTimestamp;if(typeof o!="string"&&o!==null){let i={instancePath:t+"/creati\
onTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type:_.properties.creationTimestamp.type}};e===null?e=[i]:e.push(i),r++}if(typeof o==
"string"&&!J.test(o)){let i={instancePath:t+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\\
d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[i]:e.push(i),r++}}if(s.deletionGracePeriodSeconds!==void 0){let o=s.deletionGracePeriodSeconds;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let i={instancePath:t+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePe\
riodSeconds/type",keyword:"type",params:{type:_.properties.deletionGracePeriodSeconds.type}};e===null?e=[i]:e.push(i),r++}}if(s.deletionTimestamp!==void 0){let o=s.
deletionTimestamp;if(typeof o!="string"&&o!==null){let i={instancePath:t+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{
type:_.properties.deletionTimestamp.type}};e===null?e=[i]:e.push(i),r++}if(typeof o=="string"&&!J.test(o)){let i={instancePath:t+"/deletionTimestamp",schemaPath:"\
#/properties/deletionTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===
null?e=[i]:e.push(i),r++}}if(s.finalizers!==void 0){let o=s.finalizers;if(!Array.isArray(o)&&o!==null){let i={instancePath:t+"/finalizers",schemaPath:"#/propert\
ies/finalizers/type",keyword:"type",params:{type:_.properties.finalizers.type}};e===null?e=[i]:e.push(i),r++}if(Array.isArray(o)){let i=o.length;for(let p=0;p<i;p++){
let n=o[p];if(typeof n!="string"&&n!==null){let d={instancePath:t+"/finalizers/"+p,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type:_.
properties.finalizers.items.type}};e===null?e=[d]:e.push(d),r++}}}}if(s.generateName!==void 0){let o=s.generateName;if(typeof o!="string"&&o!==null){let i={instancePath:t+
"/generateName",schemaPath:"#/properties/generateName/type",keyword:"type",params:{type:_.properties.generateName.type}};e===null?e=[i]:e.push(i),r++}}if(s.generation!==
void 0){let o=s.generation;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let i={instancePath:t+"/generation",schemaPath:"#/properties/gene\
ration/type",keyword:"type",params:{type:_.properties.generation.type}};e===null?e=[i]:e.push(i),r++}}if(s.labels!==void 0){let o=s.labels;if(!(o&&typeof o=="ob\
ject"&&!Array.isArray(o))&&o!==null){let i={instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:_.properties.labels.type}};
e===null?e=[i]:e.push(i),r++}if(o&&typeof o=="object"&&!Array.isArray(o))for(let i in o){let p=o[i];if(typeof p!="string"&&p!==null){let n={instancePath:t+"/lab\
els/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type:_.properties.labels.additionalProperties.
type}};e===null?e=[n]:e.push(n),r++}}}if(s.managedFields!==void 0){let o=s.managedFields;if(!Array.isArray(o)&&o!==null){let i={instancePath:t+"/managedFields",
schemaPath:"#/properties/managedFields/type",keyword:"type",params:{type:_.properties.managedFields.type}};e===null?e=[i]:e.push(i),r++}if(Array.isArray(o)){let i=o.
length;for(let p=0;p<i;p++){let n=o[p];if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){let d={instancePath:t+"/managedFields/"+p,schemaPath:"#/propert\
ies/managedFields/items/type",keyword:"type",params:{type:_.properties.managedFields.items.type}};e===null?e=[d]:e.push(d),r++}if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.apiVersion!==void 0){let d=n.apiVersion;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/apiVersion",schemaPath:"#/\
properties/managedFields/items/properties/apiVersion/type",keyword:"type",params:{type:_.properties.managedFields.items.properties.apiVersion.type}};e===null?e=
[a]:e.push(a),r++}}if(n.fieldsType!==void 0){let d=n.fieldsType;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/fieldsType",schemaPath:"\
#/properties/managedFields/items/properties/fieldsType/type",keyword:"type",params:{type:_.properties.managedFields.items.properties.fieldsType.type}};e===null?
e=[a]:e.push(a),r++}}if(n.fieldsV1!==void 0){let d=n.fieldsV1;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null){let a={instancePath:t+"/managedFields/"+
p+"/fieldsV1",schemaPath:"#/properties/managedFields/items/properties/fieldsV1/type",keyword:"type",params:{type:_.properties.managedFields.items.properties.fieldsV1.
type}};e===null?e=[a]:e.push(a),r++}}if(n.manager!==void 0){let d=n.manager;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/manager",
schemaPath:"#/properties/managedFields/items/properties/manager/type",keyword:"type",params:{type:_.properties.managedFields.items.properties.manager.type}};e===
null?e=[a]:e.push(a),r++}}if(n.operation!==void 0){let d=n.operation;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/operation",schemaPath:"\
#/properties/managedFields/items/properties/operation/type",keyword:"type",params:{type:_.properties.managedFields.items.properties.operation.type}};e===null?e=
[a]:e.push(a),r++}}if(n.subresource!==void 0){let d=n.subresource;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/subresource",schemaPath:"\
#/properties/managedFields/items/properties/subresource/type",keyword:"type",params:{type:_.properties.managedFields.items.properties.subresource.type}};e===null?
e=[a]:e.push(a),r++}}if(n.time!==void 0){let d=n.time;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/managedFields/"+p+"/time",schemaPath:"#/propertie\
s/managedFields/items/properties/time/type",keyword:"type",params:{type:_.properties.managedFields.items.properties.time.type}};e===null?e=[a]:e.push(a),r++}if(typeof d==
"string"&&!J.test(d)){let a={instancePath:t+"/managedFields/"+p+"/time",schemaPath:"#/properties/managedFields/items/properties/time/pattern",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[a]:e.push(a),r++}}}}}}if(s.name!==void 0){let o=s.
name;if(typeof o!="string"&&o!==null){let i={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:_.properties.name.type}};e===
null?e=[i]:e.push(i),r++}}if(s.namespace!==void 0){let o=s.namespace;if(typeof o!="string"&&o!==null){let i={instancePath:t+"/namespace",schemaPath:"#/propertie\
s/namespace/type",keyword:"type",params:{type:_.properties.namespace.type}};e===null?e=[i]:e.push(i),r++}}if(s.ownerReferences!==void 0){let o=s.ownerReferences;
if(!Array.isArray(o)&&o!==null){let i={instancePath:t+"/ownerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type:_.properties.
ownerReferences.type}};e===null?e=[i]:e.push(i),r++}if(Array.isArray(o)){let i=o.length;for(let p=0;p<i;p++){let n=o[p];if(!(n&&typeof n=="object"&&!Array.isArray(
n))&&n!==null){let d={instancePath:t+"/ownerReferences/"+p,schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type:_.properties.ownerReferences.
items.type}};e===null?e=[d]:e.push(d),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.apiVersion!==void 0){let d=n.apiVersion;if(typeof d!="string"&&d!==null){
let a={instancePath:t+"/ownerReferences/"+p+"/apiVersion",schemaPath:"#/properties/ownerReferences/items/properties/apiVersion/type",keyword:"type",params:{type:_.
properties.ownerReferences.items.properties.apiVersion.type}};e===null?e=[a]:e.push(a),r++}}if(n.blockOwnerDeletion!==void 0){let d=n.blockOwnerDeletion;if(typeof d!=
"boolean"&&d!==null){let a={instancePath:t+"/ownerReferences/"+p+"/blockOwnerDeletion",schemaPath:"#/properties/ownerReferences/items/properties/blockOwnerDelet\
ion/type",keyword:"type",params:{type:_.properties.ownerReferences.items.properties.blockOwnerDeletion.type}};e===null?e=[a]:e.push(a),r++}}if(n.controller!==void 0){
let d=n.controller;if(typeof d!="boolean"&&d!==null){let a={instancePath:t+"/ownerReferences/"+p+"/controller",schemaPath:"#/properties/ownerReferences/items/pr\
operties/controller/type",keyword:"type",params:{type:_.properties.ownerReferences.items.properties.controller.type}};e===null?e=[a]:e.push(a),r++}}if(n.kind!==
void 0){let d=n.kind;if(typeof d!="string"&&d!==null){let a={instancePath:t+"/ownerReferences/"+p+"/kind",schemaPath:"#/properties/ownerReferences/items/propert\
ies/kind/type",keyword:"type",params:{type:_.properties.ownerReferences.items.properties.kind.type}};e===null?e=[a]:e.push(a),r++}}if(n.name!==void 0){let d=n.name;
if(typeof d!="string"&&d!==null){let a={instancePath:t+"/ownerReferences/"+p+"/name",schemaPath:"#/properties/ownerReferences/items/properties/name/type",keyword:"\
type",params:{type:_.properties.ownerReferences.items.properties.name.type}};e===null?e=[a]:e.push(a),r++}}if(n.uid!==void 0){let d=n.uid;if(typeof d!="string"&&
d!==null){let a={instancePath:t+"/ownerReferences/"+p+"/uid",schemaPath:"#/properties/ownerReferences/items/properties/uid/type",keyword:"type",params:{type:_.properties.
ownerReferences.items.properties.uid.type}};e===null?e=[a]:e.push(a),r++}}}}}}if(s.resourceVersion!==void 0){let o=s.resourceVersion;if(typeof o!="string"&&o!==
null){let i={instancePath:t+"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type:_.properties.resourceVersion.type}};e===
null?e=[i]:e.push(i),r++}}if(s.selfLink!==void 0){let o=s.selfLink;if(typeof o!="string"&&o!==null){let i={instancePath:t+"/selfLink",schemaPath:"#/properties/s\
elfLink/type",keyword:"type",params:{type:_.properties.selfLink.type}};e===null?e=[i]:e.push(i),r++}}if(s.uid!==void 0){let o=s.uid;if(typeof o!="string"&&o!==null){
let i={instancePath:t+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type:_.properties.uid.type}};e===null?e=[i]:e.push(i),r++}}}return re.errors=
e,r===0}function De(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="inferFromVolume"||o==="inferFromVolumeFailurePolicy"||o==="kind"||o==="name"||o==="revisionName")){let i={instancePath:t,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(i),r++}if(s.inferFromVolume!==void 0&&typeof s.inferFromVolume!="stri\
ng"){let o={instancePath:t+"/inferFromVolume",schemaPath:"#/properties/inferFromVolume/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}
if(s.inferFromVolumeFailurePolicy!==void 0&&typeof s.inferFromVolumeFailurePolicy!="string"){let o={instancePath:t+"/inferFromVolumeFailurePolicy",schemaPath:"#\
/properties/inferFromVolumeFailurePolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.kind!==void 0&&typeof s.kind!="string"){
let o={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.name!==void 0&&typeof s.
name!="string"){let o={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.revisionName!==
void 0&&typeof s.revisionName!="string"){let o={instancePath:t+"/revisionName",schemaPath:"#/properties/revisionName/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return De.errors=
e,r===0}function qe(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)
if(i!=="secret"){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),
r++}if(s.secret!==void 0){let i=s.secret,p=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.secretName===void 0){let n={instancePath:t+"/secret",schemaPath:"#/p\
roperties/secret/unlessRewritten/required",keyword:"required",params:{missingProperty:"secretName"}};e===null?e=[n]:e.push(n),r++}var o=p===r;if(!o){let n={instancePath:t+
"/secret",schemaPath:"#/properties/secret/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(i&&typeof i=="object"&&!Array.isArray(
i)){for(let n in i)if(n!=="secretName"){let d={instancePath:t+"/secret",schemaPath:"#/properties/secret/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[d]:e.push(d),r++}if(i.secretName!==void 0&&typeof i.secretName!="string"){let n={instancePath:t+"/secret/secretName",schemaPath:"\
#/properties/secret/properties/secretName/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/secret",schemaPath:"\
#/properties/secret/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}return qe.errors=e,r===0}function Te(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="matchExpressions"||o==="matchFields")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[i]:e.push(i),r++}s.matchExpressions!==void 0&&(ee(s.matchExpressions,{instancePath:t+"/matchExpressions",parentData:s,parentDataProperty:"matchExpre\
ssions",rootData:v})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.matchFields!==void 0&&(ee(s.matchFields,{instancePath:t+"/matchFields",parentData:s,
parentDataProperty:"matchFields",rootData:v})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length))}else{let o={instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Te.errors=e,r===0}function Ne(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.topologyKey===
void 0){let p={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"topologyKey"}};e===null?e=[p]:e.push(p),r++}var i=o===
r;if(!i){let p={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let p in s)if(!(p==="labelSelector"||p==="matchLabelKeys"||p==="mismatchLabelKeys"||p==="namespaceSelector"||p==="namespaces"||p==="topologyKey")){
let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(s.labelSelector!==
void 0&&(Q(s.labelSelector,{instancePath:t+"/labelSelector",parentData:s,parentDataProperty:"labelSelector",rootData:v})||(e=e===null?Q.errors:e.concat(Q.errors),
r=e.length)),s.matchLabelKeys!==void 0){let p=s.matchLabelKeys;if(Array.isArray(p)){let n=p.length;for(let d=0;d<n;d++)if(typeof p[d]!="string"){let a={instancePath:t+
"/matchLabelKeys/"+d,schemaPath:"#/properties/matchLabelKeys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let n={instancePath:t+
"/matchLabelKeys",schemaPath:"#/properties/matchLabelKeys/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(s.mismatchLabelKeys!==void 0){
let p=s.mismatchLabelKeys;if(Array.isArray(p)){let n=p.length;for(let d=0;d<n;d++)if(typeof p[d]!="string"){let a={instancePath:t+"/mismatchLabelKeys/"+d,schemaPath:"\
#/properties/mismatchLabelKeys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let n={instancePath:t+"/mismatchLabelKeys",
schemaPath:"#/properties/mismatchLabelKeys/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(s.namespaceSelector!==void 0&&(Q(s.namespaceSelector,
{instancePath:t+"/namespaceSelector",parentData:s,parentDataProperty:"namespaceSelector",rootData:v})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.namespaces!==
void 0){let p=s.namespaces;if(Array.isArray(p)){let n=p.length;for(let d=0;d<n;d++)if(typeof p[d]!="string"){let a={instancePath:t+"/namespaces/"+d,schemaPath:"\
#/properties/namespaces/items/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let n={instancePath:t+"/namespaces",schemaPath:"#/\
properties/namespaces/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(s.topologyKey!==void 0&&typeof s.topologyKey!="string"){let p={
instancePath:t+"/topologyKey",schemaPath:"#/properties/topologyKey/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Ne.errors=e,r===0}function Ce(s,{instancePath:t="",parentData:N,parentDataProperty:C,
rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="preferredDuringSchedulingIgnoredDuringExecution"||i==="re\
quiredDuringSchedulingIgnoredDuringExecution")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),r++}if(s.preferredDuringSchedulingIgnoredDuringExecution!==void 0){let i=s.preferredDuringSchedulingIgnoredDuringExecution;if(Array.isArray(
i)){let p=i.length;for(let n=0;n<p;n++){let d=i[n],a=r;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.podAffinityTerm===void 0){let l={instancePath:t+"/prefe\
rredDuringSchedulingIgnoredDuringExecution/"+n,schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"podAffinityTerm"}};e===null?e=[l]:e.push(l),r++}if(d.weight===void 0){let l={instancePath:t+"/preferredDuringSchedulingIgnore\
dDuringExecution/"+n,schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
weight"}};e===null?e=[l]:e.push(l),r++}}var o=a===r;if(!o){let l={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+n,schemaPath:"#/properties/\
preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[l]:e.push(l),r++}if(d&&typeof d=="object"&&
!Array.isArray(d)){for(let l in d)if(!(l==="podAffinityTerm"||l==="weight")){let u={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+n,schemaPath:"\
#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?
e=[u]:e.push(u),r++}if(d.podAffinityTerm!==void 0&&(Ne(d.podAffinityTerm,{instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+n+"/podAffinityTerm",
parentData:d,parentDataProperty:"podAffinityTerm",rootData:v})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),d.weight!==void 0){let l=d.weight;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+n+"/weight",schemaPath:"#/properties/prefer\
redDuringSchedulingIgnoredDuringExecution/items/properties/weight/type",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}if(typeof l=="numbe\
r"&&isFinite(l)){if(l>2147483647||isNaN(l)){let u={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+n+"/weight",schemaPath:"#/properties/prefe\
rredDuringSchedulingIgnoredDuringExecution/items/properties/weight/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[u]:e.push(u),
r++}if(l<-2147483648||isNaN(l)){let u={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+n+"/weight",schemaPath:"#/properties/preferredDuringSc\
hedulingIgnoredDuringExecution/items/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[u]:e.push(u),r++}}}}else{
let l={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+n,schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let p={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution",schemaPath:"\
#/properties/preferredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.requiredDuringSchedulingIgnoredDuringExecution!==
void 0){let i=s.requiredDuringSchedulingIgnoredDuringExecution;if(Array.isArray(i)){let p=i.length;for(let n=0;n<p;n++)Ne(i[n],{instancePath:t+"/requiredDuringS\
chedulingIgnoredDuringExecution/"+n,parentData:i,parentDataProperty:n,rootData:v})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)}else{let p={instancePath:t+
"/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/requiredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Ce.
errors=e,r===0}function Ve(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="present"||o==="tickPolicy")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===
null?e=[i]:e.push(i),r++}if(s.present!==void 0&&typeof s.present!="boolean"){let o={instancePath:t+"/present",schemaPath:"#/properties/present/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.tickPolicy!==void 0&&typeof s.tickPolicy!="string"){let o={instancePath:t+"/tickPolicy",schemaPath:"\
#/properties/tickPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ve.errors=e,r===0}function ce(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="hpet"||o==="hyperv"||o==="kvm"||o==="pit"||o==="rtc")){let i={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(i),r++}if(s.hpet!==void 0&&(Ve(s.hpet,{instancePath:t+
"/hpet",parentData:s,parentDataProperty:"hpet",rootData:v})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)),s.hyperv!==void 0){let o=s.hyperv;if(o&&typeof o==
"object"&&!Array.isArray(o)){for(let i in o)if(i!=="present"){let p={instancePath:t+"/hyperv",schemaPath:"#/properties/hyperv/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.present!==void 0&&typeof o.present!="boolean"){let i={instancePath:t+"/hyper\
v/present",schemaPath:"#/properties/hyperv/properties/present/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+
"/hyperv",schemaPath:"#/properties/hyperv/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.kvm!==void 0){let o=s.kvm;if(o&&typeof o==
"object"&&!Array.isArray(o)){for(let i in o)if(i!=="present"){let p={instancePath:t+"/kvm",schemaPath:"#/properties/kvm/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.present!==void 0&&typeof o.present!="boolean"){let i={instancePath:t+"/kvm/present",
schemaPath:"#/properties/kvm/properties/present/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/kvm",schemaPath:"\
#/properties/kvm/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.pit!==void 0&&(Ve(s.pit,{instancePath:t+"/pit",parentData:s,parentDataProperty:"\
pit",rootData:v})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)),s.rtc!==void 0){let o=s.rtc;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)
if(!(i==="present"||i==="tickPolicy"||i==="track")){let p={instancePath:t+"/rtc",schemaPath:"#/properties/rtc/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.present!==void 0&&typeof o.present!="boolean"){let i={instancePath:t+"/rtc/present",schemaPath:"\
#/properties/rtc/properties/present/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(o.tickPolicy!==void 0&&typeof o.tickPolicy!="s\
tring"){let i={instancePath:t+"/rtc/tickPolicy",schemaPath:"#/properties/rtc/properties/tickPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}if(o.track!==void 0&&typeof o.track!="string"){let i={instancePath:t+"/rtc/track",schemaPath:"#/properties/rtc/properties/track/type",keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/rtc",schemaPath:"#/properties/rtc/type",keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ce.errors=
e,r===0}function de(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let p=0;p<i;p++){let n=s[p],
d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.name===void 0){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[a]:e.push(a),r++}var o=d===r;if(!o){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten",keyword:"unlessRewritt\
en",params:{}};e===null?e=[a]:e.push(a),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a==="name"||a==="policy")){let l={instancePath:t+"/"+
p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(n.name!==void 0&&typeof n.
name!="string"){let a={instancePath:t+"/"+p+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(n.policy!==void 0&&typeof n.policy!="string"){let a={instancePath:t+"/"+p+"/policy",schemaPath:"#/items/properties/policy/type",keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return de.errors=e,r===0}function ue(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(o!=="guestMappingPassthrough"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?
e=[i]:e.push(i),r++}if(s.guestMappingPassthrough!==void 0){let o=s.guestMappingPassthrough;if(o&&typeof o=="object"&&!Array.isArray(o))for(let i in o){let p={instancePath:t+
"/guestMappingPassthrough",schemaPath:"#/properties/guestMappingPassthrough/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),r++}else{let i={instancePath:t+"/guestMappingPassthrough",schemaPath:"#/properties/guestMappingPassthrough/type",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}
return ue.errors=e,r===0}var pt={type:"object",properties:{blockSize:{$ref:"#/$defs/blockSize"},bootOrder:{type:"integer",minimum:0},cache:{type:"string"},cdrom:{
type:"object",properties:{bus:{type:"string"},readonly:{type:"boolean"},tray:{type:"string"}},additionalProperties:!1},changedBlockTracking:{type:"boolean"},dedicatedIOThread:{
type:"boolean"},disk:{type:"object",properties:{bus:{type:"string"},pciAddress:{type:"string"},readonly:{type:"boolean"}},additionalProperties:!1},errorPolicy:{
type:"string"},io:{type:"string"},lun:{type:"object",properties:{bus:{type:"string"},readonly:{type:"boolean"},reservation:{type:"boolean"}},additionalProperties:!1},
name:{type:"string"},serial:{type:"string"},shareable:{type:"boolean"},tag:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}};function me(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="custom"||o==="matchVolume")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===
null?e=[i]:e.push(i),r++}if(s.custom!==void 0){let o=s.custom;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(!(i==="discardGranularity"||i==="lo\
gical"||i==="physical")){let p={instancePath:t+"/custom",schemaPath:"#/properties/custom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),r++}if(o.discardGranularity!==void 0){let i=o.discardGranularity;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+
"/custom/discardGranularity",schemaPath:"#/properties/custom/properties/discardGranularity/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),
r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let p={instancePath:t+"/custom/discardGranularity",schemaPath:"#/properties/custom/properties/discardGr\
anularity/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(o.logical!==void 0){let i=o.logical;if(!(typeof i=="numb\
er"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/custom/logical",schemaPath:"#/properties/custom/properties/logical/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[p]:e.push(p),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let p={instancePath:t+"/custom/logical",schemaPath:"#/properties/cu\
stom/properties/logical/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}if(o.physical!==void 0){let i=o.physical;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/custom/physical",schemaPath:"#/properties/custom/properties/physical/type",keyword:"type",params:{
type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let p={instancePath:t+"/custom/physical",schemaPath:"#/proper\
ties/custom/properties/physical/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:t+"/custom",
schemaPath:"#/properties/custom/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.matchVolume!==void 0){let o=s.matchVolume;if(o&&
typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(i!=="enabled"){let p={instancePath:t+"/matchVolume",schemaPath:"#/properties/matchVolume/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let i={instancePath:t+
"/matchVolume/enabled",schemaPath:"#/properties/matchVolume/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{
let i={instancePath:t+"/matchVolume",schemaPath:"#/properties/matchVolume/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return me.errors=e,r===0}function ye(s,{instancePath:t="",
parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.name===void 0){let p={instancePath:t,schemaPath:"\
#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[p]:e.push(p),r++}var i=o===r;if(!i){let p={instancePath:t,schemaPath:"\
#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let p in s)if(!Z.call(pt.properties,
p)){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(s.blockSize!==
void 0&&(me(s.blockSize,{instancePath:t+"/blockSize",parentData:s,parentDataProperty:"blockSize",rootData:v})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)),
s.bootOrder!==void 0){let p=s.bootOrder;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let n={instancePath:t+"/bootOrder",schemaPath:"#/properties/bo\
otOrder/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let n={instancePath:t+"/\
bootOrder",schemaPath:"#/properties/bootOrder/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}}if(s.cache!==void 0&&typeof s.
cache!="string"){let p={instancePath:t+"/cache",schemaPath:"#/properties/cache/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.cdrom!==
void 0){let p=s.cdrom;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let n in p)if(!(n==="bus"||n==="readonly"||n==="tray")){let d={instancePath:t+"/cdrom",schemaPath:"\
#/properties/cdrom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[d]:e.push(d),r++}if(p.bus!==void 0&&typeof p.
bus!="string"){let n={instancePath:t+"/cdrom/bus",schemaPath:"#/properties/cdrom/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),r++}if(p.readonly!==void 0&&typeof p.readonly!="boolean"){let n={instancePath:t+"/cdrom/readonly",schemaPath:"#/properties/cdrom/properties/readonly/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}if(p.tray!==void 0&&typeof p.tray!="string"){let n={instancePath:t+"/cdrom/tray",schemaPath:"#/prope\
rties/cdrom/properties/tray/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/cdrom",schemaPath:"#/propert\
ies/cdrom/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.changedBlockTracking!==void 0&&typeof s.changedBlockTracking!="boolean"){
let p={instancePath:t+"/changedBlockTracking",schemaPath:"#/properties/changedBlockTracking/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(
p),r++}if(s.dedicatedIOThread!==void 0&&typeof s.dedicatedIOThread!="boolean"){let p={instancePath:t+"/dedicatedIOThread",schemaPath:"#/properties/dedicatedIOTh\
read/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(s.disk!==void 0){let p=s.disk;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let n in p)
if(!(n==="bus"||n==="pciAddress"||n==="readonly")){let d={instancePath:t+"/disk",schemaPath:"#/properties/disk/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:n}};e===null?e=[d]:e.push(d),r++}if(p.bus!==void 0&&typeof p.bus!="string"){let n={instancePath:t+"/disk/bus",schemaPath:"#/prope\
rties/disk/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(p.pciAddress!==void 0&&typeof p.pciAddress!="string"){let n={
instancePath:t+"/disk/pciAddress",schemaPath:"#/properties/disk/properties/pciAddress/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}
if(p.readonly!==void 0&&typeof p.readonly!="boolean"){let n={instancePath:t+"/disk/readonly",schemaPath:"#/properties/disk/properties/readonly/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/disk",schemaPath:"#/properties/disk/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[n]:e.push(n),r++}}if(s.errorPolicy!==void 0&&typeof s.errorPolicy!="string"){let p={instancePath:t+"/errorPolicy",schemaPath:"#/properties/\
errorPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.io!==void 0&&typeof s.io!="string"){let p={instancePath:t+"/io",schemaPath:"\
#/properties/io/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.lun!==void 0){let p=s.lun;if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let n in p)if(!(n==="bus"||n==="readonly"||n==="reservation")){let d={instancePath:t+"/lun",schemaPath:"#/properties/lun/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[d]:e.push(d),r++}if(p.bus!==void 0&&typeof p.bus!="string"){let n={instancePath:t+"/lun/bus",schemaPath:"\
#/properties/lun/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(p.readonly!==void 0&&typeof p.readonly!="boolean"){
let n={instancePath:t+"/lun/readonly",schemaPath:"#/properties/lun/properties/readonly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}
if(p.reservation!==void 0&&typeof p.reservation!="boolean"){let n={instancePath:t+"/lun/reservation",schemaPath:"#/properties/lun/properties/reservation/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/lun",schemaPath:"#/properties/lun/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[n]:e.push(n),r++}}if(s.name!==void 0&&typeof s.name!="string"){let p={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.serial!==void 0&&typeof s.serial!="string"){let p={instancePath:t+"/serial",schemaPath:"#/propert\
ies/serial/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.shareable!==void 0&&typeof s.shareable!="boolean"){let p={instancePath:t+
"/shareable",schemaPath:"#/properties/shareable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(s.tag!==void 0&&typeof s.tag!="str\
ing"){let p={instancePath:t+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return ye.errors=e,r===0}function fe(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(o!=="display"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(
i),r++}if(s.display!==void 0){let o=s.display;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(!(i==="enabled"||i==="ramFB")){let p={instancePath:t+
"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.
enabled!==void 0&&typeof o.enabled!="boolean"){let i={instancePath:t+"/display/enabled",schemaPath:"#/properties/display/properties/enabled/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(o.ramFB!==void 0){let i=o.ramFB;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(p!=="ena\
bled"){let n={instancePath:t+"/display/ramFB",schemaPath:"#/properties/display/properties/ramFB/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[n]:e.push(n),r++}if(i.enabled!==void 0&&typeof i.enabled!="boolean"){let p={instancePath:t+"/display/ramFB/enabled",schemaPath:"#/properties/display\
/properties/ramFB/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/display/ramFB",schemaPath:"\
#/properties/display/properties/ramFB/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:t+"/display",schemaPath:"\
#/properties/display/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}return fe.errors=e,r===0}function he(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,
r=0;if(Array.isArray(s)){let i=s.length;for(let p=0;p<i;p++){let n=s[p],d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.name===void 0){let a={instancePath:t+
"/"+p,schemaPath:"#/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[a]:e.push(a),r++}var o=d===r;if(!o){let a={instancePath:t+
"/"+p,schemaPath:"#/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[a]:e.push(a),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)
if(!(a==="claimName"||a==="deviceName"||a==="name"||a==="requestName"||a==="tag"||a==="virtualGPUOptions")){let l={instancePath:t+"/"+p,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(n.claimName!==void 0&&typeof n.claimName!="strin\
g"){let a={instancePath:t+"/"+p+"/claimName",schemaPath:"#/items/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(n.deviceName!==void 0&&typeof n.deviceName!="string"){let a={instancePath:t+"/"+p+"/deviceName",schemaPath:"#/items/properties/deviceName/type",keyword:"type",
params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.name!==void 0&&typeof n.name!="string"){let a={instancePath:t+"/"+p+"/name",schemaPath:"#/items/proper\
ties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.requestName!==void 0&&typeof n.requestName!="string"){let a={instancePath:t+
"/"+p+"/requestName",schemaPath:"#/items/properties/requestName/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.tag!==void 0&&typeof n.
tag!="string"){let a={instancePath:t+"/"+p+"/tag",schemaPath:"#/items/properties/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}n.
virtualGPUOptions!==void 0&&(fe(n.virtualGPUOptions,{instancePath:t+"/"+p+"/virtualGPUOptions",parentData:n,parentDataProperty:"virtualGPUOptions",rootData:v})||
(e=e===null?fe.errors:e.concat(fe.errors),r=e.length))}else{let a={instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[a]:e.push(a),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return he.errors=e,r===0}function Pe(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let p=0;p<i;p++){let n=s[p],
d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.name===void 0){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[a]:e.push(a),r++}var o=d===r;if(!o){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten",keyword:"unlessRewritt\
en",params:{}};e===null?e=[a]:e.push(a),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a==="claimName"||a==="deviceName"||a==="name"||a===
"requestName"||a==="tag")){let l={instancePath:t+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===
null?e=[l]:e.push(l),r++}if(n.claimName!==void 0&&typeof n.claimName!="string"){let a={instancePath:t+"/"+p+"/claimName",schemaPath:"#/items/properties/claimNam\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.deviceName!==void 0&&typeof n.deviceName!="string"){let a={instancePath:t+"/"+p+
"/deviceName",schemaPath:"#/items/properties/deviceName/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.name!==void 0&&typeof n.name!=
"string"){let a={instancePath:t+"/"+p+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.
requestName!==void 0&&typeof n.requestName!="string"){let a={instancePath:t+"/"+p+"/requestName",schemaPath:"#/items/properties/requestName/type",keyword:"type",
params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.tag!==void 0&&typeof n.tag!="string"){let a={instancePath:t+"/"+p+"/tag",schemaPath:"#/items/propertie\
s/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}
return Pe.errors=e,r===0}function ge(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="enabled"||o==="persistent")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===
null?e=[i]:e.push(i),r++}if(s.enabled!==void 0&&typeof s.enabled!="boolean"){let o={instancePath:t+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.persistent!==void 0&&typeof s.persistent!="boolean"){let o={instancePath:t+"/persistent",schemaPath:"\
#/properties/persistent/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ge.errors=e,r===0}function ke(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="enabled"||o==="endOfInterrupt")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[i]:e.push(i),r++}if(s.enabled!==void 0&&typeof s.enabled!="boolean"){let o={instancePath:t+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.endOfInterrupt!==void 0&&typeof s.endOfInterrupt!="boolean"){let o={instancePath:t+"/endOfInter\
rupt",schemaPath:"#/properties/endOfInterrupt/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ke.errors=e,r===0}var it={type:"object",properties:{evmcs:{type:"object",properties:{
enabled:{type:"boolean"}},additionalProperties:!1},frequencies:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},ipi:{type:"object",
properties:{enabled:{type:"boolean"}},additionalProperties:!1},reenlightenment:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},relaxed:{
type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},reset:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},
runtime:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},spinlocks:{type:"object",properties:{enabled:{type:"boolean"},spinlocks:{type:"\
integer",minimum:0,maximum:2147483647}},additionalProperties:!1},synic:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},synictimer:{
type:"object",properties:{direct:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},enabled:{type:"boolean"}},additionalProperties:!1},
tlbflush:{type:"object",properties:{direct:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},enabled:{type:"boolean"},extended:{type:"\
object",properties:{enabled:{type:"boolean"}},additionalProperties:!1}},additionalProperties:!1},vapic:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},
vendorid:{type:"object",properties:{enabled:{type:"boolean"},vendorid:{type:"string"}},additionalProperties:!1},vpindex:{type:"object",properties:{enabled:{type:"\
boolean"}},additionalProperties:!1}},additionalProperties:!1};function we(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!Z.call(it.properties,o)){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(i),r++}if(s.evmcs!==void 0){let o=s.evmcs;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)
if(i!=="enabled"){let p={instancePath:t+"/evmcs",schemaPath:"#/properties/evmcs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let i={instancePath:t+"/evmcs/enabled",schemaPath:"#/properties/evmcs/propertie\
s/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/evmcs",schemaPath:"#/properties/evmcs/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.frequencies!==void 0){let o=s.frequencies;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)
if(i!=="enabled"){let p={instancePath:t+"/frequencies",schemaPath:"#/properties/frequencies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let i={instancePath:t+"/frequencies/enabled",schemaPath:"#/properties/frequenci\
es/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/frequencies",schemaPath:"#/proper\
ties/frequencies/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.ipi!==void 0){let o=s.ipi;if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let i in o)if(i!=="enabled"){let p={instancePath:t+"/ipi",schemaPath:"#/properties/ipi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let i={instancePath:t+"/ipi/enabled",schemaPath:"#/properties/ipi/properties/en\
abled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/ipi",schemaPath:"#/properties/ipi/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.reenlightenment!==void 0){let o=s.reenlightenment;if(o&&typeof o=="object"&&!Array.isArray(o)){
for(let i in o)if(i!=="enabled"){let p={instancePath:t+"/reenlightenment",schemaPath:"#/properties/reenlightenment/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let i={instancePath:t+"/reenlightenment/\
enabled",schemaPath:"#/properties/reenlightenment/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+
"/reenlightenment",schemaPath:"#/properties/reenlightenment/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.relaxed!==void 0){let o=s.
relaxed;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(i!=="enabled"){let p={instancePath:t+"/relaxed",schemaPath:"#/properties/relaxed/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let i={
instancePath:t+"/relaxed/enabled",schemaPath:"#/properties/relaxed/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{
let i={instancePath:t+"/relaxed",schemaPath:"#/properties/relaxed/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.reset!==void 0){
let o=s.reset;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(i!=="enabled"){let p={instancePath:t+"/reset",schemaPath:"#/properties/reset/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let i={
instancePath:t+"/reset/enabled",schemaPath:"#/properties/reset/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{
let i={instancePath:t+"/reset",schemaPath:"#/properties/reset/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.runtime!==void 0){
let o=s.runtime;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(i!=="enabled"){let p={instancePath:t+"/runtime",schemaPath:"#/properties/runtime/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!="boole\
an"){let i={instancePath:t+"/runtime/enabled",schemaPath:"#/properties/runtime/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.
push(i),r++}}else{let i={instancePath:t+"/runtime",schemaPath:"#/properties/runtime/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.
spinlocks!==void 0){let o=s.spinlocks;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(!(i==="enabled"||i==="spinlocks")){let p={instancePath:t+"/\
spinlocks",schemaPath:"#/properties/spinlocks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.
enabled!==void 0&&typeof o.enabled!="boolean"){let i={instancePath:t+"/spinlocks/enabled",schemaPath:"#/properties/spinlocks/properties/enabled/type",keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(o.spinlocks!==void 0){let i=o.spinlocks;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){
let p={instancePath:t+"/spinlocks/spinlocks",schemaPath:"#/properties/spinlocks/properties/spinlocks/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:
e.push(p),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let p={instancePath:t+"/spinlocks/spinlocks",schemaPath:"#/properties/spinlocks/pro\
perties/spinlocks/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[p]:e.push(p),r++}if(i<0||isNaN(i)){let p={instancePath:t+"/s\
pinlocks/spinlocks",schemaPath:"#/properties/spinlocks/properties/spinlocks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:e.push(p),
r++}}}}else{let i={instancePath:t+"/spinlocks",schemaPath:"#/properties/spinlocks/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.
synic!==void 0){let o=s.synic;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(i!=="enabled"){let p={instancePath:t+"/synic",schemaPath:"#/propert\
ies/synic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!=
"boolean"){let i={instancePath:t+"/synic/enabled",schemaPath:"#/properties/synic/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:
e.push(i),r++}}else{let i={instancePath:t+"/synic",schemaPath:"#/properties/synic/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.
synictimer!==void 0){let o=s.synictimer;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(!(i==="direct"||i==="enabled")){let p={instancePath:t+"/s\
ynictimer",schemaPath:"#/properties/synictimer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}
if(o.direct!==void 0){let i=o.direct;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(p!=="enabled"){let n={instancePath:t+"/synictimer/direct",schemaPath:"\
#/properties/synictimer/properties/direct/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(i.
enabled!==void 0&&typeof i.enabled!="boolean"){let p={instancePath:t+"/synictimer/direct/enabled",schemaPath:"#/properties/synictimer/properties/direct/properti\
es/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/synictimer/direct",schemaPath:"#/properties/\
synictimer/properties/direct/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let i={
instancePath:t+"/synictimer/enabled",schemaPath:"#/properties/synictimer/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(
i),r++}}else{let i={instancePath:t+"/synictimer",schemaPath:"#/properties/synictimer/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}
if(s.tlbflush!==void 0){let o=s.tlbflush;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(!(i==="direct"||i==="enabled"||i==="extended")){let p={instancePath:t+
"/tlbflush",schemaPath:"#/properties/tlbflush/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.
direct!==void 0){let i=o.direct;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(p!=="enabled"){let n={instancePath:t+"/tlbflush/direct",schemaPath:"\
#/properties/tlbflush/properties/direct/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(i.enabled!==
void 0&&typeof i.enabled!="boolean"){let p={instancePath:t+"/tlbflush/direct/enabled",schemaPath:"#/properties/tlbflush/properties/direct/properties/enabled/typ\
e",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/tlbflush/direct",schemaPath:"#/properties/tlbflush/propert\
ies/direct/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let i={instancePath:t+
"/tlbflush/enabled",schemaPath:"#/properties/tlbflush/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(o.extended!==
void 0){let i=o.extended;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(p!=="enabled"){let n={instancePath:t+"/tlbflush/extended",schemaPath:"#/\
properties/tlbflush/properties/extended/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(i.enabled!==
void 0&&typeof i.enabled!="boolean"){let p={instancePath:t+"/tlbflush/extended/enabled",schemaPath:"#/properties/tlbflush/properties/extended/properties/enabled\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/tlbflush/extended",schemaPath:"#/properties/tlbflush/p\
roperties/extended/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:t+"/tlbflush",schemaPath:"#/properties/t\
lbflush/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.vapic!==void 0){let o=s.vapic;if(o&&typeof o=="object"&&!Array.isArray(o)){
for(let i in o)if(i!=="enabled"){let p={instancePath:t+"/vapic",schemaPath:"#/properties/vapic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let i={instancePath:t+"/vapic/enabled",schemaPath:"#/properties/vapic/propertie\
s/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/vapic",schemaPath:"#/properties/vapic/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.vendorid!==void 0){let o=s.vendorid;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)
if(!(i==="enabled"||i==="vendorid")){let p={instancePath:t+"/vendorid",schemaPath:"#/properties/vendorid/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let i={instancePath:t+"/vendorid/enabled",schemaPath:"#/\
properties/vendorid/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(o.vendorid!==void 0&&typeof o.vendorid!="st\
ring"){let i={instancePath:t+"/vendorid/vendorid",schemaPath:"#/properties/vendorid/properties/vendorid/type",keyword:"type",params:{type:"string"}};e===null?e=
[i]:e.push(i),r++}}else{let i={instancePath:t+"/vendorid",schemaPath:"#/properties/vendorid/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),
r++}}if(s.vpindex!==void 0){let o=s.vpindex;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(i!=="enabled"){let p={instancePath:t+"/vpindex",schemaPath:"\
#/properties/vpindex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.enabled!==void 0&&typeof o.
enabled!="boolean"){let i={instancePath:t+"/vpindex/enabled",schemaPath:"#/properties/vpindex/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/vpindex",schemaPath:"#/properties/vpindex/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return we.errors=e,r===0}function be(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="persistent"||o==="secureBoot")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[i]:e.push(i),r++}if(s.persistent!==void 0&&typeof s.persistent!="boolean"){let o={instancePath:t+"/persistent",schemaPath:"#/properties/persistent/t\
ype",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.secureBoot!==void 0&&typeof s.secureBoot!="boolean"){let o={instancePath:t+"/secu\
reBoot",schemaPath:"#/properties/secureBoot/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return be.errors=e,r===0}function ve(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(o!=="supplementalPoolThreadCount"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===
null?e=[i]:e.push(i),r++}if(s.supplementalPoolThreadCount!==void 0){let o=s.supplementalPoolThreadCount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let i={instancePath:t+"/supplementalPoolThreadCount",schemaPath:"#/properties/supplementalPoolThreadCount/type",keyword:"type",params:{type:"integer"}};e===null?
e=[i]:e.push(i),r++}if(typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o)){let i={instancePath:t+"/supplementalPoolThreadCount",schemaPath:"#/properties\
/supplementalPoolThreadCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[i]:e.push(i),r++}if(o<0||isNaN(o)){let i={instancePath:t+
"/supplementalPoolThreadCount",schemaPath:"#/properties/supplementalPoolThreadCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[i]:
e.push(i),r++}}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ve.errors=e,r===0}function Ae(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="sev"||o==="snp"||o==="tdx")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===
null?e=[i]:e.push(i),r++}if(s.sev!==void 0){let o=s.sev;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(!(i==="attestation"||i==="dhCert"||i==="p\
olicy"||i==="session")){let p={instancePath:t+"/sev",schemaPath:"#/properties/sev/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),r++}if(o.attestation!==void 0){let i=o.attestation;if(i&&typeof i=="object"&&!Array.isArray(i))for(let p in i){let n={instancePath:t+"/\
sev/attestation",schemaPath:"#/properties/sev/properties/attestation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?
e=[n]:e.push(n),r++}else{let p={instancePath:t+"/sev/attestation",schemaPath:"#/properties/sev/properties/attestation/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}if(o.dhCert!==void 0&&typeof o.dhCert!="string"){let i={instancePath:t+"/sev/dhCert",schemaPath:"#/properties/sev/properties/dhCer\
t/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(o.policy!==void 0){let i=o.policy;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)
if(p!=="encryptedState"){let n={instancePath:t+"/sev/policy",schemaPath:"#/properties/sev/properties/policy/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(i.encryptedState!==void 0&&typeof i.encryptedState!="boolean"){let p={instancePath:t+"/sev/policy\
/encryptedState",schemaPath:"#/properties/sev/properties/policy/properties/encryptedState/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),
r++}}else{let p={instancePath:t+"/sev/policy",schemaPath:"#/properties/sev/properties/policy/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}if(o.session!==void 0&&typeof o.session!="string"){let i={instancePath:t+"/sev/session",schemaPath:"#/properties/sev/properties/session/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/sev",schemaPath:"#/properties/sev/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[i]:e.push(i),r++}}if(s.snp!==void 0){let o=s.snp;if(o&&typeof o=="object"&&!Array.isArray(o))for(let i in o){let p={instancePath:t+"/snp",schemaPath:"\
#/properties/snp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}else{let i={instancePath:t+"/s\
np",schemaPath:"#/properties/snp/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.tdx!==void 0){let o=s.tdx;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o))for(let i in o){let p={instancePath:t+"/tdx",schemaPath:"#/properties/tdx/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[p]:e.push(p),r++}else{let i={instancePath:t+"/tdx",schemaPath:"#/properties/tdx/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),
r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ae.errors=e,r===0}var ur={type:"\
object",properties:{exec:{type:"object",properties:{command:{type:"array",items:{type:"string"}}},additionalProperties:!1},failureThreshold:{type:"integer",minimum:-2147483648,
maximum:2147483647},guestAgentPing:{type:"object",additionalProperties:!1},httpGet:{type:"object",properties:{host:{type:"string"},httpHeaders:{type:"array",items:{
type:"object",properties:{name:{type:"string"},value:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name","value"]}}},path:{type:"string"},
port:{type:["integer","string"]},scheme:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["port"]}},initialDelaySeconds:{type:"integer",minimum:-2147483648,
maximum:2147483647},periodSeconds:{type:"integer",minimum:-2147483648,maximum:2147483647},successThreshold:{type:"integer",minimum:-2147483648,maximum:2147483647},
tcpSocket:{type:"object",properties:{host:{type:"string"},port:{type:["integer","string"]}},additionalProperties:!1,unlessRewritten:{required:["port"]}},timeoutSeconds:{
type:"integer",minimum:-2147483648,maximum:2147483647}},additionalProperties:!1};function Ie(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)
if(!Z.call(ur.properties,n)){let d={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=
[d]:e.push(d),r++}if(s.exec!==void 0){let n=s.exec;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let d in n)if(d!=="command"){let a={instancePath:t+"/exec",schemaPath:"\
#/properties/exec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[a]:e.push(a),r++}if(n.command!==void 0){let d=n.
command;if(Array.isArray(d)){let a=d.length;for(let l=0;l<a;l++)if(typeof d[l]!="string"){let u={instancePath:t+"/exec/command/"+l,schemaPath:"#/properties/exec\
/properties/command/items/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{let a={instancePath:t+"/exec/command",schemaPath:"#/pr\
operties/exec/properties/command/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}}else{let d={instancePath:t+"/exec",schemaPath:"#/pro\
perties/exec/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(s.failureThreshold!==void 0){let n=s.failureThreshold;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let d={instancePath:t+"/failureThreshold",schemaPath:"#/properties/failureThreshold/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[d]:e.push(d),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let d={instancePath:t+"/failureThreshold",schemaPath:"#/p\
roperties/failureThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[d]:e.push(d),r++}if(n<-2147483648||isNaN(n)){let d={
instancePath:t+"/failureThreshold",schemaPath:"#/properties/failureThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[
d]:e.push(d),r++}}}if(s.guestAgentPing!==void 0){let n=s.guestAgentPing;if(n&&typeof n=="object"&&!Array.isArray(n))for(let d in n){let a={instancePath:t+"/gues\
tAgentPing",schemaPath:"#/properties/guestAgentPing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[a]:e.push(a),
r++}else{let d={instancePath:t+"/guestAgentPing",schemaPath:"#/properties/guestAgentPing/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}
if(s.httpGet!==void 0){let n=s.httpGet,d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.port===void 0){let a={instancePath:t+"/httpGet",schemaPath:"#/properti\
es/httpGet/unlessRewritten/required",keyword:"required",params:{missingProperty:"port"}};e===null?e=[a]:e.push(a),r++}var o=d===r;if(!o){let a={instancePath:t+"\
/httpGet",schemaPath:"#/properties/httpGet/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[a]:e.push(a),r++}if(n&&typeof n=="object"&&!Array.isArray(
n)){for(let a in n)if(!(a==="host"||a==="httpHeaders"||a==="path"||a==="port"||a==="scheme")){let l={instancePath:t+"/httpGet",schemaPath:"#/properties/httpGet/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(n.host!==void 0&&typeof n.host!="string"){let a={
instancePath:t+"/httpGet/host",schemaPath:"#/properties/httpGet/properties/host/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.httpHeaders!==
void 0){let a=n.httpHeaders;if(Array.isArray(a)){let l=a.length;for(let u=0;u<l;u++){let g=a[u],m=r;if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.name===void 0){
let A={instancePath:t+"/httpGet/httpHeaders/"+u,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[A]:e.push(A),r++}if(g.value===void 0){let A={instancePath:t+"/httpGet/httpHeaders/"+u,schemaPath:"#/properties/httpGet/prop\
erties/httpHeaders/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"value"}};e===null?e=[A]:e.push(A),r++}}var i=m===r;if(!i){let A={
instancePath:t+"/httpGet/httpHeaders/"+u,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===
null?e=[A]:e.push(A),r++}if(g&&typeof g=="object"&&!Array.isArray(g)){for(let A in g)if(!(A==="name"||A==="value")){let k={instancePath:t+"/httpGet/httpHeaders/"+
u,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};e===null?e=[
k]:e.push(k),r++}if(g.name!==void 0&&typeof g.name!="string"){let A={instancePath:t+"/httpGet/httpHeaders/"+u+"/name",schemaPath:"#/properties/httpGet/propertie\
s/httpHeaders/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}if(g.value!==void 0&&typeof g.value!="string"){let A={
instancePath:t+"/httpGet/httpHeaders/"+u+"/value",schemaPath:"#/properties/httpGet/properties/httpHeaders/items/properties/value/type",keyword:"type",params:{type:"\
string"}};e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:t+"/httpGet/httpHeaders/"+u,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}}else{let l={instancePath:t+"/httpGet/httpHeaders",schemaPath:"#/properties/httpGet/propert\
ies/httpHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}}if(n.path!==void 0&&typeof n.path!="string"){let a={instancePath:t+"/h\
ttpGet/path",schemaPath:"#/properties/httpGet/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.port!==void 0){let a=n.
port;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&typeof a!="string"){let l={instancePath:t+"/httpGet/port",schemaPath:"#/properties/httpGet/proper\
ties/port/type",keyword:"type",params:{type:ur.properties.httpGet.properties.port.type}};e===null?e=[l]:e.push(l),r++}}if(n.scheme!==void 0&&typeof n.scheme!="s\
tring"){let a={instancePath:t+"/httpGet/scheme",schemaPath:"#/properties/httpGet/properties/scheme/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.
push(a),r++}}else{let a={instancePath:t+"/httpGet",schemaPath:"#/properties/httpGet/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(s.
initialDelaySeconds!==void 0){let n=s.initialDelaySeconds;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let d={instancePath:t+"/initialDelaySeconds",
schemaPath:"#/properties/initialDelaySeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof n=="number"&&isFinite(n)){if(n>
2147483647||isNaN(n)){let d={instancePath:t+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:2147483647}};e===null?e=[d]:e.push(d),r++}if(n<-2147483648||isNaN(n)){let d={instancePath:t+"/initialDelaySeconds",schemaPath:"#/properties/initialDela\
ySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[d]:e.push(d),r++}}}if(s.periodSeconds!==void 0){let n=s.periodSeconds;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let d={instancePath:t+"/periodSeconds",schemaPath:"#/properties/periodSeconds/type",keyword:"type",params:{
type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let d={instancePath:t+"/periodSeconds",schemaPath:"\
#/properties/periodSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[d]:e.push(d),r++}if(n<-2147483648||isNaN(n)){let d={
instancePath:t+"/periodSeconds",schemaPath:"#/properties/periodSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[d]:e.push(
d),r++}}}if(s.successThreshold!==void 0){let n=s.successThreshold;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let d={instancePath:t+"/successThres\
hold",schemaPath:"#/properties/successThreshold/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof n=="number"&&isFinite(n)){if(n>
2147483647||isNaN(n)){let d={instancePath:t+"/successThreshold",schemaPath:"#/properties/successThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[d]:e.push(d),r++}if(n<-2147483648||isNaN(n)){let d={instancePath:t+"/successThreshold",schemaPath:"#/properties/successThreshold/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[d]:e.push(d),r++}}}if(s.tcpSocket!==void 0){let n=s.tcpSocket,d=r;if(n&&typeof n=="object"&&!Array.
isArray(n)&&n.port===void 0){let a={instancePath:t+"/tcpSocket",schemaPath:"#/properties/tcpSocket/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
port"}};e===null?e=[a]:e.push(a),r++}var p=d===r;if(!p){let a={instancePath:t+"/tcpSocket",schemaPath:"#/properties/tcpSocket/unlessRewritten",keyword:"unlessRe\
written",params:{}};e===null?e=[a]:e.push(a),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a==="host"||a==="port")){let l={instancePath:t+
"/tcpSocket",schemaPath:"#/properties/tcpSocket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}
if(n.host!==void 0&&typeof n.host!="string"){let a={instancePath:t+"/tcpSocket/host",schemaPath:"#/properties/tcpSocket/properties/host/type",keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.port!==void 0){let a=n.port;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&typeof a!="string"){let l={
instancePath:t+"/tcpSocket/port",schemaPath:"#/properties/tcpSocket/properties/port/type",keyword:"type",params:{type:ur.properties.tcpSocket.properties.port.type}};
e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:t+"/tcpSocket",schemaPath:"#/properties/tcpSocket/type",keyword:"type",params:{type:"object"}};e===null?
e=[a]:e.push(a),r++}}if(s.timeoutSeconds!==void 0){let n=s.timeoutSeconds;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let d={instancePath:t+"/time\
outSeconds",schemaPath:"#/properties/timeoutSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof n=="number"&&isFinite(n)){
if(n>2147483647||isNaN(n)){let d={instancePath:t+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[d]:e.push(d),r++}if(n<-2147483648||isNaN(n)){let d={instancePath:t+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/minimum",keyword:"minim\
um",params:{comparison:">=",limit:-2147483648}};e===null?e=[d]:e.push(d),r++}}}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[n]:e.push(n),r++}return Ie.errors=e,r===0}function xe(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="networkData"||o==="networkDataBase64"||o==="networkDataSecretRef"||o==="secretRef"||o==="userData"||o==="userDataBase64")){let i={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(i),r++}if(s.networkData!==void 0&&typeof s.networkData!=
"string"){let o={instancePath:t+"/networkData",schemaPath:"#/properties/networkData/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.
networkDataBase64!==void 0&&typeof s.networkDataBase64!="string"){let o={instancePath:t+"/networkDataBase64",schemaPath:"#/properties/networkDataBase64/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.networkDataSecretRef!==void 0){let o=s.networkDataSecretRef;if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let i in o)if(i!=="name"){let p={instancePath:t+"/networkDataSecretRef",schemaPath:"#/properties/networkDataSecretRef/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.name!==void 0&&typeof o.name!="string"){let i={instancePath:t+"/networkDataS\
ecretRef/name",schemaPath:"#/properties/networkDataSecretRef/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={
instancePath:t+"/networkDataSecretRef",schemaPath:"#/properties/networkDataSecretRef/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}
if(s.secretRef!==void 0){let o=s.secretRef;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(i!=="name"){let p={instancePath:t+"/secretRef",schemaPath:"\
#/properties/secretRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.name!==void 0&&typeof o.
name!="string"){let i={instancePath:t+"/secretRef/name",schemaPath:"#/properties/secretRef/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}if(s.userData!==void 0&&typeof s.userData!="string"){let o={instancePath:t+"/userData",schemaPath:"#/properties/userData/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),r++}if(s.userDataBase64!==void 0&&typeof s.userDataBase64!="string"){let o={instancePath:t+"/userDataBase64",schemaPath:"#/pr\
operties/userDataBase64/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return xe.errors=e,r===0}function je(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.name===void 0){
let p={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[p]:e.push(p),r++}var i=o===r;if(!i){
let p={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let p in s)if(!(p==="hotpluggable"||p==="name")){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[n]:e.push(n),r++}if(s.hotpluggable!==void 0&&typeof s.hotpluggable!="boolean"){let p={instancePath:t+"/hotpluggable",schemaPath:"#/properties/hotplu\
ggable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(s.name!==void 0&&typeof s.name!="string"){let p={instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),r++}return je.errors=e,r===0}function te(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.claimName===
void 0){let p={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"claimName"}};e===null?e=[p]:e.push(p),r++}var i=o===
r;if(!i){let p={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[p]:e.push(p),r++}if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let p in s)if(!(p==="claimName"||p==="hotpluggable"||p==="readOnly")){let n={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(s.claimName!==void 0&&typeof s.claimName!="string"){let p={instancePath:t+"/claimN\
ame",schemaPath:"#/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.hotpluggable!==void 0&&typeof s.hotpluggable!=
"boolean"){let p={instancePath:t+"/hotpluggable",schemaPath:"#/properties/hotpluggable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}
if(s.readOnly!==void 0&&typeof s.readOnly!="boolean"){let p={instancePath:t+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boo\
lean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return te.
errors=e,r===0}var Je=(hr(),Jr(fr)).duplicates;function oe(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.template===void 0){let U={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"template"}};e===null?
e=[U]:e.push(U),r++}for(let U in s)if(!(U==="dataVolumeTemplates"||U==="instancetype"||U==="preference"||U==="runStrategy"||U==="running"||U==="template"||U==="\
updateVolumesStrategy")){let $={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:U}};e===null?e=[$]:
e.push($),r++}if(s.dataVolumeTemplates!==void 0){let U=s.dataVolumeTemplates;if(Array.isArray(U)){let $=U.length;for(let B=0;B<$;B++){let D=U[B];if(!(D&&typeof D==
"object"&&!Array.isArray(D))&&D!==null){let y={instancePath:t+"/dataVolumeTemplates/"+B,schemaPath:"#/properties/dataVolumeTemplates/items/type",keyword:"type",
params:{type:Y.properties.dataVolumeTemplates.items.type}};e===null?e=[y]:e.push(y),r++}let M=r;if(D&&typeof D=="object"&&!Array.isArray(D)&&D.spec===void 0){let y={
instancePath:t+"/dataVolumeTemplates/"+B,schemaPath:"#/properties/dataVolumeTemplates/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
spec"}};e===null?e=[y]:e.push(y),r++}var o=M===r;if(!o){let y={instancePath:t+"/dataVolumeTemplates/"+B,schemaPath:"#/properties/dataVolumeTemplates/items/unles\
sRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[y]:e.push(y),r++}if(D&&typeof D=="object"&&!Array.isArray(D)){for(let y in D)if(!(y==="apiVersion"||
y==="kind"||y==="metadata"||y==="spec"||y==="status")){let c={instancePath:t+"/dataVolumeTemplates/"+B,schemaPath:"#/properties/dataVolumeTemplates/items/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[c]:e.push(c),r++}if(D.apiVersion!==void 0&&typeof D.apiVersion!="strin\
g"){let y={instancePath:t+"/dataVolumeTemplates/"+B+"/apiVersion",schemaPath:"#/properties/dataVolumeTemplates/items/properties/apiVersion/type",keyword:"type",
params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(D.kind!==void 0&&typeof D.kind!="string"){let y={instancePath:t+"/dataVolumeTemplates/"+B+"/kind",schemaPath:"\
#/properties/dataVolumeTemplates/items/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(D.metadata!==void 0&&(re(D.metadata,
{instancePath:t+"/dataVolumeTemplates/"+B+"/metadata",parentData:D,parentDataProperty:"metadata",rootData:v})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),
D.spec!==void 0){let y=D.spec;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let c in y)if(!Z.call(Y.properties.dataVolumeTemplates.items.properties.spec.properties,
c)){let h={instancePath:t+"/dataVolumeTemplates/"+B+"/spec",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:c}};e===null?e=[h]:e.push(h),r++}if(y.checkpoints!==void 0&&(Me(y.checkpoints,{instancePath:t+"/dataVolumeTemplat\
es/"+B+"/spec/checkpoints",parentData:y,parentDataProperty:"checkpoints",rootData:v})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),y.contentType!==void 0){
let c=y.contentType;if(typeof c!="string"){let h={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/contentType",schemaPath:"#/properties/dataVolumeTemplates/item\
s/properties/spec/properties/contentType/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(!(c==="kubevirt"||c==="archive")){let h={instancePath:t+
"/dataVolumeTemplates/"+B+"/spec/contentType",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/contentType/enum",keyword:"enum",params:{
allowedValues:Y.properties.dataVolumeTemplates.items.properties.spec.properties.contentType.enum}};e===null?e=[h]:e.push(h),r++}}if(y.finalCheckpoint!==void 0&&
typeof y.finalCheckpoint!="boolean"){let c={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/finalCheckpoint",schemaPath:"#/properties/dataVolumeTemplates/items/\
properties/spec/properties/finalCheckpoint/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(y.preallocation!==void 0&&typeof y.preallocation!=
"boolean"){let c={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/preallocation",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/p\
reallocation/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(y.priorityClassName!==void 0&&typeof y.priorityClassName!="string"){let c={
instancePath:t+"/dataVolumeTemplates/"+B+"/spec/priorityClassName",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/priorityClassNa\
me/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(y.pvc!==void 0&&(Be(y.pvc,{instancePath:t+"/dataVolumeTemplates/"+B+"/spec/pvc",
parentData:y,parentDataProperty:"pvc",rootData:v})||(e=e===null?Be.errors:e.concat(Be.errors),r=e.length)),y.source!==void 0){let c=y.source;if(c&&typeof c=="ob\
ject"&&!Array.isArray(c)){for(let h in c)if(!Z.call(Y.properties.dataVolumeTemplates.items.properties.spec.properties.source.properties,h)){let P={instancePath:t+
"/dataVolumeTemplates/"+B+"/spec/source",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(P),r++}if(c.blank!==void 0){let h=c.blank;if(h&&typeof h=="object"&&!Array.isArray(h))for(let P in h){
let f={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/blank",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/proper\
ties/blank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[f]:e.push(f),r++}else{let P={instancePath:t+"/dataVol\
umeTemplates/"+B+"/spec/source/blank",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/blank/type",keyword:"type",
params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if(c.gcs!==void 0&&(Ee(c.gcs,{instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/gcs",parentData:c,parentDataProperty:"\
gcs",rootData:v})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)),c.http!==void 0){let h=c.http,P=r;if(h&&typeof h=="object"&&!Array.isArray(h)&&h.url===
void 0){let f={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/http",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source\
/properties/http/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[f]:e.push(f),r++}var i=P===r;if(!i){let f={instancePath:t+
"/dataVolumeTemplates/"+B+"/spec/source/http",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/unlessRewritt\
en",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){for(let f in h)if(!(f==="certConfigMap"||f===
"extraHeaders"||f==="secretExtraHeaders"||f==="secretRef"||f==="url")){let b={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/http",schemaPath:"#/propert\
ies/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[b]:e.push(b),r++}if(h.certConfigMap!==void 0&&typeof h.certConfigMap!="string"){let f={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/http/c\
ertConfigMap",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/certConfigMap/type",keyword:"type",
params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(h.extraHeaders!==void 0){let f=h.extraHeaders;if(Array.isArray(f)){let b=f.length;for(let w=0;w<b;w++)if(typeof f[w]!=
"string"){let T={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/http/extraHeaders/"+w,schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec\
/properties/source/properties/http/properties/extraHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[T]:e.push(T),r++}}else{let b={instancePath:t+
"/dataVolumeTemplates/"+B+"/spec/source/http/extraHeaders",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/\
properties/extraHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}if(h.secretExtraHeaders!==void 0){let f=h.secretExtraHeaders;if(Array.
isArray(f)){let b=f.length;for(let w=0;w<b;w++)if(typeof f[w]!="string"){let T={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/http/secretExtraHeaders/"+
w,schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/secretExtraHeaders/items/type",keyword:"type",
params:{type:"string"}};e===null?e=[T]:e.push(T),r++}}else{let b={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/http/secretExtraHeaders",schemaPath:"#/\
properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/secretExtraHeaders/type",keyword:"type",params:{type:"array"}};
e===null?e=[b]:e.push(b),r++}}if(h.secretRef!==void 0&&typeof h.secretRef!="string"){let f={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/http/secretRe\
f",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/secretRef/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),r++}if(h.url!==void 0&&typeof h.url!="string"){let f={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/http/url",schemaPath:"\
#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=
[f]:e.push(f),r++}}else{let f={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/http",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/p\
roperties/source/properties/http/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(c.imageio!==void 0&&(Ge(c.imageio,{instancePath:t+
"/dataVolumeTemplates/"+B+"/spec/source/imageio",parentData:c,parentDataProperty:"imageio",rootData:v})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),
c.pvc!==void 0&&(H(c.pvc,{instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/pvc",parentData:c,parentDataProperty:"pvc",rootData:v})||(e=e===null?H.errors:e.
concat(H.errors),r=e.length)),c.registry!==void 0&&(Ue(c.registry,{instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/registry",parentData:c,parentDataProperty:"\
registry",rootData:v})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),c.s3!==void 0&&(Ke(c.s3,{instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/s\
3",parentData:c,parentDataProperty:"s3",rootData:v})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length)),c.snapshot!==void 0&&(H(c.snapshot,{instancePath:t+
"/dataVolumeTemplates/"+B+"/spec/source/snapshot",parentData:c,parentDataProperty:"snapshot",rootData:v})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),
c.upload!==void 0){let h=c.upload;if(h&&typeof h=="object"&&!Array.isArray(h))for(let P in h){let f={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/uplo\
ad",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/upload/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:P}};e===null?e=[f]:e.push(f),r++}else{let P={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/upload",schemaPath:"#/properties/\
dataVolumeTemplates/items/properties/spec/properties/source/properties/upload/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}c.vddk!==
void 0&&(ze(c.vddk,{instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source/vddk",parentData:c,parentDataProperty:"vddk",rootData:v})||(e=e===null?ze.errors:e.concat(
ze.errors),r=e.length))}else{let h={instancePath:t+"/dataVolumeTemplates/"+B+"/spec/source",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/p\
roperties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}y.sourceRef!==void 0&&(_e(y.sourceRef,{instancePath:t+"/dataVolumeTe\
mplates/"+B+"/spec/sourceRef",parentData:y,parentDataProperty:"sourceRef",rootData:v})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),y.storage!==void 0&&
(Le(y.storage,{instancePath:t+"/dataVolumeTemplates/"+B+"/spec/storage",parentData:y,parentDataProperty:"storage",rootData:v})||(e=e===null?Le.errors:e.concat(Le.
errors),r=e.length))}else{let c={instancePath:t+"/dataVolumeTemplates/"+B+"/spec",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/type",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(D.status!==void 0){let y=D.status;if(!(y&&typeof y=="object"&&!Array.isArray(y))&&y!==null){let c={
instancePath:t+"/dataVolumeTemplates/"+B+"/status",schemaPath:"#/properties/dataVolumeTemplates/items/properties/status/type",keyword:"type",params:{type:Y.properties.
dataVolumeTemplates.items.properties.status.type}};e===null?e=[c]:e.push(c),r++}if(y&&typeof y=="object"&&!Array.isArray(y))for(let c in y){let h={instancePath:t+
"/dataVolumeTemplates/"+B+"/status",schemaPath:"#/properties/dataVolumeTemplates/items/properties/status/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c}};e===null?e=[h]:e.push(h),r++}}}}}else{let $={instancePath:t+"/dataVolumeTemplates",schemaPath:"#/properties/dataVolumeTemplates/type",keyword:"\
type",params:{type:"array"}};e===null?e=[$]:e.push($),r++}}if(s.instancetype!==void 0&&(De(s.instancetype,{instancePath:t+"/instancetype",parentData:s,parentDataProperty:"\
instancetype",rootData:v})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),s.preference!==void 0&&(De(s.preference,{instancePath:t+"/preference",parentData:s,
parentDataProperty:"preference",rootData:v})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),s.runStrategy!==void 0&&typeof s.runStrategy!="string"){let U={
instancePath:t+"/runStrategy",schemaPath:"#/properties/runStrategy/type",keyword:"type",params:{type:"string"}};e===null?e=[U]:e.push(U),r++}if(s.running!==void 0&&
typeof s.running!="boolean"){let U={instancePath:t+"/running",schemaPath:"#/properties/running/type",keyword:"type",params:{type:"boolean"}};e===null?e=[U]:e.push(
U),r++}if(s.template!==void 0){let U=s.template;if(U&&typeof U=="object"&&!Array.isArray(U)){for(let $ in U)if(!($==="metadata"||$==="spec")){let B={instancePath:t+
"/template",schemaPath:"#/properties/template/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[B]:e.push(B),r++}if(U.
metadata!==void 0&&(re(U.metadata,{instancePath:t+"/template/metadata",parentData:U,parentDataProperty:"metadata",rootData:v})||(e=e===null?re.errors:e.concat(re.
errors),r=e.length)),U.spec!==void 0){let $=U.spec,B=r;if($&&typeof $=="object"&&!Array.isArray($)&&$.domain===void 0){let D={instancePath:t+"/template/spec",schemaPath:"\
#/properties/template/properties/spec/unlessRewritten/required",keyword:"required",params:{missingProperty:"domain"}};e===null?e=[D]:e.push(D),r++}var p=B===r;if(!p){
let D={instancePath:t+"/template/spec",schemaPath:"#/properties/template/properties/spec/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[D]:e.
push(D),r++}if($&&typeof $=="object"&&!Array.isArray($)){for(let D in $)if(!Z.call(Y.properties.template.properties.spec.properties,D)){let M={instancePath:t+"/\
template/spec",schemaPath:"#/properties/template/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}};e===null?e=
[M]:e.push(M),r++}if($.accessCredentials!==void 0){let D=$.accessCredentials;if(Array.isArray(D)){if(D.length>256){let y={instancePath:t+"/template/spec/accessC\
redentials",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[y]:e.push(
y),r++}let M=D.length;for(let y=0;y<M;y++){let c=D[y];if(c&&typeof c=="object"&&!Array.isArray(c)){for(let h in c)if(!(h==="sshPublicKey"||h==="userPassword")){
let P={instancePath:t+"/template/spec/accessCredentials/"+y,schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(P),r++}if(c.sshPublicKey!==void 0){let h=c.sshPublicKey,P=r;if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.propagationMethod===void 0){let f={instancePath:t+"/template/spec/accessCredentials/"+y+"/sshPublicKey",schemaPath:"#/properti\
es/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/unlessRewritten/required",keyword:"required",params:{missingProperty:"pro\
pagationMethod"}};e===null?e=[f]:e.push(f),r++}if(h.source===void 0){let f={instancePath:t+"/template/spec/accessCredentials/"+y+"/sshPublicKey",schemaPath:"#/p\
roperties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
source"}};e===null?e=[f]:e.push(f),r++}}var n=P===r;if(!n){let f={instancePath:t+"/template/spec/accessCredentials/"+y+"/sshPublicKey",schemaPath:"#/properties/\
template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(
f),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){for(let f in h)if(!(f==="propagationMethod"||f==="source")){let b={instancePath:t+"/template/spec/accessCred\
entials/"+y+"/sshPublicKey",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:f}};e===null?e=[b]:e.push(b),r++}if(h.propagationMethod!==void 0){let f=h.propagationMethod;if(f&&typeof f=="ob\
ject"&&!Array.isArray(f)){for(let b in f)if(!(b==="configDrive"||b==="noCloud"||b==="qemuGuestAgent")){let w={instancePath:t+"/template/spec/accessCredentials/"+
y+"/sshPublicKey/propagationMethod",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/properties/prop\
agationMethod/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[w]:e.push(w),r++}if(f.configDrive!==void 0){let b=f.
configDrive;if(b&&typeof b=="object"&&!Array.isArray(b))for(let w in b){let T={instancePath:t+"/template/spec/accessCredentials/"+y+"/sshPublicKey/propagationMe\
thod/configDrive",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/prop\
erties/configDrive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[T]:e.push(T),r++}else{let w={instancePath:t+"\
/template/spec/accessCredentials/"+y+"/sshPublicKey/propagationMethod/configDrive",schemaPath:"#/properties/template/properties/spec/properties/accessCredential\
s/items/properties/sshPublicKey/properties/propagationMethod/properties/configDrive/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}if(f.
noCloud!==void 0){let b=f.noCloud;if(b&&typeof b=="object"&&!Array.isArray(b))for(let w in b){let T={instancePath:t+"/template/spec/accessCredentials/"+y+"/sshP\
ublicKey/propagationMethod/noCloud",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/properties/prop\
agationMethod/properties/noCloud/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[T]:e.push(T),r++}else{let w={instancePath:t+
"/template/spec/accessCredentials/"+y+"/sshPublicKey/propagationMethod/noCloud",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/i\
tems/properties/sshPublicKey/properties/propagationMethod/properties/noCloud/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}if(f.qemuGuestAgent!==
void 0){let b=f.qemuGuestAgent;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.users===void 0){let w={instancePath:t+"/template/spec/accessCredentials/"+y+"/s\
shPublicKey/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/prope\
rties/propagationMethod/properties/qemuGuestAgent/required",keyword:"required",params:{missingProperty:"users"}};e===null?e=[w]:e.push(w),r++}for(let w in b)if(w!==
"users"){let T={instancePath:t+"/template/spec/accessCredentials/"+y+"/sshPublicKey/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/template/properti\
es/spec/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/properties/qemuGuestAgent/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:w}};e===null?e=[T]:e.push(T),r++}if(b.users!==void 0){let w=b.users;if(Array.isArray(w)){let T=w.length;for(let V=0;V<
T;V++)if(typeof w[V]!="string"){let K={instancePath:t+"/template/spec/accessCredentials/"+y+"/sshPublicKey/propagationMethod/qemuGuestAgent/users/"+V,schemaPath:"\
#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/properties/qemuGuestAgent/properti\
es/users/items/type",keyword:"type",params:{type:"string"}};e===null?e=[K]:e.push(K),r++}let O=Je(w,Y.properties.template.properties.spec.properties.accessCredentials.
items.properties.sshPublicKey.properties.propagationMethod.properties.qemuGuestAgent.properties.users.distinct);if(O.length>0){let V={instancePath:t+"/template/\
spec/accessCredentials/"+y+"/sshPublicKey/propagationMethod/qemuGuestAgent/users",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials\
/items/properties/sshPublicKey/properties/propagationMethod/properties/qemuGuestAgent/properties/users/distinct",keyword:"distinct",params:{indices:O}};e===null?
e=[V]:e.push(V),r++}}else{let T={instancePath:t+"/template/spec/accessCredentials/"+y+"/sshPublicKey/propagationMethod/qemuGuestAgent/users",schemaPath:"#/prope\
rties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/properties/qemuGuestAgent/properties/user\
s/type",keyword:"type",params:{type:"array"}};e===null?e=[T]:e.push(T),r++}}}else{let w={instancePath:t+"/template/spec/accessCredentials/"+y+"/sshPublicKey/pro\
pagationMethod/qemuGuestAgent",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/properties/propagati\
onMethod/properties/qemuGuestAgent/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}}else{let b={instancePath:t+"/template/spec/access\
Credentials/"+y+"/sshPublicKey/propagationMethod",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/sshPublicKey/p\
roperties/propagationMethod/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}h.source!==void 0&&(qe(h.source,{instancePath:t+"/templat\
e/spec/accessCredentials/"+y+"/sshPublicKey/source",parentData:h,parentDataProperty:"source",rootData:v})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length))}else{
let f={instancePath:t+"/template/spec/accessCredentials/"+y+"/sshPublicKey",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items\
/properties/sshPublicKey/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(c.userPassword!==void 0){let h=c.userPassword,P=r;if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.propagationMethod===void 0){let f={instancePath:t+"/template/spec/accessCredentials/"+y+"/userPassword",schemaPath:"#/properti\
es/template/properties/spec/properties/accessCredentials/items/properties/userPassword/unlessRewritten/required",keyword:"required",params:{missingProperty:"pro\
pagationMethod"}};e===null?e=[f]:e.push(f),r++}if(h.source===void 0){let f={instancePath:t+"/template/spec/accessCredentials/"+y+"/userPassword",schemaPath:"#/p\
roperties/template/properties/spec/properties/accessCredentials/items/properties/userPassword/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
source"}};e===null?e=[f]:e.push(f),r++}}var d=P===r;if(!d){let f={instancePath:t+"/template/spec/accessCredentials/"+y+"/userPassword",schemaPath:"#/properties/\
template/properties/spec/properties/accessCredentials/items/properties/userPassword/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(
f),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){for(let f in h)if(!(f==="propagationMethod"||f==="source")){let b={instancePath:t+"/template/spec/accessCred\
entials/"+y+"/userPassword",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/userPassword/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:f}};e===null?e=[b]:e.push(b),r++}if(h.propagationMethod!==void 0){let f=h.propagationMethod;if(f&&typeof f=="ob\
ject"&&!Array.isArray(f)){for(let b in f)if(b!=="qemuGuestAgent"){let w={instancePath:t+"/template/spec/accessCredentials/"+y+"/userPassword/propagationMethod",
schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/userPassword/properties/propagationMethod/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[w]:e.push(w),r++}if(f.qemuGuestAgent!==void 0){let b=f.qemuGuestAgent;if(b&&typeof b==
"object"&&!Array.isArray(b))for(let w in b){let T={instancePath:t+"/template/spec/accessCredentials/"+y+"/userPassword/propagationMethod/qemuGuestAgent",schemaPath:"\
#/properties/template/properties/spec/properties/accessCredentials/items/properties/userPassword/properties/propagationMethod/properties/qemuGuestAgent/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[T]:e.push(T),r++}else{let w={instancePath:t+"/template/spec/accessCreden\
tials/"+y+"/userPassword/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/properties/userP\
assword/properties/propagationMethod/properties/qemuGuestAgent/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}}else{let b={instancePath:t+
"/template/spec/accessCredentials/"+y+"/userPassword/propagationMethod",schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/pro\
perties/userPassword/properties/propagationMethod/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}h.source!==void 0&&(qe(h.source,{instancePath:t+
"/template/spec/accessCredentials/"+y+"/userPassword/source",parentData:h,parentDataProperty:"source",rootData:v})||(e=e===null?qe.errors:e.concat(qe.errors),r=
e.length))}else{let f={instancePath:t+"/template/spec/accessCredentials/"+y+"/userPassword",schemaPath:"#/properties/template/properties/spec/properties/accessC\
redentials/items/properties/userPassword/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let h={instancePath:t+"/template/spec/\
accessCredentials/"+y,schemaPath:"#/properties/template/properties/spec/properties/accessCredentials/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[h]:e.push(h),r++}}}else{let M={instancePath:t+"/template/spec/accessCredentials",schemaPath:"#/properties/template/properties/spec/properties/accessCredentia\
ls/type",keyword:"type",params:{type:"array"}};e===null?e=[M]:e.push(M),r++}}if($.affinity!==void 0){let D=$.affinity;if(D&&typeof D=="object"&&!Array.isArray(D)){
for(let M in D)if(!(M==="nodeAffinity"||M==="podAffinity"||M==="podAntiAffinity")){let y={instancePath:t+"/template/spec/affinity",schemaPath:"#/properties/temp\
late/properties/spec/properties/affinity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:M}};e===null?e=[y]:e.push(y),r++}if(D.nodeAffinity!==
void 0){let M=D.nodeAffinity;if(M&&typeof M=="object"&&!Array.isArray(M)){for(let y in M)if(!(y==="preferredDuringSchedulingIgnoredDuringExecution"||y==="requir\
edDuringSchedulingIgnoredDuringExecution")){let c={instancePath:t+"/template/spec/affinity/nodeAffinity",schemaPath:"#/properties/template/properties/spec/prope\
rties/affinity/properties/nodeAffinity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[c]:e.push(c),r++}if(M.preferredDuringSchedulingIgnoredDuringExecution!==
void 0){let y=M.preferredDuringSchedulingIgnoredDuringExecution;if(Array.isArray(y)){let c=y.length;for(let h=0;h<c;h++){let P=y[h],f=r;if(P&&typeof P=="object"&&
!Array.isArray(P)){if(P.preference===void 0){let b={instancePath:t+"/template/spec/affinity/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+h,schemaPath:"\
#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritt\
en/required",keyword:"required",params:{missingProperty:"preference"}};e===null?e=[b]:e.push(b),r++}if(P.weight===void 0){let b={instancePath:t+"/template/spec/\
affinity/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+h,schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/nodeA\
ffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"weight"}};e===null?
e=[b]:e.push(b),r++}}var a=f===r;if(!a){let b={instancePath:t+"/template/spec/affinity/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+h,schemaPath:"\
#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritt\
en",keyword:"unlessRewritten",params:{}};e===null?e=[b]:e.push(b),r++}if(P&&typeof P=="object"&&!Array.isArray(P)){for(let b in P)if(!(b==="preference"||b==="we\
ight")){let w={instancePath:t+"/template/spec/affinity/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+h,schemaPath:"#/properties/template/proper\
ties/spec/properties/affinity/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:b}};e===null?e=[w]:e.push(w),r++}if(P.preference!==void 0&&(Te(P.preference,{instancePath:t+"/template/spec/affinity/node\
Affinity/preferredDuringSchedulingIgnoredDuringExecution/"+h+"/preference",parentData:P,parentDataProperty:"preference",rootData:v})||(e=e===null?Te.errors:e.concat(
Te.errors),r=e.length)),P.weight!==void 0){let b=P.weight;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b))){let w={instancePath:t+"/template/spec/affini\
ty/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+h+"/weight",schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/n\
odeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/properties/weight/type",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(
w),r++}if(typeof b=="number"&&isFinite(b)){if(b>2147483647||isNaN(b)){let w={instancePath:t+"/template/spec/affinity/nodeAffinity/preferredDuringSchedulingIgnor\
edDuringExecution/"+h+"/weight",schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/preferredDuringScheduli\
ngIgnoredDuringExecution/items/properties/weight/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[w]:e.push(w),r++}if(b<-2147483648||
isNaN(b)){let w={instancePath:t+"/template/spec/affinity/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+h+"/weight",schemaPath:"#/properties/tem\
plate/properties/spec/properties/affinity/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/properties/weight/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[w]:e.push(w),r++}}}}else{let b={instancePath:t+"/template/spec/affinity/nodeAffinity/preferredD\
uringSchedulingIgnoredDuringExecution/"+h,schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/preferredDuri\
ngSchedulingIgnoredDuringExecution/items/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}}else{let c={instancePath:t+"/template/spec/\
affinity/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/nodeAffi\
nity/properties/preferredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(M.requiredDuringSchedulingIgnoredDuringExecution!==
void 0){let y=M.requiredDuringSchedulingIgnoredDuringExecution;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.nodeSelectorTerms===void 0){let c={instancePath:t+
"/template/spec/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/template/properties/spec/properties/affinity/prop\
erties/nodeAffinity/properties/requiredDuringSchedulingIgnoredDuringExecution/required",keyword:"required",params:{missingProperty:"nodeSelectorTerms"}};e===null?
e=[c]:e.push(c),r++}for(let c in y)if(c!=="nodeSelectorTerms"){let h={instancePath:t+"/template/spec/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuring\
Execution",schemaPath:"#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/requiredDuringSchedulingIgnoredDuringExecuti\
on/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[h]:e.push(h),r++}if(y.nodeSelectorTerms!==void 0){let c=y.nodeSelectorTerms;
if(Array.isArray(c)){let h=c.length;for(let P=0;P<h;P++)Te(c[P],{instancePath:t+"/template/spec/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecu\
tion/nodeSelectorTerms/"+P,parentData:c,parentDataProperty:P,rootData:v})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)}else{let h={instancePath:t+"/te\
mplate/spec/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution/nodeSelectorTerms",schemaPath:"#/properties/template/properties/spec/properties\
/affinity/properties/nodeAffinity/properties/requiredDuringSchedulingIgnoredDuringExecution/properties/nodeSelectorTerms/type",keyword:"type",params:{type:"arra\
y"}};e===null?e=[h]:e.push(h),r++}}}else{let c={instancePath:t+"/template/spec/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"\
#/properties/template/properties/spec/properties/affinity/properties/nodeAffinity/properties/requiredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",
params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let y={instancePath:t+"/template/spec/affinity/nodeAffinity",schemaPath:"#/properties/template/prope\
rties/spec/properties/affinity/properties/nodeAffinity/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}D.podAffinity!==void 0&&(Ce(D.
podAffinity,{instancePath:t+"/template/spec/affinity/podAffinity",parentData:D,parentDataProperty:"podAffinity",rootData:v})||(e=e===null?Ce.errors:e.concat(Ce.
errors),r=e.length)),D.podAntiAffinity!==void 0&&(Ce(D.podAntiAffinity,{instancePath:t+"/template/spec/affinity/podAntiAffinity",parentData:D,parentDataProperty:"\
podAntiAffinity",rootData:v})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length))}else{let M={instancePath:t+"/template/spec/affinity",schemaPath:"#/propert\
ies/template/properties/spec/properties/affinity/type",keyword:"type",params:{type:"object"}};e===null?e=[M]:e.push(M),r++}}if($.architecture!==void 0&&typeof $.
architecture!="string"){let D={instancePath:t+"/template/spec/architecture",schemaPath:"#/properties/template/properties/spec/properties/architecture/type",keyword:"\
type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if($.dnsConfig!==void 0){let D=$.dnsConfig;if(D&&typeof D=="object"&&!Array.isArray(D)){for(let M in D)
if(!(M==="nameservers"||M==="options"||M==="searches")){let y={instancePath:t+"/template/spec/dnsConfig",schemaPath:"#/properties/template/properties/spec/prope\
rties/dnsConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:M}};e===null?e=[y]:e.push(y),r++}if(D.nameservers!==void 0){let M=D.
nameservers;if(Array.isArray(M)){let y=M.length;for(let c=0;c<y;c++)if(typeof M[c]!="string"){let h={instancePath:t+"/template/spec/dnsConfig/nameservers/"+c,schemaPath:"\
#/properties/template/properties/spec/properties/dnsConfig/properties/nameservers/items/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{
let y={instancePath:t+"/template/spec/dnsConfig/nameservers",schemaPath:"#/properties/template/properties/spec/properties/dnsConfig/properties/nameservers/type",
keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(D.options!==void 0){let M=D.options;if(Array.isArray(M)){let y=M.length;for(let c=0;c<y;c++){
let h=M[c];if(h&&typeof h=="object"&&!Array.isArray(h)){for(let P in h)if(!(P==="name"||P==="value")){let f={instancePath:t+"/template/spec/dnsConfig/options/"+
c,schemaPath:"#/properties/template/properties/spec/properties/dnsConfig/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};
e===null?e=[f]:e.push(f),r++}if(h.name!==void 0&&typeof h.name!="string"){let P={instancePath:t+"/template/spec/dnsConfig/options/"+c+"/name",schemaPath:"#/prop\
erties/template/properties/spec/properties/dnsConfig/properties/options/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(
P),r++}if(h.value!==void 0&&typeof h.value!="string"){let P={instancePath:t+"/template/spec/dnsConfig/options/"+c+"/value",schemaPath:"#/properties/template/pro\
perties/spec/properties/dnsConfig/properties/options/items/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}else{let P={
instancePath:t+"/template/spec/dnsConfig/options/"+c,schemaPath:"#/properties/template/properties/spec/properties/dnsConfig/properties/options/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}}else{let y={instancePath:t+"/template/spec/dnsConfig/options",schemaPath:"#/properties/template/pro\
perties/spec/properties/dnsConfig/properties/options/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(D.searches!==void 0){let M=D.searches;
if(Array.isArray(M)){let y=M.length;for(let c=0;c<y;c++)if(typeof M[c]!="string"){let h={instancePath:t+"/template/spec/dnsConfig/searches/"+c,schemaPath:"#/pro\
perties/template/properties/spec/properties/dnsConfig/properties/searches/items/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{
let y={instancePath:t+"/template/spec/dnsConfig/searches",schemaPath:"#/properties/template/properties/spec/properties/dnsConfig/properties/searches/type",keyword:"\
type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}}else{let M={instancePath:t+"/template/spec/dnsConfig",schemaPath:"#/properties/template/properties/s\
pec/properties/dnsConfig/type",keyword:"type",params:{type:"object"}};e===null?e=[M]:e.push(M),r++}}if($.dnsPolicy!==void 0&&typeof $.dnsPolicy!="string"){let D={
instancePath:t+"/template/spec/dnsPolicy",schemaPath:"#/properties/template/properties/spec/properties/dnsPolicy/type",keyword:"type",params:{type:"string"}};e===
null?e=[D]:e.push(D),r++}if($.domain!==void 0){let D=$.domain,M=r;if(D&&typeof D=="object"&&!Array.isArray(D)&&D.devices===void 0){let y={instancePath:t+"/templ\
ate/spec/domain",schemaPath:"#/properties/template/properties/spec/properties/domain/unlessRewritten/required",keyword:"required",params:{missingProperty:"devic\
es"}};e===null?e=[y]:e.push(y),r++}var l=M===r;if(!l){let y={instancePath:t+"/template/spec/domain",schemaPath:"#/properties/template/properties/spec/properties\
/domain/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[y]:e.push(y),r++}if(D&&typeof D=="object"&&!Array.isArray(D)){for(let y in D)if(!Z.call(
Y.properties.template.properties.spec.properties.domain.properties,y)){let c={instancePath:t+"/template/spec/domain",schemaPath:"#/properties/template/propertie\
s/spec/properties/domain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[c]:e.push(c),r++}if(D.chassis!==void 0){
let y=D.chassis;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let c in y)if(!(c==="asset"||c==="manufacturer"||c==="serial"||c==="sku"||c==="version")){let h={
instancePath:t+"/template/spec/domain/chassis",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/chassis/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c}};e===null?e=[h]:e.push(h),r++}if(y.asset!==void 0&&typeof y.asset!="string"){let c={instancePath:t+"/templat\
e/spec/domain/chassis/asset",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/chassis/properties/asset/type",keyword:"type",params:{
type:"string"}};e===null?e=[c]:e.push(c),r++}if(y.manufacturer!==void 0&&typeof y.manufacturer!="string"){let c={instancePath:t+"/template/spec/domain/chassis/m\
anufacturer",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/chassis/properties/manufacturer/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[c]:e.push(c),r++}if(y.serial!==void 0&&typeof y.serial!="string"){let c={instancePath:t+"/template/spec/domain/chassis/serial",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/chassis/properties/serial/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(
c),r++}if(y.sku!==void 0&&typeof y.sku!="string"){let c={instancePath:t+"/template/spec/domain/chassis/sku",schemaPath:"#/properties/template/properties/spec/pr\
operties/domain/properties/chassis/properties/sku/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(y.version!==void 0&&typeof y.version!=
"string"){let c={instancePath:t+"/template/spec/domain/chassis/version",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/chassis/p\
roperties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/template/spec/domain/chassis",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/chassis/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(D.clock!==
void 0){let y=D.clock;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.timer!==void 0&&(ce(y.timer,{instancePath:t+"/template/spec/domain/clock/timer",parentData:y,
parentDataProperty:"timer",rootData:v})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),y.timezone!==void 0&&typeof y.timezone!="string"){let c={instancePath:t+
"/template/spec/domain/clock/timezone",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/clock/properties/timezone/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(y.utc!==void 0){let c=y.utc;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let h in c)if(h!=="off\
setSeconds"){let P={instancePath:t+"/template/spec/domain/clock/utc",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/clock/proper\
ties/utc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(P),r++}if(c.offsetSeconds!==void 0){let h=c.offsetSeconds;
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let P={instancePath:t+"/template/spec/domain/clock/utc/offsetSeconds",schemaPath:"#/properties/templat\
e/properties/spec/properties/domain/properties/clock/properties/utc/properties/offsetSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(
P),r++}}}else{let h={instancePath:t+"/template/spec/domain/clock/utc",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/clock/prope\
rties/utc/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{let c={instancePath:t+"/template/spec/domain/clock",schemaPath:"#/pro\
perties/template/properties/spec/properties/domain/properties/clock/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(D.cpu!==void 0){
let y=D.cpu;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let c in y)if(!Z.call(Y.properties.template.properties.spec.properties.domain.properties.cpu.properties,
c)){let h={instancePath:t+"/template/spec/domain/cpu",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c}};e===null?e=[h]:e.push(h),r++}if(y.cores!==void 0){let c=y.cores;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c))){let h={instancePath:t+"/template/spec/domain/cpu/cores",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/propert\
ies/cores/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof c=="number"&&isFinite(c)){if(c>2147483647||isNaN(c)){let h={instancePath:t+
"/template/spec/domain/cpu/cores",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/cores/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}};e===null?e=[h]:e.push(h),r++}if(c<0||isNaN(c)){let h={instancePath:t+"/template/spec/domain/cpu/cores",schemaPath:"#/\
properties/template/properties/spec/properties/domain/properties/cpu/properties/cores/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:
e.push(h),r++}}}if(y.dedicatedCpuPlacement!==void 0&&typeof y.dedicatedCpuPlacement!="boolean"){let c={instancePath:t+"/template/spec/domain/cpu/dedicatedCpuPla\
cement",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/dedicatedCpuPlacement/type",keyword:"type",params:{type:"b\
oolean"}};e===null?e=[c]:e.push(c),r++}if(y.features!==void 0&&(de(y.features,{instancePath:t+"/template/spec/domain/cpu/features",parentData:y,parentDataProperty:"\
features",rootData:v})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),y.isolateEmulatorThread!==void 0&&typeof y.isolateEmulatorThread!="boolean"){let c={
instancePath:t+"/template/spec/domain/cpu/isolateEmulatorThread",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/i\
solateEmulatorThread/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(y.maxSockets!==void 0){let c=y.maxSockets;if(!(typeof c=="num\
ber"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let h={instancePath:t+"/template/spec/domain/cpu/maxSockets",schemaPath:"#/properties/template/properties/spec/properties\
/domain/properties/cpu/properties/maxSockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof c=="number"&&isFinite(c)){if(c>
2147483647||isNaN(c)){let h={instancePath:t+"/template/spec/domain/cpu/maxSockets",schemaPath:"#/properties/template/properties/spec/properties/domain/propertie\
s/cpu/properties/maxSockets/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[h]:e.push(h),r++}if(c<0||isNaN(c)){let h={instancePath:t+
"/template/spec/domain/cpu/maxSockets",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/maxSockets/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}if(y.model!==void 0&&typeof y.model!="string"){let c={instancePath:t+"/template/spec/d\
omain/cpu/model",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/model/type",keyword:"type",params:{type:"string"}};
e===null?e=[c]:e.push(c),r++}if(y.numa!==void 0&&(ue(y.numa,{instancePath:t+"/template/spec/domain/cpu/numa",parentData:y,parentDataProperty:"numa",rootData:v})||
(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),y.realtime!==void 0){let c=y.realtime;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let h in c)if(h!==
"mask"){let P={instancePath:t+"/template/spec/domain/cpu/realtime",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties\
/realtime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(P),r++}if(c.mask!==void 0&&typeof c.mask!="s\
tring"){let h={instancePath:t+"/template/spec/domain/cpu/realtime/mask",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/prope\
rties/realtime/properties/mask/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/template/spec/domain/cpu/\
realtime",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/realtime/type",keyword:"type",params:{type:"object"}};e===
null?e=[h]:e.push(h),r++}}if(y.sockets!==void 0){let c=y.sockets;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let h={instancePath:t+"/template/spec\
/domain/cpu/sockets",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/sockets/type",keyword:"type",params:{type:"in\
teger"}};e===null?e=[h]:e.push(h),r++}if(typeof c=="number"&&isFinite(c)){if(c>2147483647||isNaN(c)){let h={instancePath:t+"/template/spec/domain/cpu/sockets",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/cpu/properties/sockets/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[h]:e.push(h),r++}if(c<0||isNaN(c)){let h={instancePath:t+"/template/spec/domain/cpu/sockets",schemaPath:"#/properties/template/properties/spec/prope\
rties/domain/properties/cpu/properties/sockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}if(y.threads!==void 0){
let c=y.threads;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let h={instancePath:t+"/template/spec/domain/cpu/threads",schemaPath:"#/properties/tem\
plate/properties/spec/properties/domain/properties/cpu/properties/threads/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof c==
"number"&&isFinite(c)){if(c>2147483647||isNaN(c)){let h={instancePath:t+"/template/spec/domain/cpu/threads",schemaPath:"#/properties/template/properties/spec/pr\
operties/domain/properties/cpu/properties/threads/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[h]:e.push(h),r++}if(c<0||isNaN(
c)){let h={instancePath:t+"/template/spec/domain/cpu/threads",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/cpu/properties/thre\
ads/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}}else{let c={instancePath:t+"/template/spec/domain/cpu",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(D.devices!==
void 0){let y=D.devices;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let c in y)if(!Z.call(Y.properties.template.properties.spec.properties.domain.properties.
devices.properties,c)){let h={instancePath:t+"/template/spec/domain/devices",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devi\
ces/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[h]:e.push(h),r++}if(y.autoattachGraphicsDevice!==void 0&&typeof y.
autoattachGraphicsDevice!="boolean"){let c={instancePath:t+"/template/spec/domain/devices/autoattachGraphicsDevice",schemaPath:"#/properties/template/properties\
/spec/properties/domain/properties/devices/properties/autoattachGraphicsDevice/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(y.autoattachInputDevice!==
void 0&&typeof y.autoattachInputDevice!="boolean"){let c={instancePath:t+"/template/spec/domain/devices/autoattachInputDevice",schemaPath:"#/properties/template\
/properties/spec/properties/domain/properties/devices/properties/autoattachInputDevice/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}
if(y.autoattachMemBalloon!==void 0&&typeof y.autoattachMemBalloon!="boolean"){let c={instancePath:t+"/template/spec/domain/devices/autoattachMemBalloon",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/autoattachMemBalloon/type",keyword:"type",params:{type:"boolean"}};e===null?
e=[c]:e.push(c),r++}if(y.autoattachPodInterface!==void 0&&typeof y.autoattachPodInterface!="boolean"){let c={instancePath:t+"/template/spec/domain/devices/autoa\
ttachPodInterface",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/autoattachPodInterface/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(y.autoattachSerialConsole!==void 0&&typeof y.autoattachSerialConsole!="boolean"){let c={instancePath:t+
"/template/spec/domain/devices/autoattachSerialConsole",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/autoat\
tachSerialConsole/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(y.autoattachVSOCK!==void 0&&typeof y.autoattachVSOCK!="boolean"){
let c={instancePath:t+"/template/spec/domain/devices/autoattachVSOCK",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/pro\
perties/autoattachVSOCK/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(y.blockMultiQueue!==void 0&&typeof y.blockMultiQueue!="boo\
lean"){let c={instancePath:t+"/template/spec/domain/devices/blockMultiQueue",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devi\
ces/properties/blockMultiQueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(y.clientPassthrough!==void 0){let c=y.clientPassthrough;
if(c&&typeof c=="object"&&!Array.isArray(c))for(let h in c){let P={instancePath:t+"/template/spec/domain/devices/clientPassthrough",schemaPath:"#/properties/tem\
plate/properties/spec/properties/domain/properties/devices/properties/clientPassthrough/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};
e===null?e=[P]:e.push(P),r++}else{let h={instancePath:t+"/template/spec/domain/devices/clientPassthrough",schemaPath:"#/properties/template/properties/spec/prop\
erties/domain/properties/devices/properties/clientPassthrough/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(y.disableHotplug!==void 0&&
typeof y.disableHotplug!="boolean"){let c={instancePath:t+"/template/spec/domain/devices/disableHotplug",schemaPath:"#/properties/template/properties/spec/prope\
rties/domain/properties/devices/properties/disableHotplug/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(y.disks!==void 0){let c=y.
disks;if(Array.isArray(c)){if(c.length>256){let P={instancePath:t+"/template/spec/domain/devices/disks",schemaPath:"#/properties/template/properties/spec/proper\
ties/domain/properties/devices/properties/disks/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[P]:e.push(P),r++}let h=c.length;for(let P=0;P<h;P++)
ye(c[P],{instancePath:t+"/template/spec/domain/devices/disks/"+P,parentData:c,parentDataProperty:P,rootData:v})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)}else{
let h={instancePath:t+"/template/spec/domain/devices/disks",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/di\
sks/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(y.downwardMetrics!==void 0){let c=y.downwardMetrics;if(c&&typeof c=="object"&&!Array.
isArray(c))for(let h in c){let P={instancePath:t+"/template/spec/domain/devices/downwardMetrics",schemaPath:"#/properties/template/properties/spec/properties/do\
main/properties/devices/properties/downwardMetrics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(P),
r++}else{let h={instancePath:t+"/template/spec/domain/devices/downwardMetrics",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/de\
vices/properties/downwardMetrics/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(y.filesystems!==void 0){let c=y.filesystems;if(Array.
isArray(c)){let h=c.length;for(let P=0;P<h;P++){let f=c[P],b=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.name===void 0){let w={instancePath:t+"/template/sp\
ec/domain/devices/filesystems/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/filesystems/items/unlessRewr\
itten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[w]:e.push(w),r++}var u=b===r;if(!u){let w={instancePath:t+"/template/spec/domain\
/devices/filesystems/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/filesystems/items/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[w]:e.push(w),r++}if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.virtiofs===void 0){let w={instancePath:t+"/template/s\
pec/domain/devices/filesystems/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/filesystems/items/required",
keyword:"required",params:{missingProperty:"virtiofs"}};e===null?e=[w]:e.push(w),r++}for(let w in f)if(!(w==="name"||w==="virtiofs")){let T={instancePath:t+"/te\
mplate/spec/domain/devices/filesystems/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/filesystems/items/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[T]:e.push(T),r++}if(f.name!==void 0&&typeof f.name!="string"){let w={
instancePath:t+"/template/spec/domain/devices/filesystems/"+P+"/name",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/pro\
perties/filesystems/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(f.virtiofs!==void 0){let w=f.virtiofs;if(w&&
typeof w=="object"&&!Array.isArray(w))for(let T in w){let O={instancePath:t+"/template/spec/domain/devices/filesystems/"+P+"/virtiofs",schemaPath:"#/properties/\
template/properties/spec/properties/domain/properties/devices/properties/filesystems/items/properties/virtiofs/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:T}};e===null?e=[O]:e.push(O),r++}else{let T={instancePath:t+"/template/spec/domain/devices/filesystems/"+P+"/virtiofs",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/filesystems/items/properties/virtiofs/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[T]:e.push(T),r++}}}else{let w={instancePath:t+"/template/spec/domain/devices/filesystems/"+P,schemaPath:"#/properties/template/properties/s\
pec/properties/domain/properties/devices/properties/filesystems/items/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:t+
"/template/spec/domain/devices/filesystems",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/filesystems/type",
keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(y.gpus!==void 0&&(he(y.gpus,{instancePath:t+"/template/spec/domain/devices/gpus",parentData:y,
parentDataProperty:"gpus",rootData:v})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),y.hostDevices!==void 0&&(Pe(y.hostDevices,{instancePath:t+"/templ\
ate/spec/domain/devices/hostDevices",parentData:y,parentDataProperty:"hostDevices",rootData:v})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),y.inputs!==
void 0){let c=y.inputs;if(Array.isArray(c)){let h=c.length;for(let P=0;P<h;P++){let f=c[P],b=r;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.name===void 0){
let w={instancePath:t+"/template/spec/domain/devices/inputs/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/propertie\
s/inputs/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[w]:e.push(w),r++}if(f.type===void 0){let w={instancePath:t+
"/template/spec/domain/devices/inputs/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/inputs/items/unlessR\
ewritten/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[w]:e.push(w),r++}}var g=b===r;if(!g){let w={instancePath:t+"/template/spec/do\
main/devices/inputs/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/inputs/items/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[w]:e.push(w),r++}if(f&&typeof f=="object"&&!Array.isArray(f)){for(let w in f)if(!(w==="bus"||w==="name"||w==="type")){let T={
instancePath:t+"/template/spec/domain/devices/inputs/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/input\
s/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[T]:e.push(T),r++}if(f.bus!==void 0&&typeof f.bus!="strin\
g"){let w={instancePath:t+"/template/spec/domain/devices/inputs/"+P+"/bus",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/device\
s/properties/inputs/items/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(f.name!==void 0&&typeof f.name!="string"){
let w={instancePath:t+"/template/spec/domain/devices/inputs/"+P+"/name",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/p\
roperties/inputs/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(f.type!==void 0&&typeof f.type!="string"){let w={
instancePath:t+"/template/spec/domain/devices/inputs/"+P+"/type",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properti\
es/inputs/items/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:t+"/template/spec/domain/dev\
ices/inputs/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/inputs/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:t+"/template/spec/domain/devices/inputs",schemaPath:"#/properties/template/properties/spec/pro\
perties/domain/properties/devices/properties/inputs/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(y.interfaces!==void 0){let c=y.
interfaces;if(Array.isArray(c)){if(c.length>256){let P={instancePath:t+"/template/spec/domain/devices/interfaces",schemaPath:"#/properties/template/properties/s\
pec/properties/domain/properties/devices/properties/interfaces/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[P]:e.push(P),r++}let h=c.length;for(let P=0;P<
h;P++){let f=c[P],b=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.name===void 0){let w={instancePath:t+"/template/spec/domain/devices/interfaces/"+P,schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
name"}};e===null?e=[w]:e.push(w),r++}var m=b===r;if(!m){let w={instancePath:t+"/template/spec/domain/devices/interfaces/"+P,schemaPath:"#/properties/template/pr\
operties/spec/properties/domain/properties/devices/properties/interfaces/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[w]:e.push(w),r++}
if(f&&typeof f=="object"&&!Array.isArray(f)){for(let w in f)if(!Z.call(Y.properties.template.properties.spec.properties.domain.properties.devices.properties.interfaces.
items.properties,w)){let T={instancePath:t+"/template/spec/domain/devices/interfaces/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/pro\
perties/devices/properties/interfaces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[T]:e.push(T),r++}if(f.
acpiIndex!==void 0){let w=f.acpiIndex;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let T={instancePath:t+"/template/spec/domain/devices/interfaces/"+
P+"/acpiIndex",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/acpiIndex/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[T]:e.push(T),r++}}if(f.binding!==void 0){let w=f.binding,T=r;if(w&&typeof w=="object"&&!Array.isArray(w)&&w.name===void 0){
let O={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/binding",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/de\
vices/properties/interfaces/items/properties/binding/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[O]:e.push(O),r++}
var A=T===r;if(!A){let O={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/binding",schemaPath:"#/properties/template/properties/spec/properties/d\
omain/properties/devices/properties/interfaces/items/properties/binding/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[O]:e.push(O),r++}if(w&&
typeof w=="object"&&!Array.isArray(w)){for(let O in w)if(O!=="name"){let V={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/binding",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/binding/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:O}};e===null?e=[V]:e.push(V),r++}if(w.name!==void 0&&typeof w.name!="string"){let O={instancePath:t+"/template/spec/do\
main/devices/interfaces/"+P+"/binding/name",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/p\
roperties/binding/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:t+"/template/spec/domain/d\
evices/interfaces/"+P+"/binding",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/b\
inding/type",keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),r++}}if(f.bootOrder!==void 0){let w=f.bootOrder;if(!(typeof w=="number"&&!(w%1)&&!isNaN(
w)&&isFinite(w))){let T={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/bootOrder",schemaPath:"#/properties/template/properties/spec/properties/\
domain/properties/devices/properties/interfaces/items/properties/bootOrder/type",keyword:"type",params:{type:"integer"}};e===null?e=[T]:e.push(T),r++}if(typeof w==
"number"&&isFinite(w)&&(w<0||isNaN(w))){let T={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/bootOrder",schemaPath:"#/properties/template/prope\
rties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/bootOrder/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[T]:e.push(T),r++}}if(f.bridge!==void 0){let w=f.bridge;if(w&&typeof w=="object"&&!Array.isArray(w))for(let T in w){let O={instancePath:t+"/template/spec\
/domain/devices/interfaces/"+P+"/bridge",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/prop\
erties/bridge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[O]:e.push(O),r++}else{let T={instancePath:t+"/temp\
late/spec/domain/devices/interfaces/"+P+"/bridge",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/i\
tems/properties/bridge/type",keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}}if(f.dhcpOptions!==void 0){let w=f.dhcpOptions;if(w&&typeof w==
"object"&&!Array.isArray(w)){for(let T in w)if(!(T==="bootFileName"||T==="ntpServers"||T==="privateOptions"||T==="tftpServerName")){let O={instancePath:t+"/temp\
late/spec/domain/devices/interfaces/"+P+"/dhcpOptions",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfa\
ces/items/properties/dhcpOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[O]:e.push(O),r++}if(w.bootFileName!==
void 0&&typeof w.bootFileName!="string"){let T={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/dhcpOptions/bootFileName",schemaPath:"#/propertie\
s/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/bootFileName/type",keyword:"type",
params:{type:"string"}};e===null?e=[T]:e.push(T),r++}if(w.ntpServers!==void 0){let T=w.ntpServers;if(Array.isArray(T)){let O=T.length;for(let V=0;V<O;V++)if(typeof T[V]!=
"string"){let K={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/dhcpOptions/ntpServers/"+V,schemaPath:"#/properties/template/properties/spec/pro\
perties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/ntpServers/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[K]:e.push(K),r++}}else{let O={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/dhcpOptions/ntpServers",schemaPath:"#/properties/template/p\
roperties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/ntpServers/type",keyword:"type",params:{type:"\
array"}};e===null?e=[O]:e.push(O),r++}}if(w.privateOptions!==void 0){let T=w.privateOptions;if(Array.isArray(T)){let O=T.length;for(let V=0;V<O;V++){let K=T[V],
F=r;if(K&&typeof K=="object"&&!Array.isArray(K)){if(K.option===void 0){let E={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/dhcpOptions/private\
Options/"+V,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties\
/privateOptions/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"option"}};e===null?e=[E]:e.push(E),r++}if(K.value===void 0){let E={instancePath:t+
"/template/spec/domain/devices/interfaces/"+P+"/dhcpOptions/privateOptions/"+V,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/de\
vices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"v\
alue"}};e===null?e=[E]:e.push(E),r++}}var k=F===r;if(!k){let E={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/dhcpOptions/privateOptions/"+V,schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/un\
lessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[E]:e.push(E),r++}if(K&&typeof K=="object"&&!Array.isArray(K)){for(let E in K)if(!(E==="option"||
E==="value")){let Qe={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/dhcpOptions/privateOptions/"+V,schemaPath:"#/properties/template/properties\
/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:E}};e===null?e=[Qe]:e.push(Qe),r++}if(K.option!==void 0){let E=K.option;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&
isFinite(E))){let Qe={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/dhcpOptions/privateOptions/"+V+"/option",schemaPath:"#/properties/template/\
properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/properties/option/type",
keyword:"type",params:{type:"integer"}};e===null?e=[Qe]:e.push(Qe),r++}}if(K.value!==void 0&&typeof K.value!="string"){let E={instancePath:t+"/template/spec/dom\
ain/devices/interfaces/"+P+"/dhcpOptions/privateOptions/"+V+"/value",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/prop\
erties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[E]:e.push(
E),r++}}else{let E={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/dhcpOptions/privateOptions/"+V,schemaPath:"#/properties/template/properties/s\
pec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[E]:e.push(E),r++}}}else{let O={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/dhcpOptions/privateOptions",schemaPath:"#/pro\
perties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/type",keyword:"\
type",params:{type:"array"}};e===null?e=[O]:e.push(O),r++}}if(w.tftpServerName!==void 0&&typeof w.tftpServerName!="string"){let T={instancePath:t+"/template/spe\
c/domain/devices/interfaces/"+P+"/dhcpOptions/tftpServerName",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/\
interfaces/items/properties/dhcpOptions/properties/tftpServerName/type",keyword:"type",params:{type:"string"}};e===null?e=[T]:e.push(T),r++}}else{let T={instancePath:t+
"/template/spec/domain/devices/interfaces/"+P+"/dhcpOptions",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/i\
nterfaces/items/properties/dhcpOptions/type",keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}}if(f.macAddress!==void 0&&typeof f.macAddress!=
"string"){let w={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/macAddress",schemaPath:"#/properties/template/properties/spec/properties/domain/\
properties/devices/properties/interfaces/items/properties/macAddress/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(f.macvtap!==void 0){
let w=f.macvtap;if(w&&typeof w=="object"&&!Array.isArray(w))for(let T in w){let O={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/macvtap",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/macvtap/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:T}};e===null?e=[O]:e.push(O),r++}else{let T={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/macvtap",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/macvtap/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[T]:e.push(T),r++}}if(f.masquerade!==void 0){let w=f.masquerade;if(w&&typeof w=="object"&&!Array.isArray(w))for(let T in w){let O={instancePath:t+
"/template/spec/domain/devices/interfaces/"+P+"/masquerade",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/in\
terfaces/items/properties/masquerade/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[O]:e.push(O),r++}else{let T={
instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/masquerade",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/device\
s/properties/interfaces/items/properties/masquerade/type",keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}}if(f.model!==void 0&&typeof f.model!=
"string"){let w={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/model",schemaPath:"#/properties/template/properties/spec/properties/domain/prope\
rties/devices/properties/interfaces/items/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(f.name!==void 0&&typeof f.
name!="string"){let w={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/name",schemaPath:"#/properties/template/properties/spec/properties/domain/\
properties/devices/properties/interfaces/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(f.passt!==void 0){let w=f.
passt;if(w&&typeof w=="object"&&!Array.isArray(w))for(let T in w){let O={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/passt",schemaPath:"#/pro\
perties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/passt/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:T}};e===null?e=[O]:e.push(O),r++}else{let T={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/passt",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/passt/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[T]:e.push(T),r++}}if(f.passtBinding!==void 0){let w=f.passtBinding;if(w&&typeof w=="object"&&!Array.isArray(w))for(let T in w){let O={instancePath:t+
"/template/spec/domain/devices/interfaces/"+P+"/passtBinding",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/\
interfaces/items/properties/passtBinding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[O]:e.push(O),r++}else{let T={
instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/passtBinding",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devi\
ces/properties/interfaces/items/properties/passtBinding/type",keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}}if(f.pciAddress!==void 0&&typeof f.
pciAddress!="string"){let w={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/pciAddress",schemaPath:"#/properties/template/properties/spec/proper\
ties/domain/properties/devices/properties/interfaces/items/properties/pciAddress/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(f.
ports!==void 0){let w=f.ports;if(Array.isArray(w)){let T=w.length;for(let O=0;O<T;O++){let V=w[O],K=r;if(V&&typeof V=="object"&&!Array.isArray(V)&&V.port===void 0){
let F={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/ports/"+O,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/d\
evices/properties/interfaces/items/properties/ports/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"port"}};e===null?e=[F]:e.push(F),
r++}var j=K===r;if(!j){let F={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/ports/"+O,schemaPath:"#/properties/template/properties/spec/propert\
ies/domain/properties/devices/properties/interfaces/items/properties/ports/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[F]:e.push(F),
r++}if(V&&typeof V=="object"&&!Array.isArray(V)){for(let F in V)if(!(F==="name"||F==="port"||F==="protocol")){let E={instancePath:t+"/template/spec/domain/devic\
es/interfaces/"+P+"/ports/"+O,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/port\
s/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:F}};e===null?e=[E]:e.push(E),r++}if(V.name!==void 0&&typeof V.name!="str\
ing"){let F={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/ports/"+O+"/name",schemaPath:"#/properties/template/properties/spec/properties/domai\
n/properties/devices/properties/interfaces/items/properties/ports/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[F]:e.push(F),r++}
if(V.port!==void 0){let F=V.port;if(!(typeof F=="number"&&!(F%1)&&!isNaN(F)&&isFinite(F))){let E={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"\
/ports/"+O+"/port",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/ports/items/pro\
perties/port/type",keyword:"type",params:{type:"integer"}};e===null?e=[E]:e.push(E),r++}if(typeof F=="number"&&isFinite(F)){if(F>2147483647||isNaN(F)){let E={instancePath:t+
"/template/spec/domain/devices/interfaces/"+P+"/ports/"+O+"/port",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/propert\
ies/interfaces/items/properties/ports/items/properties/port/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[E]:e.push(E),r++}if(F<
-2147483648||isNaN(F)){let E={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/ports/"+O+"/port",schemaPath:"#/properties/template/properties/spec\
/properties/domain/properties/devices/properties/interfaces/items/properties/ports/items/properties/port/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};
e===null?e=[E]:e.push(E),r++}}}if(V.protocol!==void 0&&typeof V.protocol!="string"){let F={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/ports/"+
O+"/protocol",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/ports/items/properti\
es/protocol/type",keyword:"type",params:{type:"string"}};e===null?e=[F]:e.push(F),r++}}else{let F={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+
"/ports/"+O,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/ports/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[F]:e.push(F),r++}}}else{let T={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/ports",schemaPath:"#/pro\
perties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/ports/type",keyword:"type",params:{type:"array"}};e===
null?e=[T]:e.push(T),r++}}if(f.slirp!==void 0){let w=f.slirp;if(w&&typeof w=="object"&&!Array.isArray(w))for(let T in w){let O={instancePath:t+"/template/spec/d\
omain/devices/interfaces/"+P+"/slirp",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/propert\
ies/slirp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T}};e===null?e=[O]:e.push(O),r++}else{let T={instancePath:t+"/template\
/spec/domain/devices/interfaces/"+P+"/slirp",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/items/\
properties/slirp/type",keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}}if(f.sriov!==void 0){let w=f.sriov;if(w&&typeof w=="object"&&!Array.
isArray(w))for(let T in w){let O={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/sriov",schemaPath:"#/properties/template/properties/spec/proper\
ties/domain/properties/devices/properties/interfaces/items/properties/sriov/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T}};
e===null?e=[O]:e.push(O),r++}else{let T={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/sriov",schemaPath:"#/properties/template/properties/spec\
/properties/domain/properties/devices/properties/interfaces/items/properties/sriov/type",keyword:"type",params:{type:"object"}};e===null?e=[T]:e.push(T),r++}}if(f.
state!==void 0&&typeof f.state!="string"){let w={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/state",schemaPath:"#/properties/template/propert\
ies/spec/properties/domain/properties/devices/properties/interfaces/items/properties/state/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),
r++}if(f.tag!==void 0&&typeof f.tag!="string"){let w={instancePath:t+"/template/spec/domain/devices/interfaces/"+P+"/tag",schemaPath:"#/properties/template/prop\
erties/spec/properties/domain/properties/devices/properties/interfaces/items/properties/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),
r++}}else{let w={instancePath:t+"/template/spec/domain/devices/interfaces/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/dev\
ices/properties/interfaces/items/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:t+"/template/spec/domain/d\
evices/interfaces",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/interfaces/type",keyword:"type",params:{type:"\
array"}};e===null?e=[h]:e.push(h),r++}}if(y.logSerialConsole!==void 0&&typeof y.logSerialConsole!="boolean"){let c={instancePath:t+"/template/spec/domain/device\
s/logSerialConsole",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/logSerialConsole/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(y.networkInterfaceMultiqueue!==void 0&&typeof y.networkInterfaceMultiqueue!="boolean"){let c={instancePath:t+"/\
template/spec/domain/devices/networkInterfaceMultiqueue",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/netwo\
rkInterfaceMultiqueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(y.panicDevices!==void 0){let c=y.panicDevices;if(Array.isArray(
c)){let h=c.length;for(let P=0;P<h;P++){let f=c[P];if(f&&typeof f=="object"&&!Array.isArray(f)){for(let b in f)if(b!=="model"){let w={instancePath:t+"/template/\
spec/domain/devices/panicDevices/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/panicDevices/items/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[w]:e.push(w),r++}if(f.model!==void 0&&typeof f.model!="string"){let b={
instancePath:t+"/template/spec/domain/devices/panicDevices/"+P+"/model",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/p\
roperties/panicDevices/items/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:t+"/template/s\
pec/domain/devices/panicDevices/"+P,schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/panicDevices/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}}else{let h={instancePath:t+"/template/spec/domain/devices/panicDevices",schemaPath:"#/properties/te\
mplate/properties/spec/properties/domain/properties/devices/properties/panicDevices/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(y.
rng!==void 0){let c=y.rng;if(c&&typeof c=="object"&&!Array.isArray(c))for(let h in c){let P={instancePath:t+"/template/spec/domain/devices/rng",schemaPath:"#/pr\
operties/template/properties/spec/properties/domain/properties/devices/properties/rng/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};
e===null?e=[P]:e.push(P),r++}else{let h={instancePath:t+"/template/spec/domain/devices/rng",schemaPath:"#/properties/template/properties/spec/properties/domain/\
properties/devices/properties/rng/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(y.sound!==void 0){let c=y.sound,h=r;if(c&&typeof c==
"object"&&!Array.isArray(c)&&c.name===void 0){let P={instancePath:t+"/template/spec/domain/devices/sound",schemaPath:"#/properties/template/properties/spec/prop\
erties/domain/properties/devices/properties/sound/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[P]:e.push(P),r++}var q=h===
r;if(!q){let P={instancePath:t+"/template/spec/domain/devices/sound",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/prop\
erties/sound/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[P]:e.push(P),r++}if(c&&typeof c=="object"&&!Array.isArray(c)){for(let P in c)if(!(P===
"model"||P==="name")){let f={instancePath:t+"/template/spec/domain/devices/sound",schemaPath:"#/properties/template/properties/spec/properties/domain/properties\
/devices/properties/sound/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[f]:e.push(f),r++}if(c.model!==void 0&&
typeof c.model!="string"){let P={instancePath:t+"/template/spec/domain/devices/sound/model",schemaPath:"#/properties/template/properties/spec/properties/domain/\
properties/devices/properties/sound/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}if(c.name!==void 0&&typeof c.name!=
"string"){let P={instancePath:t+"/template/spec/domain/devices/sound/name",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/device\
s/properties/sound/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:t+"/template/spec/domain/\
devices/sound",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/sound/type",keyword:"type",params:{type:"object"}};
e===null?e=[P]:e.push(P),r++}}if(y.tpm!==void 0&&(ge(y.tpm,{instancePath:t+"/template/spec/domain/devices/tpm",parentData:y,parentDataProperty:"tpm",rootData:v})||
(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),y.useVirtioTransitional!==void 0&&typeof y.useVirtioTransitional!="boolean"){let c={instancePath:t+"/temp\
late/spec/domain/devices/useVirtioTransitional",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/useVirtioTrans\
itional/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(y.video!==void 0){let c=y.video;if(c&&typeof c=="object"&&!Array.isArray(c)){
for(let h in c)if(h!=="type"){let P={instancePath:t+"/template/spec/domain/devices/video",schemaPath:"#/properties/template/properties/spec/properties/domain/pr\
operties/devices/properties/video/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(P),r++}if(c.type!==void 0&&
typeof c.type!="string"){let h={instancePath:t+"/template/spec/domain/devices/video/type",schemaPath:"#/properties/template/properties/spec/properties/domain/pr\
operties/devices/properties/video/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/templa\
te/spec/domain/devices/video",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/video/type",keyword:"type",params:{
type:"object"}};e===null?e=[h]:e.push(h),r++}}if(y.watchdog!==void 0){let c=y.watchdog,h=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&c.name===void 0){let P={
instancePath:t+"/template/spec/domain/devices/watchdog",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/watchd\
og/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[P]:e.push(P),r++}var R=h===r;if(!R){let P={instancePath:t+"/templat\
e/spec/domain/devices/watchdog",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/watchdog/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[P]:e.push(P),r++}if(c&&typeof c=="object"&&!Array.isArray(c)){for(let P in c)if(!(P==="diag288"||P==="i6300esb"||P==="na\
me")){let f={instancePath:t+"/template/spec/domain/devices/watchdog",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/prop\
erties/watchdog/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[f]:e.push(f),r++}if(c.diag288!==void 0){let P=c.
diag288;if(P&&typeof P=="object"&&!Array.isArray(P)){for(let f in P)if(f!=="action"){let b={instancePath:t+"/template/spec/domain/devices/watchdog/diag288",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/devices/properties/watchdog/properties/diag288/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:f}};e===null?e=[b]:e.push(b),r++}if(P.action!==void 0&&typeof P.action!="string"){let f={instancePath:t+"/template/spec/domain\
/devices/watchdog/diag288/action",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/watchdog/properties/diag288/\
properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/domain/devices/watchdog/\
diag288",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/watchdog/properties/diag288/type",keyword:"type",params:{
type:"object"}};e===null?e=[f]:e.push(f),r++}}if(c.i6300esb!==void 0){let P=c.i6300esb;if(P&&typeof P=="object"&&!Array.isArray(P)){for(let f in P)if(f!=="actio\
n"){let b={instancePath:t+"/template/spec/domain/devices/watchdog/i6300esb",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devic\
es/properties/watchdog/properties/i6300esb/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[b]:e.push(b),r++}if(P.
action!==void 0&&typeof P.action!="string"){let f={instancePath:t+"/template/spec/domain/devices/watchdog/i6300esb/action",schemaPath:"#/properties/template/pro\
perties/spec/properties/domain/properties/devices/properties/watchdog/properties/i6300esb/properties/action/type",keyword:"type",params:{type:"string"}};e===null?
e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/domain/devices/watchdog/i6300esb",schemaPath:"#/properties/template/properties/spec/properties/d\
omain/properties/devices/properties/watchdog/properties/i6300esb/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(c.name!==void 0&&
typeof c.name!="string"){let P={instancePath:t+"/template/spec/domain/devices/watchdog/name",schemaPath:"#/properties/template/properties/spec/properties/domain\
/properties/devices/properties/watchdog/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:t+"/\
template/spec/domain/devices/watchdog",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/devices/properties/watchdog/type",keyword:"\
type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}}else{let c={instancePath:t+"/template/spec/domain/devices",schemaPath:"#/properties/template/proper\
ties/spec/properties/domain/properties/devices/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(D.features!==void 0){let y=D.features;
if(y&&typeof y=="object"&&!Array.isArray(y)){for(let c in y)if(!(c==="acpi"||c==="apic"||c==="hyperv"||c==="hypervPassthrough"||c==="kvm"||c==="pvspinlock"||c===
"smm")){let h={instancePath:t+"/template/spec/domain/features",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[h]:e.push(h),r++}if(y.acpi!==void 0){let c=y.acpi;if(c&&typeof c=="object"&&
!Array.isArray(c)){for(let h in c)if(h!=="enabled"){let P={instancePath:t+"/template/spec/domain/features/acpi",schemaPath:"#/properties/template/properties/spe\
c/properties/domain/properties/features/properties/acpi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(
P),r++}if(c.enabled!==void 0&&typeof c.enabled!="boolean"){let h={instancePath:t+"/template/spec/domain/features/acpi/enabled",schemaPath:"#/properties/template\
/properties/spec/properties/domain/properties/features/properties/acpi/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),
r++}}else{let h={instancePath:t+"/template/spec/domain/features/acpi",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/pr\
operties/acpi/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(y.apic!==void 0&&(ke(y.apic,{instancePath:t+"/template/spec/domain/f\
eatures/apic",parentData:y,parentDataProperty:"apic",rootData:v})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)),y.hyperv!==void 0&&(we(y.hyperv,{instancePath:t+
"/template/spec/domain/features/hyperv",parentData:y,parentDataProperty:"hyperv",rootData:v})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),y.hypervPassthrough!==
void 0){let c=y.hypervPassthrough;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let h in c)if(h!=="enabled"){let P={instancePath:t+"/template/spec/domain/fea\
tures/hypervPassthrough",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/hypervPassthrough/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(P),r++}if(c.enabled!==void 0&&typeof c.enabled!="boolean"){let h={instancePath:t+
"/template/spec/domain/features/hypervPassthrough/enabled",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/hy\
pervPassthrough/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/template/spec/domain\
/features/hypervPassthrough",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/hypervPassthrough/type",keyword:"\
type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(y.kvm!==void 0){let c=y.kvm;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let h in c)if(h!=="h\
idden"){let P={instancePath:t+"/template/spec/domain/features/kvm",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/prope\
rties/kvm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(P),r++}if(c.hidden!==void 0&&typeof c.hidden!=
"boolean"){let h={instancePath:t+"/template/spec/domain/features/kvm/hidden",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/feat\
ures/properties/kvm/properties/hidden/type",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/template/spec/dom\
ain/features/kvm",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/kvm/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[h]:e.push(h),r++}}if(y.pvspinlock!==void 0){let c=y.pvspinlock;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let h in c)if(h!=="enabled"){let P={
instancePath:t+"/template/spec/domain/features/pvspinlock",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/pv\
spinlock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(P),r++}if(c.enabled!==void 0&&typeof c.enabled!=
"boolean"){let h={instancePath:t+"/template/spec/domain/features/pvspinlock/enabled",schemaPath:"#/properties/template/properties/spec/properties/domain/propert\
ies/features/properties/pvspinlock/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/t\
emplate/spec/domain/features/pvspinlock",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/pvspinlock/type",keyword:"\
type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(y.smm!==void 0){let c=y.smm;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let h in c)if(h!=="e\
nabled"){let P={instancePath:t+"/template/spec/domain/features/smm",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/prop\
erties/smm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(P),r++}if(c.enabled!==void 0&&typeof c.enabled!=
"boolean"){let h={instancePath:t+"/template/spec/domain/features/smm/enabled",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/fea\
tures/properties/smm/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/template/spec/d\
omain/features/smm",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/features/properties/smm/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[h]:e.push(h),r++}}}else{let c={instancePath:t+"/template/spec/domain/features",schemaPath:"#/properties/template/properties/spec/properties/\
domain/properties/features/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(D.firmware!==void 0){let y=D.firmware;if(y&&typeof y=="\
object"&&!Array.isArray(y)){for(let c in y)if(!(c==="acpi"||c==="bootloader"||c==="kernelBoot"||c==="serial"||c==="uuid")){let h={instancePath:t+"/template/spec\
/domain/firmware",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c}};e===null?e=[h]:e.push(h),r++}if(y.acpi!==void 0){let c=y.acpi;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let h in c)if(!(h==="msdmN\
ameRef"||h==="slicNameRef")){let P={instancePath:t+"/template/spec/domain/firmware/acpi",schemaPath:"#/properties/template/properties/spec/properties/domain/pro\
perties/firmware/properties/acpi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(P),r++}if(c.msdmNameRef!==
void 0&&typeof c.msdmNameRef!="string"){let h={instancePath:t+"/template/spec/domain/firmware/acpi/msdmNameRef",schemaPath:"#/properties/template/properties/spe\
c/properties/domain/properties/firmware/properties/acpi/properties/msdmNameRef/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(c.slicNameRef!==
void 0&&typeof c.slicNameRef!="string"){let h={instancePath:t+"/template/spec/domain/firmware/acpi/slicNameRef",schemaPath:"#/properties/template/properties/spe\
c/properties/domain/properties/firmware/properties/acpi/properties/slicNameRef/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let h={
instancePath:t+"/template/spec/domain/firmware/acpi",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/acpi/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(y.bootloader!==void 0){let c=y.bootloader;if(c&&typeof c=="object"&&!Array.isArray(c)){
for(let h in c)if(!(h==="bios"||h==="efi")){let P={instancePath:t+"/template/spec/domain/firmware/bootloader",schemaPath:"#/properties/template/properties/spec/\
properties/domain/properties/firmware/properties/bootloader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.
push(P),r++}if(c.bios!==void 0){let h=c.bios;if(h&&typeof h=="object"&&!Array.isArray(h)){for(let P in h)if(P!=="useSerial"){let f={instancePath:t+"/template/sp\
ec/domain/firmware/bootloader/bios",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/bootloader/properties/bio\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[f]:e.push(f),r++}if(h.useSerial!==void 0&&typeof h.useSerial!=
"boolean"){let P={instancePath:t+"/template/spec/domain/firmware/bootloader/bios/useSerial",schemaPath:"#/properties/template/properties/spec/properties/domain/\
properties/firmware/properties/bootloader/properties/bios/properties/useSerial/type",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}}else{
let P={instancePath:t+"/template/spec/domain/firmware/bootloader/bios",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/p\
roperties/bootloader/properties/bios/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}c.efi!==void 0&&(be(c.efi,{instancePath:t+"/temp\
late/spec/domain/firmware/bootloader/efi",parentData:c,parentDataProperty:"efi",rootData:v})||(e=e===null?be.errors:e.concat(be.errors),r=e.length))}else{let h={
instancePath:t+"/template/spec/domain/firmware/bootloader",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/bo\
otloader/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(y.kernelBoot!==void 0){let c=y.kernelBoot;if(c&&typeof c=="object"&&!Array.
isArray(c)){for(let h in c)if(!(h==="container"||h==="kernelArgs")){let P={instancePath:t+"/template/spec/domain/firmware/kernelBoot",schemaPath:"#/properties/t\
emplate/properties/spec/properties/domain/properties/firmware/properties/kernelBoot/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};
e===null?e=[P]:e.push(P),r++}if(c.container!==void 0){let h=c.container,P=r;if(h&&typeof h=="object"&&!Array.isArray(h)&&h.image===void 0){let f={instancePath:t+
"/template/spec/domain/firmware/kernelBoot/container",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/kernelB\
oot/properties/container/unlessRewritten/required",keyword:"required",params:{missingProperty:"image"}};e===null?e=[f]:e.push(f),r++}var S=P===r;if(!S){let f={instancePath:t+
"/template/spec/domain/firmware/kernelBoot/container",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/kernelB\
oot/properties/container/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){for(let f in h)
if(!(f==="image"||f==="imagePullPolicy"||f==="imagePullSecret"||f==="initrdPath"||f==="kernelPath")){let b={instancePath:t+"/template/spec/domain/firmware/kerne\
lBoot/container",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/kernelBoot/properties/container/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[b]:e.push(b),r++}if(h.image!==void 0&&typeof h.image!="string"){let f={instancePath:t+
"/template/spec/domain/firmware/kernelBoot/container/image",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/k\
ernelBoot/properties/container/properties/image/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(h.imagePullPolicy!==void 0&&typeof h.
imagePullPolicy!="string"){let f={instancePath:t+"/template/spec/domain/firmware/kernelBoot/container/imagePullPolicy",schemaPath:"#/properties/template/propert\
ies/spec/properties/domain/properties/firmware/properties/kernelBoot/properties/container/properties/imagePullPolicy/type",keyword:"type",params:{type:"string"}};
e===null?e=[f]:e.push(f),r++}if(h.imagePullSecret!==void 0&&typeof h.imagePullSecret!="string"){let f={instancePath:t+"/template/spec/domain/firmware/kernelBoot\
/container/imagePullSecret",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/kernelBoot/properties/container/p\
roperties/imagePullSecret/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(h.initrdPath!==void 0&&typeof h.initrdPath!="string"){let f={
instancePath:t+"/template/spec/domain/firmware/kernelBoot/container/initrdPath",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/f\
irmware/properties/kernelBoot/properties/container/properties/initrdPath/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(h.kernelPath!==
void 0&&typeof h.kernelPath!="string"){let f={instancePath:t+"/template/spec/domain/firmware/kernelBoot/container/kernelPath",schemaPath:"#/properties/template/\
properties/spec/properties/domain/properties/firmware/properties/kernelBoot/properties/container/properties/kernelPath/type",keyword:"type",params:{type:"string"}};
e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/domain/firmware/kernelBoot/container",schemaPath:"#/properties/template/properties/spec\
/properties/domain/properties/firmware/properties/kernelBoot/properties/container/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(c.
kernelArgs!==void 0&&typeof c.kernelArgs!="string"){let h={instancePath:t+"/template/spec/domain/firmware/kernelBoot/kernelArgs",schemaPath:"#/properties/templa\
te/properties/spec/properties/domain/properties/firmware/properties/kernelBoot/properties/kernelArgs/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:
e.push(h),r++}}else{let h={instancePath:t+"/template/spec/domain/firmware/kernelBoot",schemaPath:"#/properties/template/properties/spec/properties/domain/proper\
ties/firmware/properties/kernelBoot/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(y.serial!==void 0&&typeof y.serial!="string"){
let c={instancePath:t+"/template/spec/domain/firmware/serial",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties\
/serial/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(y.uuid!==void 0&&typeof y.uuid!="string"){let c={instancePath:t+"/template/\
spec/domain/firmware/uuid",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/firmware/properties/uuid/type",keyword:"type",params:{
type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/template/spec/domain/firmware",schemaPath:"#/properties/template/properties/spec/prop\
erties/domain/properties/firmware/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(D.ioThreads!==void 0&&(ve(D.ioThreads,{instancePath:t+
"/template/spec/domain/ioThreads",parentData:D,parentDataProperty:"ioThreads",rootData:v})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),D.ioThreadsPolicy!==
void 0&&typeof D.ioThreadsPolicy!="string"){let y={instancePath:t+"/template/spec/domain/ioThreadsPolicy",schemaPath:"#/properties/template/properties/spec/prop\
erties/domain/properties/ioThreadsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(D.launchSecurity!==void 0&&(Ae(D.launchSecurity,
{instancePath:t+"/template/spec/domain/launchSecurity",parentData:D,parentDataProperty:"launchSecurity",rootData:v})||(e=e===null?Ae.errors:e.concat(Ae.errors),
r=e.length)),D.machine!==void 0){let y=D.machine;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let c in y)if(c!=="type"){let h={instancePath:t+"/template/spe\
c/domain/machine",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/machine/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c}};e===null?e=[h]:e.push(h),r++}if(y.type!==void 0&&typeof y.type!="string"){let c={instancePath:t+"/template/spec/domain/machine/type",schemaPath:"\
#/properties/template/properties/spec/properties/domain/properties/machine/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),
r++}}else{let c={instancePath:t+"/template/spec/domain/machine",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/machine/type",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(D.memory!==void 0){let y=D.memory;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let c in y)if(!(c===
"guest"||c==="hugepages"||c==="maxGuest"||c==="reservedOverhead")){let h={instancePath:t+"/template/spec/domain/memory",schemaPath:"#/properties/template/proper\
ties/spec/properties/domain/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[h]:e.push(h),r++}if(y.
guest!==void 0&&(G(y.guest,{instancePath:t+"/template/spec/domain/memory/guest",parentData:y,parentDataProperty:"guest",rootData:v})||(e=e===null?G.errors:e.concat(
G.errors),r=e.length)),y.hugepages!==void 0){let c=y.hugepages;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let h in c)if(h!=="pageSize"){let P={instancePath:t+
"/template/spec/domain/memory/hugepages",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/memory/properties/hugepages/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[P]:e.push(P),r++}if(c.pageSize!==void 0&&typeof c.pageSize!="string"){let h={
instancePath:t+"/template/spec/domain/memory/hugepages/pageSize",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/memory/propertie\
s/hugepages/properties/pageSize/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/template/spec/domain/mem\
ory/hugepages",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/memory/properties/hugepages/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[h]:e.push(h),r++}}if(y.maxGuest!==void 0&&(G(y.maxGuest,{instancePath:t+"/template/spec/domain/memory/maxGuest",parentData:y,parentDataProperty:"\
maxGuest",rootData:v})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),y.reservedOverhead!==void 0){let c=y.reservedOverhead;if(c&&typeof c=="object"&&!Array.
isArray(c)){for(let h in c)if(!(h==="addedOverhead"||h==="memLock")){let P={instancePath:t+"/template/spec/domain/memory/reservedOverhead",schemaPath:"#/propert\
ies/template/properties/spec/properties/domain/properties/memory/properties/reservedOverhead/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};
e===null?e=[P]:e.push(P),r++}if(c.addedOverhead!==void 0&&(G(c.addedOverhead,{instancePath:t+"/template/spec/domain/memory/reservedOverhead/addedOverhead",parentData:c,
parentDataProperty:"addedOverhead",rootData:v})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),c.memLock!==void 0){let h=c.memLock;if(typeof h!="string"){
let P={instancePath:t+"/template/spec/domain/memory/reservedOverhead/memLock",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/mem\
ory/properties/reservedOverhead/properties/memLock/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}if(!(h==="NotRequired"||h==="Requir\
ed")){let P={instancePath:t+"/template/spec/domain/memory/reservedOverhead/memLock",schemaPath:"#/properties/template/properties/spec/properties/domain/properti\
es/memory/properties/reservedOverhead/properties/memLock/enum",keyword:"enum",params:{allowedValues:Y.properties.template.properties.spec.properties.domain.properties.
memory.properties.reservedOverhead.properties.memLock.enum}};e===null?e=[P]:e.push(P),r++}}}else{let h={instancePath:t+"/template/spec/domain/memory/reservedOve\
rhead",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/memory/properties/reservedOverhead/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[h]:e.push(h),r++}}}else{let c={instancePath:t+"/template/spec/domain/memory",schemaPath:"#/properties/template/properties/spec/properties/doma\
in/properties/memory/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(D.rebootPolicy!==void 0){let y=D.rebootPolicy;if(typeof y!="s\
tring"){let c={instancePath:t+"/template/spec/domain/rebootPolicy",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/rebootPolicy/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(!(y==="Reboot"||y==="Terminate")){let c={instancePath:t+"/template/spec/domain/reboo\
tPolicy",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/rebootPolicy/enum",keyword:"enum",params:{allowedValues:Y.properties.template.
properties.spec.properties.domain.properties.rebootPolicy.enum}};e===null?e=[c]:e.push(c),r++}}if(D.resources!==void 0){let y=D.resources;if(y&&typeof y=="objec\
t"&&!Array.isArray(y)){for(let c in y)if(!(c==="limits"||c==="overcommitGuestOverhead"||c==="requests")){let h={instancePath:t+"/template/spec/domain/resources",
schemaPath:"#/properties/template/properties/spec/properties/domain/properties/resources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
e===null?e=[h]:e.push(h),r++}if(y.limits!==void 0&&(X(y.limits,{instancePath:t+"/template/spec/domain/resources/limits",parentData:y,parentDataProperty:"limits",
rootData:v})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),y.overcommitGuestOverhead!==void 0&&typeof y.overcommitGuestOverhead!="boolean"){let c={instancePath:t+
"/template/spec/domain/resources/overcommitGuestOverhead",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/resources/properties/ov\
ercommitGuestOverhead/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}y.requests!==void 0&&(X(y.requests,{instancePath:t+"/template/s\
pec/domain/resources/requests",parentData:y,parentDataProperty:"requests",rootData:v})||(e=e===null?X.errors:e.concat(X.errors),r=e.length))}else{let c={instancePath:t+
"/template/spec/domain/resources",schemaPath:"#/properties/template/properties/spec/properties/domain/properties/resources/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[c]:e.push(c),r++}}}else{let y={instancePath:t+"/template/spec/domain",schemaPath:"#/properties/template/properties/spec/properties/domain/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if($.evictionStrategy!==void 0&&typeof $.evictionStrategy!="string"){let D={instancePath:t+
"/template/spec/evictionStrategy",schemaPath:"#/properties/template/properties/spec/properties/evictionStrategy/type",keyword:"type",params:{type:"string"}};e===
null?e=[D]:e.push(D),r++}if($.hostname!==void 0&&typeof $.hostname!="string"){let D={instancePath:t+"/template/spec/hostname",schemaPath:"#/properties/template/\
properties/spec/properties/hostname/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if($.livenessProbe!==void 0&&(Ie($.livenessProbe,{
instancePath:t+"/template/spec/livenessProbe",parentData:$,parentDataProperty:"livenessProbe",rootData:v})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),
$.networks!==void 0){let D=$.networks;if(Array.isArray(D)){if(D.length>256){let y={instancePath:t+"/template/spec/networks",schemaPath:"#/properties/template/pr\
operties/spec/properties/networks/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[y]:e.push(y),r++}let M=D.length;for(let y=0;y<M;y++){let c=D[y],h=r;
if(c&&typeof c=="object"&&!Array.isArray(c)&&c.name===void 0){let P={instancePath:t+"/template/spec/networks/"+y,schemaPath:"#/properties/template/properties/sp\
ec/properties/networks/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[P]:e.push(P),r++}var x=h===r;if(!x){let P={
instancePath:t+"/template/spec/networks/"+y,schemaPath:"#/properties/template/properties/spec/properties/networks/items/unlessRewritten",keyword:"unlessRewritte\
n",params:{}};e===null?e=[P]:e.push(P),r++}if(c&&typeof c=="object"&&!Array.isArray(c)){for(let P in c)if(!(P==="multus"||P==="name"||P==="pod")){let f={instancePath:t+
"/template/spec/networks/"+y,schemaPath:"#/properties/template/properties/spec/properties/networks/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:P}};e===null?e=[f]:e.push(f),r++}if(c.multus!==void 0){let P=c.multus,f=r;if(P&&typeof P=="object"&&!Array.isArray(P)&&P.networkName===void 0){
let b={instancePath:t+"/template/spec/networks/"+y+"/multus",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/multus/unles\
sRewritten/required",keyword:"required",params:{missingProperty:"networkName"}};e===null?e=[b]:e.push(b),r++}var I=f===r;if(!I){let b={instancePath:t+"/template\
/spec/networks/"+y+"/multus",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/multus/unlessRewritten",keyword:"unlessRewri\
tten",params:{}};e===null?e=[b]:e.push(b),r++}if(P&&typeof P=="object"&&!Array.isArray(P)){for(let b in P)if(!(b==="default"||b==="networkName")){let w={instancePath:t+
"/template/spec/networks/"+y+"/multus",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/multus/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:b}};e===null?e=[w]:e.push(w),r++}if(P.default!==void 0&&typeof P.default!="boolean"){let b={instancePath:t+"/te\
mplate/spec/networks/"+y+"/multus/default",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/multus/properties/default/type",
keyword:"type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}if(P.networkName!==void 0&&typeof P.networkName!="string"){let b={instancePath:t+"/template\
/spec/networks/"+y+"/multus/networkName",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/multus/properties/networkName/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:t+"/template/spec/networks/"+y+"/multus",schemaPath:"#/propert\
ies/template/properties/spec/properties/networks/items/properties/multus/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(c.name!==
void 0&&typeof c.name!="string"){let P={instancePath:t+"/template/spec/networks/"+y+"/name",schemaPath:"#/properties/template/properties/spec/properties/network\
s/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}if(c.pod!==void 0){let P=c.pod;if(P&&typeof P=="object"&&!Array.
isArray(P)){for(let f in P)if(!(f==="vmIPv6NetworkCIDR"||f==="vmNetworkCIDR")){let b={instancePath:t+"/template/spec/networks/"+y+"/pod",schemaPath:"#/propertie\
s/template/properties/spec/properties/networks/items/properties/pod/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?
e=[b]:e.push(b),r++}if(P.vmIPv6NetworkCIDR!==void 0&&typeof P.vmIPv6NetworkCIDR!="string"){let f={instancePath:t+"/template/spec/networks/"+y+"/pod/vmIPv6Networ\
kCIDR",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/pod/properties/vmIPv6NetworkCIDR/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),r++}if(P.vmNetworkCIDR!==void 0&&typeof P.vmNetworkCIDR!="string"){let f={instancePath:t+"/template/spec/networks/"+y+"/pod/v\
mNetworkCIDR",schemaPath:"#/properties/template/properties/spec/properties/networks/items/properties/pod/properties/vmNetworkCIDR/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/networks/"+y+"/pod",schemaPath:"#/properties/template/properties/spec/propert\
ies/networks/items/properties/pod/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let P={instancePath:t+"/template/spec/network\
s/"+y,schemaPath:"#/properties/template/properties/spec/properties/networks/items/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}}else{
let M={instancePath:t+"/template/spec/networks",schemaPath:"#/properties/template/properties/spec/properties/networks/type",keyword:"type",params:{type:"array"}};
e===null?e=[M]:e.push(M),r++}}if($.nodeSelector!==void 0){let D=$.nodeSelector;if(D&&typeof D=="object"&&!Array.isArray(D)){for(let M in D)if(typeof D[M]!="stri\
ng"){let y={instancePath:t+"/template/spec/nodeSelector/"+M.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/template/properties/spec/properties/\
nodeSelector/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let M={instancePath:t+"/template/spec/nodeSele\
ctor",schemaPath:"#/properties/template/properties/spec/properties/nodeSelector/type",keyword:"type",params:{type:"object"}};e===null?e=[M]:e.push(M),r++}}if($.
priorityClassName!==void 0&&typeof $.priorityClassName!="string"){let D={instancePath:t+"/template/spec/priorityClassName",schemaPath:"#/properties/template/pro\
perties/spec/properties/priorityClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if($.readinessProbe!==void 0&&(Ie($.readinessProbe,
{instancePath:t+"/template/spec/readinessProbe",parentData:$,parentDataProperty:"readinessProbe",rootData:v})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),
$.resourceClaims!==void 0){let D=$.resourceClaims;if(Array.isArray(D)){let M=D.length;for(let c=0;c<M;c++){let h=D[c],P=r;if(h&&typeof h=="object"&&!Array.isArray(
h)&&h.name===void 0){let f={instancePath:t+"/template/spec/resourceClaims/"+c,schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/\
unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[f]:e.push(f),r++}var W=P===r;if(!W){let f={instancePath:t+"/template/s\
pec/resourceClaims/"+c,schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===
null?e=[f]:e.push(f),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){for(let f in h)if(!(f==="name"||f==="resourceClaimName"||f==="resourceClaimTemplateName")){
let b={instancePath:t+"/template/spec/resourceClaims/"+c,schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[b]:e.push(b),r++}if(h.name!==void 0&&typeof h.name!="string"){let f={instancePath:t+"/\
template/spec/resourceClaims/"+c+"/name",schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/properties/name/type",keyword:"type",
params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(h.resourceClaimName!==void 0&&typeof h.resourceClaimName!="string"){let f={instancePath:t+"/template/spe\
c/resourceClaims/"+c+"/resourceClaimName",schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/properties/resourceClaimName/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(h.resourceClaimTemplateName!==void 0&&typeof h.resourceClaimTemplateName!="string"){let f={instancePath:t+
"/template/spec/resourceClaims/"+c+"/resourceClaimTemplateName",schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/properties/res\
ourceClaimTemplateName/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/resourceClaims/"+c,
schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}let y=Je(
D,Y.properties.template.properties.spec.properties.resourceClaims.distinct);if(y.length>0){let c={instancePath:t+"/template/spec/resourceClaims",schemaPath:"#/p\
roperties/template/properties/spec/properties/resourceClaims/distinct",keyword:"distinct",params:{indices:y}};e===null?e=[c]:e.push(c),r++}}else{let M={instancePath:t+
"/template/spec/resourceClaims",schemaPath:"#/properties/template/properties/spec/properties/resourceClaims/type",keyword:"type",params:{type:"array"}};e===null?
e=[M]:e.push(M),r++}}if($.schedulerName!==void 0&&typeof $.schedulerName!="string"){let D={instancePath:t+"/template/spec/schedulerName",schemaPath:"#/propertie\
s/template/properties/spec/properties/schedulerName/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if($.startStrategy!==void 0&&typeof $.
startStrategy!="string"){let D={instancePath:t+"/template/spec/startStrategy",schemaPath:"#/properties/template/properties/spec/properties/startStrategy/type",keyword:"\
type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if($.subdomain!==void 0&&typeof $.subdomain!="string"){let D={instancePath:t+"/template/spec/subdomai\
n",schemaPath:"#/properties/template/properties/spec/properties/subdomain/type",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if($.terminationGracePeriodSeconds!==
void 0){let D=$.terminationGracePeriodSeconds;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){let M={instancePath:t+"/template/spec/terminationGracePe\
riodSeconds",schemaPath:"#/properties/template/properties/spec/properties/terminationGracePeriodSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=
[M]:e.push(M),r++}}if($.tolerations!==void 0){let D=$.tolerations;if(Array.isArray(D)){let M=D.length;for(let y=0;y<M;y++){let c=D[y];if(c&&typeof c=="object"&&
!Array.isArray(c)){for(let h in c)if(!(h==="effect"||h==="key"||h==="operator"||h==="tolerationSeconds"||h==="value")){let P={instancePath:t+"/template/spec/tol\
erations/"+y,schemaPath:"#/properties/template/properties/spec/properties/tolerations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};
e===null?e=[P]:e.push(P),r++}if(c.effect!==void 0&&typeof c.effect!="string"){let h={instancePath:t+"/template/spec/tolerations/"+y+"/effect",schemaPath:"#/prop\
erties/template/properties/spec/properties/tolerations/items/properties/effect/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(c.key!==
void 0&&typeof c.key!="string"){let h={instancePath:t+"/template/spec/tolerations/"+y+"/key",schemaPath:"#/properties/template/properties/spec/properties/tolera\
tions/items/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(c.operator!==void 0&&typeof c.operator!="string"){let h={
instancePath:t+"/template/spec/tolerations/"+y+"/operator",schemaPath:"#/properties/template/properties/spec/properties/tolerations/items/properties/operator/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(c.tolerationSeconds!==void 0){let h=c.tolerationSeconds;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h))){let P={instancePath:t+"/template/spec/tolerations/"+y+"/tolerationSeconds",schemaPath:"#/properties/template/properties/spec/proper\
ties/tolerations/items/properties/tolerationSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),r++}}if(c.value!==void 0&&typeof c.value!=
"string"){let h={instancePath:t+"/template/spec/tolerations/"+y+"/value",schemaPath:"#/properties/template/properties/spec/properties/tolerations/items/properti\
es/value/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/template/spec/tolerations/"+y,schemaPath:"#/pro\
perties/template/properties/spec/properties/tolerations/items/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{let M={instancePath:t+
"/template/spec/tolerations",schemaPath:"#/properties/template/properties/spec/properties/tolerations/type",keyword:"type",params:{type:"array"}};e===null?e=[M]:
e.push(M),r++}}if($.topologySpreadConstraints!==void 0){let D=$.topologySpreadConstraints;if(Array.isArray(D)){let M=D.length;for(let c=0;c<M;c++){let h=D[c],P=r;
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.maxSkew===void 0){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+c,schemaPath:"#/properties\
/template/properties/spec/properties/topologySpreadConstraints/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"maxSkew"}};e===null?e=
[f]:e.push(f),r++}if(h.topologyKey===void 0){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+c,schemaPath:"#/properties/template/properties/sp\
ec/properties/topologySpreadConstraints/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"topologyKey"}};e===null?e=[f]:e.push(f),r++}
if(h.whenUnsatisfiable===void 0){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+c,schemaPath:"#/properties/template/properties/spec/propertie\
s/topologySpreadConstraints/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"whenUnsatisfiable"}};e===null?e=[f]:e.push(f),r++}}var Vr=P===
r;if(!Vr){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+c,schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstra\
ints/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){for(let f in h)if(!(f===
"labelSelector"||f==="matchLabelKeys"||f==="maxSkew"||f==="minDomains"||f==="nodeAffinityPolicy"||f==="nodeTaintsPolicy"||f==="topologyKey"||f==="whenUnsatisfia\
ble")){let b={instancePath:t+"/template/spec/topologySpreadConstraints/"+c,schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraint\
s/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[b]:e.push(b),r++}if(h.labelSelector!==void 0&&(Q(h.labelSelector,
{instancePath:t+"/template/spec/topologySpreadConstraints/"+c+"/labelSelector",parentData:h,parentDataProperty:"labelSelector",rootData:v})||(e=e===null?Q.errors:
e.concat(Q.errors),r=e.length)),h.matchLabelKeys!==void 0){let f=h.matchLabelKeys;if(Array.isArray(f)){let b=f.length;for(let w=0;w<b;w++)if(typeof f[w]!="strin\
g"){let T={instancePath:t+"/template/spec/topologySpreadConstraints/"+c+"/matchLabelKeys/"+w,schemaPath:"#/properties/template/properties/spec/properties/topolo\
gySpreadConstraints/items/properties/matchLabelKeys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[T]:e.push(T),r++}}else{let b={instancePath:t+
"/template/spec/topologySpreadConstraints/"+c+"/matchLabelKeys",schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraints/items/pro\
perties/matchLabelKeys/type",keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}if(h.maxSkew!==void 0){let f=h.maxSkew;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f)&&isFinite(f))){let b={instancePath:t+"/template/spec/topologySpreadConstraints/"+c+"/maxSkew",schemaPath:"#/properties/template/properties/spe\
c/properties/topologySpreadConstraints/items/properties/maxSkew/type",keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(b),r++}if(typeof f=="number"&&
isFinite(f)){if(f>2147483647||isNaN(f)){let b={instancePath:t+"/template/spec/topologySpreadConstraints/"+c+"/maxSkew",schemaPath:"#/properties/template/propert\
ies/spec/properties/topologySpreadConstraints/items/properties/maxSkew/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[b]:e.push(
b),r++}if(f<-2147483648||isNaN(f)){let b={instancePath:t+"/template/spec/topologySpreadConstraints/"+c+"/maxSkew",schemaPath:"#/properties/template/properties/s\
pec/properties/topologySpreadConstraints/items/properties/maxSkew/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[b]:e.push(b),
r++}}}if(h.minDomains!==void 0){let f=h.minDomains;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let b={instancePath:t+"/template/spec/topologySprea\
dConstraints/"+c+"/minDomains",schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraints/items/properties/minDomains/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[b]:e.push(b),r++}if(typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f)){let b={instancePath:t+"/template/spec\
/topologySpreadConstraints/"+c+"/minDomains",schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraints/items/properties/minDomains/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[b]:e.push(b),r++}if(f<-2147483648||isNaN(f)){let b={instancePath:t+"/template/\
spec/topologySpreadConstraints/"+c+"/minDomains",schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraints/items/properties/minDoma\
ins/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[b]:e.push(b),r++}}}if(h.nodeAffinityPolicy!==void 0&&typeof h.nodeAffinityPolicy!=
"string"){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+c+"/nodeAffinityPolicy",schemaPath:"#/properties/template/properties/spec/properties\
/topologySpreadConstraints/items/properties/nodeAffinityPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(h.nodeTaintsPolicy!==
void 0&&typeof h.nodeTaintsPolicy!="string"){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+c+"/nodeTaintsPolicy",schemaPath:"#/properties/te\
mplate/properties/spec/properties/topologySpreadConstraints/items/properties/nodeTaintsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),r++}if(h.topologyKey!==void 0&&typeof h.topologyKey!="string"){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+c+"/topologyKey",schemaPath:"\
#/properties/template/properties/spec/properties/topologySpreadConstraints/items/properties/topologyKey/type",keyword:"type",params:{type:"string"}};e===null?e=
[f]:e.push(f),r++}if(h.whenUnsatisfiable!==void 0&&typeof h.whenUnsatisfiable!="string"){let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+c+"/w\
henUnsatisfiable",schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraints/items/properties/whenUnsatisfiable/type",keyword:"type",
params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/topologySpreadConstraints/"+c,schemaPath:"#/properties/template\
/properties/spec/properties/topologySpreadConstraints/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}let y=Je(D,Y.properties.template.
properties.spec.properties.topologySpreadConstraints.distinct);if(y.length>0){let c={instancePath:t+"/template/spec/topologySpreadConstraints",schemaPath:"#/pro\
perties/template/properties/spec/properties/topologySpreadConstraints/distinct",keyword:"distinct",params:{indices:y}};e===null?e=[c]:e.push(c),r++}}else{let M={
instancePath:t+"/template/spec/topologySpreadConstraints",schemaPath:"#/properties/template/properties/spec/properties/topologySpreadConstraints/type",keyword:"\
type",params:{type:"array"}};e===null?e=[M]:e.push(M),r++}}if($.utilityVolumes!==void 0){let D=$.utilityVolumes;if(Array.isArray(D)){if(D.length>256){let c={instancePath:t+
"/template/spec/utilityVolumes",schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/maxItems",keyword:"maxItems",params:{limit:256}};e===
null?e=[c]:e.push(c),r++}let M=D.length;for(let c=0;c<M;c++){let h=D[c],P=r;if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.claimName===void 0){let f={instancePath:t+
"/template/spec/utilityVolumes/"+c,schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/items/unlessRewritten/required",keyword:"required",
params:{missingProperty:"claimName"}};e===null?e=[f]:e.push(f),r++}if(h.name===void 0){let f={instancePath:t+"/template/spec/utilityVolumes/"+c,schemaPath:"#/pr\
operties/template/properties/spec/properties/utilityVolumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[f]:e.
push(f),r++}}var Ir=P===r;if(!Ir){let f={instancePath:t+"/template/spec/utilityVolumes/"+c,schemaPath:"#/properties/template/properties/spec/properties/utilityV\
olumes/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){for(let f in h)if(!(f===
"claimName"||f==="name"||f==="readOnly"||f==="type")){let b={instancePath:t+"/template/spec/utilityVolumes/"+c,schemaPath:"#/properties/template/properties/spec\
/properties/utilityVolumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[b]:e.push(b),r++}if(h.claimName!==
void 0&&typeof h.claimName!="string"){let f={instancePath:t+"/template/spec/utilityVolumes/"+c+"/claimName",schemaPath:"#/properties/template/properties/spec/pr\
operties/utilityVolumes/items/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(h.name!==void 0&&typeof h.name!=
"string"){let f={instancePath:t+"/template/spec/utilityVolumes/"+c+"/name",schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/items/pro\
perties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(h.readOnly!==void 0&&typeof h.readOnly!="boolean"){let f={instancePath:t+
"/template/spec/utilityVolumes/"+c+"/readOnly",schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/items/properties/readOnly/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[f]:e.push(f),r++}if(h.type!==void 0&&typeof h.type!="string"){let f={instancePath:t+"/template/spec/utilityVolumes/"+
c+"/type",schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/items/properties/type/type",keyword:"type",params:{type:"string"}};e===null?
e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/utilityVolumes/"+c,schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/i\
tems/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}let y=Je(D,Y.properties.template.properties.spec.properties.utilityVolumes.distinct);
if(y.length>0){let c={instancePath:t+"/template/spec/utilityVolumes",schemaPath:"#/properties/template/properties/spec/properties/utilityVolumes/distinct",keyword:"\
distinct",params:{indices:y}};e===null?e=[c]:e.push(c),r++}}else{let M={instancePath:t+"/template/spec/utilityVolumes",schemaPath:"#/properties/template/propert\
ies/spec/properties/utilityVolumes/type",keyword:"type",params:{type:"array"}};e===null?e=[M]:e.push(M),r++}}if($.volumes!==void 0){let D=$.volumes;if(Array.isArray(
D)){if(D.length>256){let y={instancePath:t+"/template/spec/volumes",schemaPath:"#/properties/template/properties/spec/properties/volumes/maxItems",keyword:"maxI\
tems",params:{limit:256}};e===null?e=[y]:e.push(y),r++}let M=D.length;for(let y=0;y<M;y++){let c=D[y],h=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&c.name===
void 0){let P={instancePath:t+"/template/spec/volumes/"+y,schemaPath:"#/properties/template/properties/spec/properties/volumes/items/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[P]:e.push(P),r++}var xr=h===r;if(!xr){let P={instancePath:t+"/template/spec/volumes/"+y,schemaPath:"#/pro\
perties/template/properties/spec/properties/volumes/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[P]:e.push(P),r++}if(c&&typeof c=="ob\
ject"&&!Array.isArray(c)){for(let P in c)if(!Z.call(Y.properties.template.properties.spec.properties.volumes.items.properties,P)){let f={instancePath:t+"/templa\
te/spec/volumes/"+y,schemaPath:"#/properties/template/properties/spec/properties/volumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};
e===null?e=[f]:e.push(f),r++}if(c.cloudInitConfigDrive!==void 0&&(xe(c.cloudInitConfigDrive,{instancePath:t+"/template/spec/volumes/"+y+"/cloudInitConfigDrive",
parentData:c,parentDataProperty:"cloudInitConfigDrive",rootData:v})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),c.cloudInitNoCloud!==void 0&&(xe(c.cloudInitNoCloud,
{instancePath:t+"/template/spec/volumes/"+y+"/cloudInitNoCloud",parentData:c,parentDataProperty:"cloudInitNoCloud",rootData:v})||(e=e===null?xe.errors:e.concat(
xe.errors),r=e.length)),c.configMap!==void 0){let P=c.configMap;if(P&&typeof P=="object"&&!Array.isArray(P)){for(let f in P)if(!(f==="name"||f==="optional"||f===
"volumeLabel")){let b={instancePath:t+"/template/spec/volumes/"+y+"/configMap",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/proper\
ties/configMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[b]:e.push(b),r++}if(P.name!==void 0&&typeof P.name!=
"string"){let f={instancePath:t+"/template/spec/volumes/"+y+"/configMap/name",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/propert\
ies/configMap/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(P.optional!==void 0&&typeof P.optional!="boolean"){let f={
instancePath:t+"/template/spec/volumes/"+y+"/configMap/optional",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/configMap\
/properties/optional/type",keyword:"type",params:{type:"boolean"}};e===null?e=[f]:e.push(f),r++}if(P.volumeLabel!==void 0&&typeof P.volumeLabel!="string"){let f={
instancePath:t+"/template/spec/volumes/"+y+"/configMap/volumeLabel",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/config\
Map/properties/volumeLabel/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/volumes/"+y+"/c\
onfigMap",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/configMap/type",keyword:"type",params:{type:"object"}};e===null?
e=[f]:e.push(f),r++}}if(c.containerDisk!==void 0){let P=c.containerDisk,f=r;if(P&&typeof P=="object"&&!Array.isArray(P)&&P.image===void 0){let b={instancePath:t+
"/template/spec/volumes/"+y+"/containerDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/containerDisk/unlessRewritten\
/required",keyword:"required",params:{missingProperty:"image"}};e===null?e=[b]:e.push(b),r++}var Mr=f===r;if(!Mr){let b={instancePath:t+"/template/spec/volumes/"+
y+"/containerDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/containerDisk/unlessRewritten",keyword:"unlessRewritten",
params:{}};e===null?e=[b]:e.push(b),r++}if(P&&typeof P=="object"&&!Array.isArray(P)){for(let b in P)if(!(b==="image"||b==="imagePullPolicy"||b==="imagePullSecre\
t"||b==="path")){let w={instancePath:t+"/template/spec/volumes/"+y+"/containerDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/p\
roperties/containerDisk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[w]:e.push(w),r++}if(P.image!==void 0&&typeof P.
image!="string"){let b={instancePath:t+"/template/spec/volumes/"+y+"/containerDisk/image",schemaPath:"#/properties/template/properties/spec/properties/volumes/i\
tems/properties/containerDisk/properties/image/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}if(P.imagePullPolicy!==void 0&&typeof P.
imagePullPolicy!="string"){let b={instancePath:t+"/template/spec/volumes/"+y+"/containerDisk/imagePullPolicy",schemaPath:"#/properties/template/properties/spec/\
properties/volumes/items/properties/containerDisk/properties/imagePullPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}if(P.imagePullSecret!==
void 0&&typeof P.imagePullSecret!="string"){let b={instancePath:t+"/template/spec/volumes/"+y+"/containerDisk/imagePullSecret",schemaPath:"#/properties/template\
/properties/spec/properties/volumes/items/properties/containerDisk/properties/imagePullSecret/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(
b),r++}if(P.path!==void 0&&typeof P.path!="string"){let b={instancePath:t+"/template/spec/volumes/"+y+"/containerDisk/path",schemaPath:"#/properties/template/pr\
operties/spec/properties/volumes/items/properties/containerDisk/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{
let b={instancePath:t+"/template/spec/volumes/"+y+"/containerDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/contain\
erDisk/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(c.containerPath!==void 0){let P=c.containerPath,f=r;if(P&&typeof P=="object"&&
!Array.isArray(P)&&P.path===void 0){let b={instancePath:t+"/template/spec/volumes/"+y+"/containerPath",schemaPath:"#/properties/template/properties/spec/propert\
ies/volumes/items/properties/containerPath/unlessRewritten/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[b]:e.push(b),r++}var Fr=f===
r;if(!Fr){let b={instancePath:t+"/template/spec/volumes/"+y+"/containerPath",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properti\
es/containerPath/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[b]:e.push(b),r++}if(P&&typeof P=="object"&&!Array.isArray(P)){for(let b in P)
if(!(b==="path"||b==="readOnly")){let w={instancePath:t+"/template/spec/volumes/"+y+"/containerPath",schemaPath:"#/properties/template/properties/spec/propertie\
s/volumes/items/properties/containerPath/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[w]:e.push(w),r++}if(P.path!==
void 0){let b=P.path;if(typeof b=="string"){if(gr(b)>4096){let w={instancePath:t+"/template/spec/volumes/"+y+"/containerPath/path",schemaPath:"#/properties/temp\
late/properties/spec/properties/volumes/items/properties/containerPath/properties/path/maxLength",keyword:"maxLength",params:{limit:4096}};e===null?e=[w]:e.push(
w),r++}}else{let w={instancePath:t+"/template/spec/volumes/"+y+"/containerPath/path",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/\
properties/containerPath/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}if(P.readOnly!==void 0&&typeof P.readOnly!="\
boolean"){let b={instancePath:t+"/template/spec/volumes/"+y+"/containerPath/readOnly",schemaPath:"#/properties/template/properties/spec/properties/volumes/items\
/properties/containerPath/properties/readOnly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:t+"/template/\
spec/volumes/"+y+"/containerPath",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/containerPath/type",keyword:"type",params:{
type:"object"}};e===null?e=[b]:e.push(b),r++}}if(c.dataVolume!==void 0&&(je(c.dataVolume,{instancePath:t+"/template/spec/volumes/"+y+"/dataVolume",parentData:c,
parentDataProperty:"dataVolume",rootData:v})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),c.downwardAPI!==void 0){let P=c.downwardAPI;if(P&&typeof P==
"object"&&!Array.isArray(P)){for(let f in P)if(!(f==="fields"||f==="volumeLabel")){let b={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI",schemaPath:"\
#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[b]:e.push(b),r++}if(P.fields!==void 0){let f=P.fields;if(Array.isArray(f)){let b=f.length;for(let w=0;w<b;w++){let T=f[w],O=r;if(T&&typeof T=="objec\
t"&&!Array.isArray(T)&&T.path===void 0){let V={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w,schemaPath:"#/properties/template/properties/\
spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"path"}};e===null?
e=[V]:e.push(V),r++}var $r=O===r;if(!$r){let V={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w,schemaPath:"#/properties/template/properties\
/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[V]:e.push(V),r++}
if(T&&typeof T=="object"&&!Array.isArray(T)){for(let V in T)if(!(V==="fieldRef"||V==="mode"||V==="path"||V==="resourceFieldRef")){let K={instancePath:t+"/templa\
te/spec/volumes/"+y+"/downwardAPI/fields/"+w,schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields\
/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:V}};e===null?e=[K]:e.push(K),r++}if(T.fieldRef!==void 0){let V=T.fieldRef,
K=r;if(V&&typeof V=="object"&&!Array.isArray(V)&&V.fieldPath===void 0){let F={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w+"/fieldRef",schemaPath:"\
#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"fieldPath"}};e===null?e=[F]:e.push(F),r++}var Or=K===r;if(!Or){let F={instancePath:t+"/template/spec/volumes/"+y+"/downwardAP\
I/fields/"+w+"/fieldRef",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fi\
eldRef/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[F]:e.push(F),r++}if(V&&typeof V=="object"&&!Array.isArray(V)){for(let F in V)if(!(F==="\
apiVersion"||F==="fieldPath")){let E={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w+"/fieldRef",schemaPath:"#/properties/template/properti\
es/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:F}};e===null?e=[E]:e.push(E),r++}if(V.apiVersion!==void 0&&typeof V.apiVersion!="string"){let F={instancePath:t+"/template/spec/volumes/"+y+"\
/downwardAPI/fields/"+w+"/fieldRef/apiVersion",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fiel\
ds/items/properties/fieldRef/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[F]:e.push(F),r++}if(V.fieldPath!==void 0&&typeof V.fieldPath!=
"string"){let F={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w+"/fieldRef/fieldPath",schemaPath:"#/properties/template/properties/spec/pro\
perties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/properties/fieldPath/type",keyword:"type",params:{type:"string"}};e===null?
e=[F]:e.push(F),r++}}else{let F={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w+"/fieldRef",schemaPath:"#/properties/template/properties/sp\
ec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/type",keyword:"type",params:{type:"object"}};e===null?e=[F]:e.push(
F),r++}}if(T.mode!==void 0){let V=T.mode;if(!(typeof V=="number"&&!(V%1)&&!isNaN(V)&&isFinite(V))){let K={instancePath:t+"/template/spec/volumes/"+y+"/downwardA\
PI/fields/"+w+"/mode",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/mode/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[K]:e.push(K),r++}if(typeof V=="number"&&isFinite(V)){if(V>2147483647||isNaN(V)){let K={instancePath:t+
"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w+"/mode",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/p\
roperties/fields/items/properties/mode/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[K]:e.push(K),r++}if(V<-2147483648||isNaN(
V)){let K={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w+"/mode",schemaPath:"#/properties/template/properties/spec/properties/volumes/item\
s/properties/downwardAPI/properties/fields/items/properties/mode/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[K]:e.push(K),
r++}}}if(T.path!==void 0&&typeof T.path!="string"){let V={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w+"/path",schemaPath:"#/properties/t\
emplate/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/path/type",keyword:"type",params:{type:"string"}};e===
null?e=[V]:e.push(V),r++}if(T.resourceFieldRef!==void 0){let V=T.resourceFieldRef,K=r;if(V&&typeof V=="object"&&!Array.isArray(V)&&V.resource===void 0){let F={instancePath:t+
"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w+"/resourceFieldRef",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/d\
ownwardAPI/properties/fields/items/properties/resourceFieldRef/unlessRewritten/required",keyword:"required",params:{missingProperty:"resource"}};e===null?e=[F]:
e.push(F),r++}var Br=K===r;if(!Br){let F={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w+"/resourceFieldRef",schemaPath:"#/properties/templ\
ate/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/resourceFieldRef/unlessRewritten",keyword:"unlessRewritte\
n",params:{}};e===null?e=[F]:e.push(F),r++}if(V&&typeof V=="object"&&!Array.isArray(V)){for(let F in V)if(!(F==="containerName"||F==="divisor"||F==="resource")){
let E={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w+"/resourceFieldRef",schemaPath:"#/properties/template/properties/spec/properties/volu\
mes/items/properties/downwardAPI/properties/fields/items/properties/resourceFieldRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:F}};
e===null?e=[E]:e.push(E),r++}if(V.containerName!==void 0&&typeof V.containerName!="string"){let F={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fiel\
ds/"+w+"/resourceFieldRef/containerName",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/ite\
ms/properties/resourceFieldRef/properties/containerName/type",keyword:"type",params:{type:"string"}};e===null?e=[F]:e.push(F),r++}if(V.divisor!==void 0&&(G(V.divisor,
{instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fields/"+w+"/resourceFieldRef/divisor",parentData:V,parentDataProperty:"divisor",rootData:v})||(e=e===
null?G.errors:e.concat(G.errors),r=e.length)),V.resource!==void 0&&typeof V.resource!="string"){let F={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/\
fields/"+w+"/resourceFieldRef/resource",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/item\
s/properties/resourceFieldRef/properties/resource/type",keyword:"type",params:{type:"string"}};e===null?e=[F]:e.push(F),r++}}else{let F={instancePath:t+"/templa\
te/spec/volumes/"+y+"/downwardAPI/fields/"+w+"/resourceFieldRef",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardA\
PI/properties/fields/items/properties/resourceFieldRef/type",keyword:"type",params:{type:"object"}};e===null?e=[F]:e.push(F),r++}}}else{let V={instancePath:t+"/\
template/spec/volumes/"+y+"/downwardAPI/fields/"+w,schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/\
fields/items/type",keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}}}else{let b={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/fi\
elds",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/fields/type",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[b]:e.push(b),r++}}if(P.volumeLabel!==void 0&&typeof P.volumeLabel!="string"){let f={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI/v\
olumeLabel",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/downwardAPI/properties/volumeLabel/type",keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/volumes/"+y+"/downwardAPI",schemaPath:"#/properties/template/properties\
/spec/properties/volumes/items/properties/downwardAPI/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(c.downwardMetrics!==void 0){
let P=c.downwardMetrics;if(P&&typeof P=="object"&&!Array.isArray(P))for(let f in P){let b={instancePath:t+"/template/spec/volumes/"+y+"/downwardMetrics",schemaPath:"\
#/properties/template/properties/spec/properties/volumes/items/properties/downwardMetrics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[b]:e.push(b),r++}else{let f={instancePath:t+"/template/spec/volumes/"+y+"/downwardMetrics",schemaPath:"#/properties/template/properties/spec/propert\
ies/volumes/items/properties/downwardMetrics/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(c.emptyDisk!==void 0){let P=c.emptyDisk,
f=r;if(P&&typeof P=="object"&&!Array.isArray(P)&&P.capacity===void 0){let b={instancePath:t+"/template/spec/volumes/"+y+"/emptyDisk",schemaPath:"#/properties/te\
mplate/properties/spec/properties/volumes/items/properties/emptyDisk/unlessRewritten/required",keyword:"required",params:{missingProperty:"capacity"}};e===null?
e=[b]:e.push(b),r++}var Er=f===r;if(!Er){let b={instancePath:t+"/template/spec/volumes/"+y+"/emptyDisk",schemaPath:"#/properties/template/properties/spec/proper\
ties/volumes/items/properties/emptyDisk/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[b]:e.push(b),r++}if(P&&typeof P=="object"&&!Array.isArray(
P)){for(let b in P)if(b!=="capacity"){let w={instancePath:t+"/template/spec/volumes/"+y+"/emptyDisk",schemaPath:"#/properties/template/properties/spec/propertie\
s/volumes/items/properties/emptyDisk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[w]:e.push(w),r++}P.capacity!==
void 0&&(G(P.capacity,{instancePath:t+"/template/spec/volumes/"+y+"/emptyDisk/capacity",parentData:P,parentDataProperty:"capacity",rootData:v})||(e=e===null?G.errors:
e.concat(G.errors),r=e.length))}else{let b={instancePath:t+"/template/spec/volumes/"+y+"/emptyDisk",schemaPath:"#/properties/template/properties/spec/properties\
/volumes/items/properties/emptyDisk/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(c.ephemeral!==void 0){let P=c.ephemeral;if(P&&
typeof P=="object"&&!Array.isArray(P)){for(let f in P)if(f!=="persistentVolumeClaim"){let b={instancePath:t+"/template/spec/volumes/"+y+"/ephemeral",schemaPath:"\
#/properties/template/properties/spec/properties/volumes/items/properties/ephemeral/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[b]:e.push(b),r++}if(P.persistentVolumeClaim!==void 0){let f=P.persistentVolumeClaim,b=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.claimName===void 0){
let w={instancePath:t+"/template/spec/volumes/"+y+"/ephemeral/persistentVolumeClaim",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/\
properties/ephemeral/properties/persistentVolumeClaim/unlessRewritten/required",keyword:"required",params:{missingProperty:"claimName"}};e===null?e=[w]:e.push(w),
r++}var Gr=b===r;if(!Gr){let w={instancePath:t+"/template/spec/volumes/"+y+"/ephemeral/persistentVolumeClaim",schemaPath:"#/properties/template/properties/spec/\
properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[w]:e.push(w),r++}
if(f&&typeof f=="object"&&!Array.isArray(f)){for(let w in f)if(!(w==="claimName"||w==="readOnly")){let T={instancePath:t+"/template/spec/volumes/"+y+"/ephemeral\
/persistentVolumeClaim",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[T]:e.push(T),r++}if(f.claimName!==void 0&&typeof f.claimName!="string"){
let w={instancePath:t+"/template/spec/volumes/"+y+"/ephemeral/persistentVolumeClaim/claimName",schemaPath:"#/properties/template/properties/spec/properties/volu\
mes/items/properties/ephemeral/properties/persistentVolumeClaim/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(f.
readOnly!==void 0&&typeof f.readOnly!="boolean"){let w={instancePath:t+"/template/spec/volumes/"+y+"/ephemeral/persistentVolumeClaim/readOnly",schemaPath:"#/pro\
perties/template/properties/spec/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/properties/readOnly/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:t+"/template/spec/volumes/"+y+"/ephemeral/persistentVolumeClaim",schemaPath:"#/propertie\
s/template/properties/spec/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/type",keyword:"type",params:{type:"object"}};e===null?
e=[w]:e.push(w),r++}}}else{let f={instancePath:t+"/template/spec/volumes/"+y+"/ephemeral",schemaPath:"#/properties/template/properties/spec/properties/volumes/i\
tems/properties/ephemeral/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(c.hostDisk!==void 0){let P=c.hostDisk,f=r;if(P&&typeof P==
"object"&&!Array.isArray(P)){if(P.path===void 0){let b={instancePath:t+"/template/spec/volumes/"+y+"/hostDisk",schemaPath:"#/properties/template/properties/spec\
/properties/volumes/items/properties/hostDisk/unlessRewritten/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[b]:e.push(b),r++}if(P.type===
void 0){let b={instancePath:t+"/template/spec/volumes/"+y+"/hostDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/host\
Disk/unlessRewritten/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[b]:e.push(b),r++}}var Ur=f===r;if(!Ur){let b={instancePath:t+"/te\
mplate/spec/volumes/"+y+"/hostDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/hostDisk/unlessRewritten",keyword:"unl\
essRewritten",params:{}};e===null?e=[b]:e.push(b),r++}if(P&&typeof P=="object"&&!Array.isArray(P)){for(let b in P)if(!(b==="capacity"||b==="path"||b==="shared"||
b==="type")){let w={instancePath:t+"/template/spec/volumes/"+y+"/hostDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties\
/hostDisk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[w]:e.push(w),r++}if(P.capacity!==void 0&&(G(P.capacity,
{instancePath:t+"/template/spec/volumes/"+y+"/hostDisk/capacity",parentData:P,parentDataProperty:"capacity",rootData:v})||(e=e===null?G.errors:e.concat(G.errors),
r=e.length)),P.path!==void 0&&typeof P.path!="string"){let b={instancePath:t+"/template/spec/volumes/"+y+"/hostDisk/path",schemaPath:"#/properties/template/prop\
erties/spec/properties/volumes/items/properties/hostDisk/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}if(P.shared!==
void 0&&typeof P.shared!="boolean"){let b={instancePath:t+"/template/spec/volumes/"+y+"/hostDisk/shared",schemaPath:"#/properties/template/properties/spec/prope\
rties/volumes/items/properties/hostDisk/properties/shared/type",keyword:"type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}if(P.type!==void 0&&typeof P.
type!="string"){let b={instancePath:t+"/template/spec/volumes/"+y+"/hostDisk/type",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/pr\
operties/hostDisk/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:t+"/template/spec/volumes/"+
y+"/hostDisk",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/hostDisk/type",keyword:"type",params:{type:"object"}};e===null?
e=[b]:e.push(b),r++}}if(c.memoryDump!==void 0&&(te(c.memoryDump,{instancePath:t+"/template/spec/volumes/"+y+"/memoryDump",parentData:c,parentDataProperty:"memor\
yDump",rootData:v})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),c.name!==void 0&&typeof c.name!="string"){let P={instancePath:t+"/template/spec/volu\
mes/"+y+"/name",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[P]:e.push(P),r++}if(c.persistentVolumeClaim!==void 0&&(te(c.persistentVolumeClaim,{instancePath:t+"/template/spec/volumes/"+y+"/persistentVolumeClaim",parentData:c,
parentDataProperty:"persistentVolumeClaim",rootData:v})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),c.secret!==void 0){let P=c.secret;if(P&&typeof P==
"object"&&!Array.isArray(P)){for(let f in P)if(!(f==="optional"||f==="secretName"||f==="volumeLabel")){let b={instancePath:t+"/template/spec/volumes/"+y+"/secre\
t",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/secret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[b]:e.push(b),r++}if(P.optional!==void 0&&typeof P.optional!="boolean"){let f={instancePath:t+"/template/spec/volumes/"+y+"/secret/optional",schemaPath:"\
#/properties/template/properties/spec/properties/volumes/items/properties/secret/properties/optional/type",keyword:"type",params:{type:"boolean"}};e===null?e=[f]:
e.push(f),r++}if(P.secretName!==void 0&&typeof P.secretName!="string"){let f={instancePath:t+"/template/spec/volumes/"+y+"/secret/secretName",schemaPath:"#/prop\
erties/template/properties/spec/properties/volumes/items/properties/secret/properties/secretName/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),r++}if(P.volumeLabel!==void 0&&typeof P.volumeLabel!="string"){let f={instancePath:t+"/template/spec/volumes/"+y+"/secret/volumeLabel",schemaPath:"#/properti\
es/template/properties/spec/properties/volumes/items/properties/secret/properties/volumeLabel/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),r++}}else{let f={instancePath:t+"/template/spec/volumes/"+y+"/secret",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/s\
ecret/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(c.serviceAccount!==void 0){let P=c.serviceAccount;if(P&&typeof P=="object"&&
!Array.isArray(P)){for(let f in P)if(f!=="serviceAccountName"){let b={instancePath:t+"/template/spec/volumes/"+y+"/serviceAccount",schemaPath:"#/properties/temp\
late/properties/spec/properties/volumes/items/properties/serviceAccount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===
null?e=[b]:e.push(b),r++}if(P.serviceAccountName!==void 0&&typeof P.serviceAccountName!="string"){let f={instancePath:t+"/template/spec/volumes/"+y+"/serviceAcc\
ount/serviceAccountName",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/serviceAccount/properties/serviceAccountName/type",
keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/template/spec/volumes/"+y+"/serviceAccount",schemaPath:"#/prop\
erties/template/properties/spec/properties/volumes/items/properties/serviceAccount/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(c.
sysprep!==void 0){let P=c.sysprep;if(P&&typeof P=="object"&&!Array.isArray(P)){for(let f in P)if(!(f==="configMap"||f==="secret")){let b={instancePath:t+"/templ\
ate/spec/volumes/"+y+"/sysprep",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/sysprep/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:f}};e===null?e=[b]:e.push(b),r++}if(P.configMap!==void 0){let f=P.configMap;if(f&&typeof f=="object"&&!Array.isArray(
f)){for(let b in f)if(b!=="name"){let w={instancePath:t+"/template/spec/volumes/"+y+"/sysprep/configMap",schemaPath:"#/properties/template/properties/spec/prope\
rties/volumes/items/properties/sysprep/properties/configMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[w]:e.
push(w),r++}if(f.name!==void 0&&typeof f.name!="string"){let b={instancePath:t+"/template/spec/volumes/"+y+"/sysprep/configMap/name",schemaPath:"#/properties/te\
mplate/properties/spec/properties/volumes/items/properties/sysprep/properties/configMap/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=
[b]:e.push(b),r++}}else{let b={instancePath:t+"/template/spec/volumes/"+y+"/sysprep/configMap",schemaPath:"#/properties/template/properties/spec/properties/volu\
mes/items/properties/sysprep/properties/configMap/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(P.secret!==void 0){let f=P.secret;
if(f&&typeof f=="object"&&!Array.isArray(f)){for(let b in f)if(b!=="name"){let w={instancePath:t+"/template/spec/volumes/"+y+"/sysprep/secret",schemaPath:"#/pro\
perties/template/properties/spec/properties/volumes/items/properties/sysprep/properties/secret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};
e===null?e=[w]:e.push(w),r++}if(f.name!==void 0&&typeof f.name!="string"){let b={instancePath:t+"/template/spec/volumes/"+y+"/sysprep/secret/name",schemaPath:"#\
/properties/template/properties/spec/properties/volumes/items/properties/sysprep/properties/secret/properties/name/type",keyword:"type",params:{type:"string"}};
e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:t+"/template/spec/volumes/"+y+"/sysprep/secret",schemaPath:"#/properties/template/properties/spec/propert\
ies/volumes/items/properties/sysprep/properties/secret/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}}else{let f={instancePath:t+"/\
template/spec/volumes/"+y+"/sysprep",schemaPath:"#/properties/template/properties/spec/properties/volumes/items/properties/sysprep/type",keyword:"type",params:{
type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let P={instancePath:t+"/template/spec/volumes/"+y,schemaPath:"#/properties/template/properties/spec/properti\
es/volumes/items/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}}else{let M={instancePath:t+"/template/spec/volumes",schemaPath:"#/p\
roperties/template/properties/spec/properties/volumes/type",keyword:"type",params:{type:"array"}};e===null?e=[M]:e.push(M),r++}}}else{let D={instancePath:t+"/te\
mplate/spec",schemaPath:"#/properties/template/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}}}else{let $={instancePath:t+
"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.updateVolumesStrategy!==void 0&&typeof s.
updateVolumesStrategy!="string"){let U={instancePath:t+"/updateVolumesStrategy",schemaPath:"#/properties/updateVolumesStrategy/type",keyword:"type",params:{type:"\
string"}};e===null?e=[U]:e.push(U),r++}}else{let U={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[U]:e.push(U),r++}return oe.
errors=e,r===0}var Pr={type:"array",items:{type:"object",properties:{lastProbeTime:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d\
+)?([Zz]|[+-]\\d{2}:\\d{2})$"},lastTransitionTime:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},
message:{type:"string"},reason:{type:"string"},status:{type:"string"},type:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["status","type"]}}};function ae(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let p=0;p<i;p++){let n=s[p],
d=r;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.status===void 0){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten/required",keyword:"requir\
ed",params:{missingProperty:"status"}};e===null?e=[a]:e.push(a),r++}if(n.type===void 0){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewritten/required",
keyword:"required",params:{missingProperty:"type"}};e===null?e=[a]:e.push(a),r++}}var o=d===r;if(!o){let a={instancePath:t+"/"+p,schemaPath:"#/items/unlessRewri\
tten",keyword:"unlessRewritten",params:{}};e===null?e=[a]:e.push(a),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){for(let a in n)if(!(a==="lastProbeTime"||a===
"lastTransitionTime"||a==="message"||a==="reason"||a==="status"||a==="type")){let l={instancePath:t+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(n.lastProbeTime!==void 0){let a=n.lastProbeTime;if(typeof a!="string"&&a!==null){
let l={instancePath:t+"/"+p+"/lastProbeTime",schemaPath:"#/items/properties/lastProbeTime/type",keyword:"type",params:{type:Pr.items.properties.lastProbeTime.type}};
e===null?e=[l]:e.push(l),r++}if(typeof a=="string"&&!J.test(a)){let l={instancePath:t+"/"+p+"/lastProbeTime",schemaPath:"#/items/properties/lastProbeTime/patter\
n",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[l]:e.push(l),r++}}if(n.lastTransitionTime!==
void 0){let a=n.lastTransitionTime;if(typeof a!="string"&&a!==null){let l={instancePath:t+"/"+p+"/lastTransitionTime",schemaPath:"#/items/properties/lastTransit\
ionTime/type",keyword:"type",params:{type:Pr.items.properties.lastTransitionTime.type}};e===null?e=[l]:e.push(l),r++}if(typeof a=="string"&&!J.test(a)){let l={instancePath:t+
"/"+p+"/lastTransitionTime",schemaPath:"#/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2\
}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[l]:e.push(l),r++}}if(n.message!==void 0&&typeof n.message!="string"){let a={instancePath:t+"/"+p+"/message",
schemaPath:"#/items/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.reason!==void 0&&typeof n.reason!="string"){
let a={instancePath:t+"/"+p+"/reason",schemaPath:"#/items/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(n.status!==
void 0&&typeof n.status!="string"){let a={instancePath:t+"/"+p+"/status",schemaPath:"#/items/properties/status/type",keyword:"type",params:{type:"string"}};e===
null?e=[a]:e.push(a),r++}if(n.type!==void 0&&typeof n.type!="string"){let a={instancePath:t+"/"+p+"/type",schemaPath:"#/items/properties/type/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[a]:e.push(a),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return ae.errors=e,r===0}
var ot={type:["object","null"],properties:{controllerRevisionRef:{type:"object",properties:{name:{type:"string"}},additionalProperties:!1},inferFromVolume:{type:"\
string"},inferFromVolumeFailurePolicy:{type:"string"},kind:{type:"string"},name:{type:"string"}},additionalProperties:!1};function se(s,{instancePath:t="",parentData:N,
parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){let o={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:ot.type}};e===null?e=[o]:e.push(o),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="controllerRevisionRef"||o==="inf\
erFromVolume"||o==="inferFromVolumeFailurePolicy"||o==="kind"||o==="name")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:o}};e===null?e=[i]:e.push(i),r++}if(s.controllerRevisionRef!==void 0){let o=s.controllerRevisionRef;if(o&&typeof o=="object"&&!Array.
isArray(o)){for(let i in o)if(i!=="name"){let p={instancePath:t+"/controllerRevisionRef",schemaPath:"#/properties/controllerRevisionRef/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.name!==void 0&&typeof o.name!="string"){let i={instancePath:t+"/controlle\
rRevisionRef/name",schemaPath:"#/properties/controllerRevisionRef/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{
let i={instancePath:t+"/controllerRevisionRef",schemaPath:"#/properties/controllerRevisionRef/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}if(s.inferFromVolume!==void 0&&typeof s.inferFromVolume!="string"){let o={instancePath:t+"/inferFromVolume",schemaPath:"#/properties/inferFromVolume/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.inferFromVolumeFailurePolicy!==void 0&&typeof s.inferFromVolumeFailurePolicy!="strin\
g"){let o={instancePath:t+"/inferFromVolumeFailurePolicy",schemaPath:"#/properties/inferFromVolumeFailurePolicy/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}if(s.kind!==void 0&&typeof s.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),r++}if(s.name!==void 0&&typeof s.name!="string"){let o={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}return se.errors=e,r===0}var at=new RegExp("^(0(?:\\.\\d{1,3})?|1)$","u");function pe(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let o in s)if(!(o==="accessModes"||o==="capacity"||o==="claimName"||o==="filesystemOverhead"||o==="preallocated"||o==="requests"||
o==="volumeMode")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(
i),r++}if(s.accessModes!==void 0){let o=s.accessModes;if(Array.isArray(o)){let i=o.length;for(let p=0;p<i;p++)if(typeof o[p]!="string"){let n={instancePath:t+"/\
accessModes/"+p,schemaPath:"#/properties/accessModes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let i={instancePath:t+
"/accessModes",schemaPath:"#/properties/accessModes/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.capacity!==void 0&&(X(s.capacity,
{instancePath:t+"/capacity",parentData:s,parentDataProperty:"capacity",rootData:v})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.claimName!==void 0&&
typeof s.claimName!="string"){let o={instancePath:t+"/claimName",schemaPath:"#/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:
e.push(o),r++}if(s.filesystemOverhead!==void 0){let o=s.filesystemOverhead;if(typeof o=="string"){if(!at.test(o)){let i={instancePath:t+"/filesystemOverhead",schemaPath:"\
#/properties/filesystemOverhead/pattern",keyword:"pattern",params:{pattern:"^(0(?:\\.\\d{1,3})?|1)$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+
"/filesystemOverhead",schemaPath:"#/properties/filesystemOverhead/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}if(s.preallocated!==
void 0&&typeof s.preallocated!="boolean"){let o={instancePath:t+"/preallocated",schemaPath:"#/properties/preallocated/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[o]:e.push(o),r++}if(s.requests!==void 0&&(X(s.requests,{instancePath:t+"/requests",parentData:s,parentDataProperty:"requests",rootData:v})||(e=e===null?
X.errors:e.concat(X.errors),r=e.length)),s.volumeMode!==void 0&&typeof s.volumeMode!="string"){let o={instancePath:t+"/volumeMode",schemaPath:"#/properties/volu\
meMode/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[o]:e.push(o),r++}return pe.errors=e,r===0}function er(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.spec===void 0){
let g={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[g]:e.push(g),r++}for(let g in s)if(!(g==="apiVersi\
on"||g==="kind"||g==="metadata"||g==="spec"||g==="status")){let m={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};
e===null?e=[m]:e.push(m),r++}if(s.apiVersion!==void 0&&typeof s.apiVersion!="string"){let g={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(s.kind!==void 0&&typeof s.kind!="string"){let g={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(s.metadata!==void 0&&(L(s.metadata,{instancePath:t+"/metadata",parentData:s,
parentDataProperty:"metadata",rootData:v})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.spec!==void 0&&(oe(s.spec,{instancePath:t+"/spec",parentData:s,
parentDataProperty:"spec",rootData:v})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.status!==void 0){let g=s.status;if(g&&typeof g=="object"&&!Array.
isArray(g)){for(let m in g)if(!Z.call(ne.properties.status.properties,m)){let A={instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[A]:e.push(A),r++}if(g.changedBlockTracking!==void 0){let m=g.changedBlockTracking;if(!(m&&
typeof m=="object"&&!Array.isArray(m))&&m!==null){let k={instancePath:t+"/status/changedBlockTracking",schemaPath:"#/properties/status/properties/changedBlockTr\
acking/type",keyword:"type",params:{type:ne.properties.status.properties.changedBlockTracking.type}};e===null?e=[k]:e.push(k),r++}let A=r;if(m&&typeof m=="objec\
t"&&!Array.isArray(m)&&m.state===void 0){let k={instancePath:t+"/status/changedBlockTracking",schemaPath:"#/properties/status/properties/changedBlockTracking/un\
lessRewritten/required",keyword:"required",params:{missingProperty:"state"}};e===null?e=[k]:e.push(k),r++}var o=A===r;if(!o){let k={instancePath:t+"/status/chan\
gedBlockTracking",schemaPath:"#/properties/status/properties/changedBlockTracking/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[k]:e.push(k),
r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let k in m)if(!(k==="backupStatus"||k==="state")){let j={instancePath:t+"/status/changedBlockTracking",schemaPath:"\
#/properties/status/properties/changedBlockTracking/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[j]:e.push(j),
r++}if(m.backupStatus!==void 0){let k=m.backupStatus;if(!(k&&typeof k=="object"&&!Array.isArray(k))&&k!==null){let j={instancePath:t+"/status/changedBlockTracki\
ng/backupStatus",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/type",keyword:"type",params:{type:ne.properties.status.
properties.changedBlockTracking.properties.backupStatus.type}};e===null?e=[j]:e.push(j),r++}if(k&&typeof k=="object"&&!Array.isArray(k)){for(let j in k)if(!(j===
"backupMsg"||j==="backupName"||j==="checkpointName"||j==="completed"||j==="endTimestamp"||j==="failed"||j==="startTimestamp"||j==="volumes")){let q={instancePath:t+
"/status/changedBlockTracking/backupStatus",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j}};e===null?e=[q]:e.push(q),r++}if(k.backupMsg!==void 0&&typeof k.backupMsg!="string"){let j={instancePath:t+"\
/status/changedBlockTracking/backupStatus/backupMsg",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/backupMs\
g/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(k.backupName!==void 0&&typeof k.backupName!="string"){let j={instancePath:t+"/sta\
tus/changedBlockTracking/backupStatus/backupName",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/backupName/\
type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(k.checkpointName!==void 0&&typeof k.checkpointName!="string"){let j={instancePath:t+
"/status/changedBlockTracking/backupStatus/checkpointName",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/ch\
eckpointName/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(k.completed!==void 0&&typeof k.completed!="boolean"){let j={instancePath:t+
"/status/changedBlockTracking/backupStatus/completed",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/complet\
ed/type",keyword:"type",params:{type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(k.endTimestamp!==void 0){let j=k.endTimestamp;if(typeof j=="string"){if(!J.test(
j)){let q={instancePath:t+"/status/changedBlockTracking/backupStatus/endTimestamp",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/ba\
ckupStatus/properties/endTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[q]:e.push(q),r++}}else{let q={instancePath:t+"/status/changedBlockTracking/backupStatus/endTimestamp",schemaPath:"#/properties/status/properties/cha\
ngedBlockTracking/properties/backupStatus/properties/endTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),r++}}if(k.failed!==void 0&&
typeof k.failed!="boolean"){let j={instancePath:t+"/status/changedBlockTracking/backupStatus/failed",schemaPath:"#/properties/status/properties/changedBlockTrac\
king/properties/backupStatus/properties/failed/type",keyword:"type",params:{type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(k.startTimestamp!==void 0){let j=k.
startTimestamp;if(typeof j=="string"){if(!J.test(j)){let q={instancePath:t+"/status/changedBlockTracking/backupStatus/startTimestamp",schemaPath:"#/properties/s\
tatus/properties/changedBlockTracking/properties/backupStatus/properties/startTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\
\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[q]:e.push(q),r++}}else{let q={instancePath:t+"/status/changedBlockTracking/backupStatus/startTim\
estamp",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/startTimestamp/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[q]:e.push(q),r++}}if(k.volumes!==void 0){let j=k.volumes;if(Array.isArray(j)){let q=j.length;for(let R=0;R<q;R++){let S=j[R],x=r;if(S&&typeof S==
"object"&&!Array.isArray(S)){if(S.diskTarget===void 0){let I={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+R,schemaPath:"#/properties/sta\
tus/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"diskT\
arget"}};e===null?e=[I]:e.push(I),r++}if(S.volumeName===void 0){let I={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+R,schemaPath:"#/prope\
rties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
volumeName"}};e===null?e=[I]:e.push(I),r++}}var i=x===r;if(!i){let I={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+R,schemaPath:"#/proper\
ties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[I]:
e.push(I),r++}if(S&&typeof S=="object"&&!Array.isArray(S)){for(let I in S)if(!(I==="dataEndpoint"||I==="diskTarget"||I==="mapEndpoint"||I==="volumeName")){let W={
instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+R,schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/pr\
operties/volumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}};e===null?e=[W]:e.push(W),r++}if(S.dataEndpoint!==void 0&&
typeof S.dataEndpoint!="string"){let I={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+R+"/dataEndpoint",schemaPath:"#/properties/status/pr\
operties/changedBlockTracking/properties/backupStatus/properties/volumes/items/properties/dataEndpoint/type",keyword:"type",params:{type:"string"}};e===null?e=[
I]:e.push(I),r++}if(S.diskTarget!==void 0&&typeof S.diskTarget!="string"){let I={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+R+"/diskTar\
get",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/properties/diskTarget/type",keyword:"type",
params:{type:"string"}};e===null?e=[I]:e.push(I),r++}if(S.mapEndpoint!==void 0&&typeof S.mapEndpoint!="string"){let I={instancePath:t+"/status/changedBlockTrack\
ing/backupStatus/volumes/"+R+"/mapEndpoint",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/pro\
perties/mapEndpoint/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}if(S.volumeName!==void 0&&typeof S.volumeName!="string"){let I={instancePath:t+
"/status/changedBlockTracking/backupStatus/volumes/"+R+"/volumeName",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/pro\
perties/volumes/items/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}else{let I={instancePath:t+"/status/chang\
edBlockTracking/backupStatus/volumes/"+R,schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}}}else{let q={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes",schemaPath:"\
#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/type",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(
q),r++}}}}if(m.state!==void 0&&typeof m.state!="string"){let k={instancePath:t+"/status/changedBlockTracking/state",schemaPath:"#/properties/status/properties/c\
hangedBlockTracking/properties/state/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}}if(g.conditions!==void 0&&(ae(g.conditions,{instancePath:t+
"/status/conditions",parentData:g,parentDataProperty:"conditions",rootData:v})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length)),g.created!==void 0&&typeof g.
created!="boolean"){let m={instancePath:t+"/status/created",schemaPath:"#/properties/status/properties/created/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[m]:e.push(m),r++}if(g.desiredGeneration!==void 0){let m=g.desiredGeneration;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let A={instancePath:t+
"/status/desiredGeneration",schemaPath:"#/properties/status/properties/desiredGeneration/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),
r++}}if(g.instancetypeRef!==void 0&&(se(g.instancetypeRef,{instancePath:t+"/status/instancetypeRef",parentData:g,parentDataProperty:"instancetypeRef",rootData:v})||
(e=e===null?se.errors:e.concat(se.errors),r=e.length)),g.memoryDumpRequest!==void 0){let m=g.memoryDumpRequest;if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==
null){let k={instancePath:t+"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/type",keyword:"type",params:{type:ne.properties.
status.properties.memoryDumpRequest.type}};e===null?e=[k]:e.push(k),r++}let A=r;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.claimName===void 0){let k={instancePath:t+
"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/unlessRewritten/required",keyword:"required",params:{missingProperty:"c\
laimName"}};e===null?e=[k]:e.push(k),r++}if(m.phase===void 0){let k={instancePath:t+"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memor\
yDumpRequest/unlessRewritten/required",keyword:"required",params:{missingProperty:"phase"}};e===null?e=[k]:e.push(k),r++}}var p=A===r;if(!p){let k={instancePath:t+
"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[k]:e.
push(k),r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let k in m)if(!(k==="claimName"||k==="endTimestamp"||k==="fileName"||k==="message"||k==="phase"||k===
"remove"||k==="startTimestamp")){let j={instancePath:t+"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[j]:e.push(j),r++}if(m.claimName!==void 0&&typeof m.claimName!="string"){let k={instancePath:t+
"/status/memoryDumpRequest/claimName",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/claimName/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[k]:e.push(k),r++}if(m.endTimestamp!==void 0){let k=m.endTimestamp;if(typeof k=="string"){if(!J.test(k)){let j={instancePath:t+"/status/memoryDu\
mpRequest/endTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/endTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\
\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:t+"/status/memoryDumpRequest/\
endTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/endTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.
push(j),r++}}if(m.fileName!==void 0&&typeof m.fileName!="string"){let k={instancePath:t+"/status/memoryDumpRequest/fileName",schemaPath:"#/properties/status/pro\
perties/memoryDumpRequest/properties/fileName/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(m.message!==void 0&&typeof m.message!=
"string"){let k={instancePath:t+"/status/memoryDumpRequest/message",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/message/type",keyword:"\
type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(m.phase!==void 0&&typeof m.phase!="string"){let k={instancePath:t+"/status/memoryDumpRequest/phase",
schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/phase/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(m.remove!==
void 0&&typeof m.remove!="boolean"){let k={instancePath:t+"/status/memoryDumpRequest/remove",schemaPath:"#/properties/status/properties/memoryDumpRequest/proper\
ties/remove/type",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(m.startTimestamp!==void 0){let k=m.startTimestamp;if(typeof k=="string"){
if(!J.test(k)){let j={instancePath:t+"/status/memoryDumpRequest/startTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/startTim\
estamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[j]:e.push(j),
r++}}else{let j={instancePath:t+"/status/memoryDumpRequest/startTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/startTimestam\
p/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}}}}if(g.observedGeneration!==void 0){let m=g.observedGeneration;if(!(typeof m=="numb\
er"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let A={instancePath:t+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}}if(g.preferenceRef!==void 0&&(se(g.preferenceRef,{instancePath:t+"/status/preferenceRef",parentData:g,
parentDataProperty:"preferenceRef",rootData:v})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),g.printableStatus!==void 0&&typeof g.printableStatus!="s\
tring"){let m={instancePath:t+"/status/printableStatus",schemaPath:"#/properties/status/properties/printableStatus/type",keyword:"type",params:{type:"string"}};
e===null?e=[m]:e.push(m),r++}if(g.ready!==void 0&&typeof g.ready!="boolean"){let m={instancePath:t+"/status/ready",schemaPath:"#/properties/status/properties/re\
ady/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),r++}if(g.restoreInProgress!==void 0&&typeof g.restoreInProgress!="string"){let m={instancePath:t+
"/status/restoreInProgress",schemaPath:"#/properties/status/properties/restoreInProgress/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}
if(g.runStrategy!==void 0&&typeof g.runStrategy!="string"){let m={instancePath:t+"/status/runStrategy",schemaPath:"#/properties/status/properties/runStrategy/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(g.snapshotInProgress!==void 0&&typeof g.snapshotInProgress!="string"){let m={instancePath:t+
"/status/snapshotInProgress",schemaPath:"#/properties/status/properties/snapshotInProgress/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),
r++}if(g.startFailure!==void 0){let m=g.startFailure;if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null){let A={instancePath:t+"/status/startFailure",schemaPath:"\
#/properties/status/properties/startFailure/type",keyword:"type",params:{type:ne.properties.status.properties.startFailure.type}};e===null?e=[A]:e.push(A),r++}if(m&&
typeof m=="object"&&!Array.isArray(m)){for(let A in m)if(!(A==="consecutiveFailCount"||A==="lastFailedVMIUID"||A==="retryAfterTimestamp")){let k={instancePath:t+
"/status/startFailure",schemaPath:"#/properties/status/properties/startFailure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};
e===null?e=[k]:e.push(k),r++}if(m.consecutiveFailCount!==void 0){let A=m.consecutiveFailCount;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){let k={instancePath:t+
"/status/startFailure/consecutiveFailCount",schemaPath:"#/properties/status/properties/startFailure/properties/consecutiveFailCount/type",keyword:"type",params:{
type:"integer"}};e===null?e=[k]:e.push(k),r++}}if(m.lastFailedVMIUID!==void 0&&typeof m.lastFailedVMIUID!="string"){let A={instancePath:t+"/status/startFailure/\
lastFailedVMIUID",schemaPath:"#/properties/status/properties/startFailure/properties/lastFailedVMIUID/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:
e.push(A),r++}if(m.retryAfterTimestamp!==void 0){let A=m.retryAfterTimestamp;if(typeof A=="string"){if(!J.test(A)){let k={instancePath:t+"/status/startFailure/r\
etryAfterTimestamp",schemaPath:"#/properties/status/properties/startFailure/properties/retryAfterTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\
{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:t+"/status/startFailure/retryAft\
erTimestamp",schemaPath:"#/properties/status/properties/startFailure/properties/retryAfterTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:
e.push(k),r++}}}}if(g.stateChangeRequests!==void 0){let m=g.stateChangeRequests;if(Array.isArray(m)){let A=m.length;for(let k=0;k<A;k++){let j=m[k],q=r;if(j&&typeof j==
"object"&&!Array.isArray(j)&&j.action===void 0){let R={instancePath:t+"/status/stateChangeRequests/"+k,schemaPath:"#/properties/status/properties/stateChangeReq\
uests/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"action"}};e===null?e=[R]:e.push(R),r++}var n=q===r;if(!n){let R={instancePath:t+
"/status/stateChangeRequests/"+k,schemaPath:"#/properties/status/properties/stateChangeRequests/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===
null?e=[R]:e.push(R),r++}if(j&&typeof j=="object"&&!Array.isArray(j)){for(let R in j)if(!(R==="action"||R==="data"||R==="uid")){let S={instancePath:t+"/status/s\
tateChangeRequests/"+k,schemaPath:"#/properties/status/properties/stateChangeRequests/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:R}};
e===null?e=[S]:e.push(S),r++}if(j.action!==void 0&&typeof j.action!="string"){let R={instancePath:t+"/status/stateChangeRequests/"+k+"/action",schemaPath:"#/pro\
perties/status/properties/stateChangeRequests/items/properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}if(j.data!==void 0){
let R=j.data;if(R&&typeof R=="object"&&!Array.isArray(R)){for(let S in R)if(typeof R[S]!="string"){let x={instancePath:t+"/status/stateChangeRequests/"+k+"/data\
/"+S.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/status/properties/stateChangeRequests/items/properties/data/additionalProperties/type",keyword:"\
type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}else{let S={instancePath:t+"/status/stateChangeRequests/"+k+"/data",schemaPath:"#/properties/status/\
properties/stateChangeRequests/items/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}}if(j.uid!==void 0&&typeof j.uid!=
"string"){let R={instancePath:t+"/status/stateChangeRequests/"+k+"/uid",schemaPath:"#/properties/status/properties/stateChangeRequests/items/properties/uid/type",
keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}}else{let R={instancePath:t+"/status/stateChangeRequests/"+k,schemaPath:"#/properties/status\
/properties/stateChangeRequests/items/type",keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}}}else{let A={instancePath:t+"/status/stateChang\
eRequests",schemaPath:"#/properties/status/properties/stateChangeRequests/type",keyword:"type",params:{type:"array"}};e===null?e=[A]:e.push(A),r++}}if(g.volumeRequests!==
void 0){let m=g.volumeRequests;if(Array.isArray(m)){let A=m.length;for(let k=0;k<A;k++){let j=m[k];if(j&&typeof j=="object"&&!Array.isArray(j)){for(let q in j)if(!(q===
"addVolumeOptions"||q==="removeVolumeOptions")){let R={instancePath:t+"/status/volumeRequests/"+k,schemaPath:"#/properties/status/properties/volumeRequests/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[R]:e.push(R),r++}if(j.addVolumeOptions!==void 0){let q=j.addVolumeOptions,
R=r;if(q&&typeof q=="object"&&!Array.isArray(q)&&q.name===void 0){let S={instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions",schemaPath:"#/properties\
/status/properties/volumeRequests/items/properties/addVolumeOptions/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[S]:
e.push(S),r++}var d=R===r;if(!d){let S={instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests\
/items/properties/addVolumeOptions/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[S]:e.push(S),r++}if(q&&typeof q=="object"&&!Array.isArray(q)){
if(q.disk===void 0){let S={instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/proper\
ties/addVolumeOptions/required",keyword:"required",params:{missingProperty:"disk"}};e===null?e=[S]:e.push(S),r++}if(q.volumeSource===void 0){let S={instancePath:t+
"/status/volumeRequests/"+k+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/required",keyword:"r\
equired",params:{missingProperty:"volumeSource"}};e===null?e=[S]:e.push(S),r++}for(let S in q)if(!(S==="disk"||S==="dryRun"||S==="name"||S==="volumeSource")){let x={
instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[x]:e.push(x),r++}if(q.disk!==void 0&&(ye(q.disk,{instancePath:t+"/sta\
tus/volumeRequests/"+k+"/addVolumeOptions/disk",parentData:q,parentDataProperty:"disk",rootData:v})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),q.dryRun!==
void 0){let S=q.dryRun;if(Array.isArray(S)){let x=S.length;for(let I=0;I<x;I++)if(typeof S[I]!="string"){let W={instancePath:t+"/status/volumeRequests/"+k+"/add\
VolumeOptions/dryRun/"+I,schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/properties/dryRun/items/type",keyword:"type",
params:{type:"string"}};e===null?e=[W]:e.push(W),r++}}else{let x={instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions/dryRun",schemaPath:"#/properties\
/status/properties/volumeRequests/items/properties/addVolumeOptions/properties/dryRun/type",keyword:"type",params:{type:"array"}};e===null?e=[x]:e.push(x),r++}}
if(q.name!==void 0&&typeof q.name!="string"){let S={instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions/name",schemaPath:"#/properties/status/properti\
es/volumeRequests/items/properties/addVolumeOptions/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}if(q.volumeSource!==
void 0){let S=q.volumeSource;if(S&&typeof S=="object"&&!Array.isArray(S)){for(let x in S)if(!(x==="dataVolume"||x==="persistentVolumeClaim")){let I={instancePath:t+
"/status/volumeRequests/"+k+"/addVolumeOptions/volumeSource",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/propert\
ies/volumeSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[I]:e.push(I),r++}S.dataVolume!==void 0&&(je(S.dataVolume,
{instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions/volumeSource/dataVolume",parentData:S,parentDataProperty:"dataVolume",rootData:v})||(e=e===null?je.
errors:e.concat(je.errors),r=e.length)),S.persistentVolumeClaim!==void 0&&(te(S.persistentVolumeClaim,{instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOpt\
ions/volumeSource/persistentVolumeClaim",parentData:S,parentDataProperty:"persistentVolumeClaim",rootData:v})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}else{
let x={instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions/volumeSource",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/ad\
dVolumeOptions/properties/volumeSource/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}}}else{let S={instancePath:t+"/status/volumeReq\
uests/"+k+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[S]:e.push(S),r++}}if(j.removeVolumeOptions!==void 0){let q=j.removeVolumeOptions,R=r;if(q&&typeof q=="object"&&!Array.isArray(q)&&q.name===void 0){
let S={instancePath:t+"/status/volumeRequests/"+k+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolume\
Options/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[S]:e.push(S),r++}var a=R===r;if(!a){let S={instancePath:t+"/st\
atus/volumeRequests/"+k+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolumeOptions/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[S]:e.push(S),r++}if(q&&typeof q=="object"&&!Array.isArray(q)){for(let S in q)if(!(S==="dryRun"||S==="name")){let x={instancePath:t+
"/status/volumeRequests/"+k+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolumeOptions/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[x]:e.push(x),r++}if(q.dryRun!==void 0){let S=q.dryRun;if(Array.isArray(S)){let x=S.
length;for(let I=0;I<x;I++)if(typeof S[I]!="string"){let W={instancePath:t+"/status/volumeRequests/"+k+"/removeVolumeOptions/dryRun/"+I,schemaPath:"#/properties\
/status/properties/volumeRequests/items/properties/removeVolumeOptions/properties/dryRun/items/type",keyword:"type",params:{type:"string"}};e===null?e=[W]:e.push(
W),r++}}else{let x={instancePath:t+"/status/volumeRequests/"+k+"/removeVolumeOptions/dryRun",schemaPath:"#/properties/status/properties/volumeRequests/items/pro\
perties/removeVolumeOptions/properties/dryRun/type",keyword:"type",params:{type:"array"}};e===null?e=[x]:e.push(x),r++}}if(q.name!==void 0&&typeof q.name!="stri\
ng"){let S={instancePath:t+"/status/volumeRequests/"+k+"/removeVolumeOptions/name",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/re\
moveVolumeOptions/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:t+"/status/volumeRequests/"+
k+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolumeOptions/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[S]:e.push(S),r++}}}else{let q={instancePath:t+"/status/volumeRequests/"+k,schemaPath:"#/properties/status/properties/volumeRequests/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}}else{let A={instancePath:t+"/status/volumeRequests",schemaPath:"#/properties/status/proper\
ties/volumeRequests/type",keyword:"type",params:{type:"array"}};e===null?e=[A]:e.push(A),r++}}if(g.volumeSnapshotStatuses!==void 0){let m=g.volumeSnapshotStatuses;
if(Array.isArray(m)){let A=m.length;for(let k=0;k<A;k++){let j=m[k],q=r;if(j&&typeof j=="object"&&!Array.isArray(j)){if(j.enabled===void 0){let R={instancePath:t+
"/status/volumeSnapshotStatuses/"+k,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"enabled"}};e===null?e=[R]:e.push(R),r++}if(j.name===void 0){let R={instancePath:t+"/status/volumeSnapshotStatuses/"+k,schemaPath:"#/properties/\
status/properties/volumeSnapshotStatuses/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[R]:e.push(R),r++}}var l=q===
r;if(!l){let R={instancePath:t+"/status/volumeSnapshotStatuses/"+k,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[R]:e.push(R),r++}if(j&&typeof j=="object"&&!Array.isArray(j)){for(let R in j)if(!(R==="enabled"||R==="name"||R==="reason")){
let S={instancePath:t+"/status/volumeSnapshotStatuses/"+k,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:R}};e===null?e=[S]:e.push(S),r++}if(j.enabled!==void 0&&typeof j.enabled!="boolean"){let R={instancePath:t+"/st\
atus/volumeSnapshotStatuses/"+k+"/enabled",schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/properties/enabled/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[R]:e.push(R),r++}if(j.name!==void 0&&typeof j.name!="string"){let R={instancePath:t+"/status/volumeSnapshotStatuses/"+k+"/name",schemaPath:"\
#/properties/status/properties/volumeSnapshotStatuses/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}if(j.reason!==
void 0&&typeof j.reason!="string"){let R={instancePath:t+"/status/volumeSnapshotStatuses/"+k+"/reason",schemaPath:"#/properties/status/properties/volumeSnapshot\
Statuses/items/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}}else{let R={instancePath:t+"/status/volumeSnapshotSt\
atuses/"+k,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/type",keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}}}else{
let A={instancePath:t+"/status/volumeSnapshotStatuses",schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/type",keyword:"type",params:{type:"arra\
y"}};e===null?e=[A]:e.push(A),r++}}if(g.volumeUpdateState!==void 0){let m=g.volumeUpdateState;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let A in m)if(A!==
"volumeMigrationState"){let k={instancePath:t+"/status/volumeUpdateState",schemaPath:"#/properties/status/properties/volumeUpdateState/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:A}};e===null?e=[k]:e.push(k),r++}if(m.volumeMigrationState!==void 0){let A=m.volumeMigrationState;if(A&&typeof A==
"object"&&!Array.isArray(A)){for(let k in A)if(k!=="migratedVolumes"){let j={instancePath:t+"/status/volumeUpdateState/volumeMigrationState",schemaPath:"#/prope\
rties/status/properties/volumeUpdateState/properties/volumeMigrationState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===
null?e=[j]:e.push(j),r++}if(A.migratedVolumes!==void 0){let k=A.migratedVolumes;if(Array.isArray(k)){let j=k.length;for(let q=0;q<j;q++){let R=k[q],S=r;if(R&&typeof R==
"object"&&!Array.isArray(R)&&R.volumeName===void 0){let x={instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+q,schemaPath:"#/prop\
erties/status/properties/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolumes/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"volumeName"}};e===null?e=[x]:e.push(x),r++}var u=S===r;if(!u){let x={instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVol\
umes/"+q,schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolumes/items/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[x]:e.push(x),r++}if(R&&typeof R=="object"&&!Array.isArray(R)){for(let x in R)if(!(x==="destinationPVCInfo"||x==="sourceP\
VCInfo"||x==="volumeName")){let I={instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+q,schemaPath:"#/properties/status/properties\
/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};
e===null?e=[I]:e.push(I),r++}if(R.destinationPVCInfo!==void 0&&(pe(R.destinationPVCInfo,{instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migrated\
Volumes/"+q+"/destinationPVCInfo",parentData:R,parentDataProperty:"destinationPVCInfo",rootData:v})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),R.sourcePVCInfo!==
void 0&&(pe(R.sourcePVCInfo,{instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+q+"/sourcePVCInfo",parentData:R,parentDataProperty:"\
sourcePVCInfo",rootData:v})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),R.volumeName!==void 0&&typeof R.volumeName!="string"){let x={instancePath:t+
"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+q+"/volumeName",schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volume\
MigrationState/properties/migratedVolumes/items/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:t+
"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+q,schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState\
/properties/migratedVolumes/items/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}}}else{let j={instancePath:t+"/status/volumeUpdateSt\
ate/volumeMigrationState/migratedVolumes",schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolume\
s/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}}else{let k={instancePath:t+"/status/volumeUpdateState/volumeMigrationState",schemaPath:"\
#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}}else{
let A={instancePath:t+"/status/volumeUpdateState",schemaPath:"#/properties/status/properties/volumeUpdateState/type",keyword:"type",params:{type:"object"}};e===
null?e=[A]:e.push(A),r++}}}else{let m={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(
m),r++}}}else{let g={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}return er.errors=e,r===0}function vr(s,{
instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;return er(s,{instancePath:t,parentData:N,parentDataProperty:C,rootData:v})||
(e=e===null?er.errors:e.concat(er.errors),r=e.length),vr.errors=e,r===0}exports.kind4=jr;var Ar={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{type:"object",properties:{annotations:{
type:"object",additionalProperties:{type:"string"}},cpu:{type:"object",properties:{dedicatedCPUPlacement:{type:"boolean"},guest:{type:"integer",minimum:0,maximum:2147483647},
isolateEmulatorThread:{type:"boolean"},maxSockets:{type:"integer",minimum:0,maximum:2147483647},model:{type:"string"},numa:{$ref:"#/$defs/numa"},realtime:{type:"\
object",properties:{mask:{type:"string"}},additionalProperties:!1}},additionalProperties:!1,unlessRewritten:{required:["guest"]}},gpus:{$ref:"#/$defs/gpus"},hostDevices:{
$ref:"#/$defs/hostDevices"},ioThreads:{$ref:"#/$defs/ioThreads"},ioThreadsPolicy:{type:"string"},launchSecurity:{$ref:"#/$defs/launchSecurity"},memory:{type:"ob\
ject",properties:{guest:{$ref:"#/$defs/item"},hugepages:{type:"object",properties:{pageSize:{type:"string"}},additionalProperties:!1},maxGuest:{$ref:"#/$defs/it\
em"},overcommitPercent:{type:"integer",minimum:0,maximum:100}},additionalProperties:!1,unlessRewritten:{required:["guest"]}},nodeSelector:{type:"object",additionalProperties:{
type:"string"}},schedulerName:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["cpu","memory"]}}},additionalProperties:!1,unlessRewritten:{required:[
"spec"]}};function rr(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.spec===void 0){
let a={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}var i=o===r;if(!i){
let a={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[a]:e.push(a),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let a in s)if(!(a==="apiVersion"||a==="kind"||a==="metadata"||a==="spec")){let l={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(s.apiVersion!==void 0&&typeof s.apiVersion!="string"){let a={instancePath:t+"/apiVers\
ion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.kind!==void 0&&typeof s.kind!="string"){
let a={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.metadata!==void 0&&(L(
s.metadata,{instancePath:t+"/metadata",parentData:s,parentDataProperty:"metadata",rootData:v})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.spec!==void 0){
let a=s.spec,l=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.cpu===void 0){let u={instancePath:t+"/spec",schemaPath:"#/properties/spec/unlessRewritten/req\
uired",keyword:"required",params:{missingProperty:"cpu"}};e===null?e=[u]:e.push(u),r++}if(a.memory===void 0){let u={instancePath:t+"/spec",schemaPath:"#/propert\
ies/spec/unlessRewritten/required",keyword:"required",params:{missingProperty:"memory"}};e===null?e=[u]:e.push(u),r++}}var p=l===r;if(!p){let u={instancePath:t+
"/spec",schemaPath:"#/properties/spec/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[u]:e.push(u),r++}if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let u in a)if(!Z.call(Ar.properties.spec.properties,u)){let g={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(a.annotations!==void 0){let u=a.annotations;if(u&&typeof u=="object"&&!Array.isArray(
u)){for(let g in u)if(typeof u[g]!="string"){let m={instancePath:t+"/spec/annotations/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spec/p\
roperties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let g={instancePath:t+"/spec/annotati\
ons",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(a.cpu!==void 0){let u=a.
cpu,g=r;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.guest===void 0){let m={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/unlessRewr\
itten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[m]:e.push(m),r++}var n=g===r;if(!n){let m={instancePath:t+"/spec/cpu",schemaPath:"\
#/properties/spec/properties/cpu/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[m]:e.push(m),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){
for(let m in u)if(!(m==="dedicatedCPUPlacement"||m==="guest"||m==="isolateEmulatorThread"||m==="maxSockets"||m==="model"||m==="numa"||m==="realtime")){let A={instancePath:t+
"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[A]:e.push(
A),r++}if(u.dedicatedCPUPlacement!==void 0&&typeof u.dedicatedCPUPlacement!="boolean"){let m={instancePath:t+"/spec/cpu/dedicatedCPUPlacement",schemaPath:"#/pro\
perties/spec/properties/cpu/properties/dedicatedCPUPlacement/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),r++}if(u.guest!==void 0){let m=u.
guest;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let A={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/\
guest/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof m=="number"&&isFinite(m)){if(m>2147483647||isNaN(m)){let A={instancePath:t+
"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/guest/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=
[A]:e.push(A),r++}if(m<0||isNaN(m)){let A={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/guest/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}}if(u.isolateEmulatorThread!==void 0&&typeof u.isolateEmulatorThread!="boolean"){let m={instancePath:t+
"/spec/cpu/isolateEmulatorThread",schemaPath:"#/properties/spec/properties/cpu/properties/isolateEmulatorThread/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[m]:e.push(m),r++}if(u.maxSockets!==void 0){let m=u.maxSockets;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let A={instancePath:t+"/spec/cpu\
/maxSockets",schemaPath:"#/properties/spec/properties/cpu/properties/maxSockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof m==
"number"&&isFinite(m)){if(m>2147483647||isNaN(m)){let A={instancePath:t+"/spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/properties/maxSocket\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[A]:e.push(A),r++}if(m<0||isNaN(m)){let A={instancePath:t+"/spec/cpu/maxSocke\
ts",schemaPath:"#/properties/spec/properties/cpu/properties/maxSockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}}
if(u.model!==void 0&&typeof u.model!="string"){let m={instancePath:t+"/spec/cpu/model",schemaPath:"#/properties/spec/properties/cpu/properties/model/type",keyword:"\
type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(u.numa!==void 0&&(ue(u.numa,{instancePath:t+"/spec/cpu/numa",parentData:u,parentDataProperty:"numa",
rootData:v})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),u.realtime!==void 0){let m=u.realtime;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let A in m)
if(A!=="mask"){let k={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:A}};e===null?e=[k]:e.push(k),r++}if(m.mask!==void 0&&typeof m.mask!="string"){let A={instancePath:t+"/spec/cpu/realti\
me/mask",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/properties/mask/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),
r++}}else{let A={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/type",keyword:"type",params:{type:"object"}};
e===null?e=[A]:e.push(A),r++}}}else{let m={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),r++}}if(a.gpus!==void 0&&(he(a.gpus,{instancePath:t+"/spec/gpus",parentData:a,parentDataProperty:"gpus",rootData:v})||(e=e===null?he.errors:
e.concat(he.errors),r=e.length)),a.hostDevices!==void 0&&(Pe(a.hostDevices,{instancePath:t+"/spec/hostDevices",parentData:a,parentDataProperty:"hostDevices",rootData:v})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),a.ioThreads!==void 0&&(ve(a.ioThreads,{instancePath:t+"/spec/ioThreads",parentData:a,parentDataProperty:"\
ioThreads",rootData:v})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),a.ioThreadsPolicy!==void 0&&typeof a.ioThreadsPolicy!="string"){let u={instancePath:t+
"/spec/ioThreadsPolicy",schemaPath:"#/properties/spec/properties/ioThreadsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(a.
launchSecurity!==void 0&&(Ae(a.launchSecurity,{instancePath:t+"/spec/launchSecurity",parentData:a,parentDataProperty:"launchSecurity",rootData:v})||(e=e===null?
Ae.errors:e.concat(Ae.errors),r=e.length)),a.memory!==void 0){let u=a.memory,g=r;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.guest===void 0){let m={instancePath:t+
"/spec/memory",schemaPath:"#/properties/spec/properties/memory/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[m]:e.push(
m),r++}var d=g===r;if(!d){let m={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memory/unlessRewritten",keyword:"unlessRewritten",params:{}};
e===null?e=[m]:e.push(m),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){for(let m in u)if(!(m==="guest"||m==="hugepages"||m==="maxGuest"||m==="overcommitPerce\
nt")){let A={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[A]:e.push(A),r++}if(u.guest!==void 0&&(G(u.guest,{instancePath:t+"/spec/memory/guest",parentData:u,parentDataProperty:"guest",rootData:v})||(e=e===null?
G.errors:e.concat(G.errors),r=e.length)),u.hugepages!==void 0){let m=u.hugepages;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let A in m)if(A!=="pageSize"){
let k={instancePath:t+"/spec/memory/hugepages",schemaPath:"#/properties/spec/properties/memory/properties/hugepages/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:A}};e===null?e=[k]:e.push(k),r++}if(m.pageSize!==void 0&&typeof m.pageSize!="string"){let A={instancePath:t+"/spec/memory/hu\
gepages/pageSize",schemaPath:"#/properties/spec/properties/memory/properties/hugepages/properties/pageSize/type",keyword:"type",params:{type:"string"}};e===null?
e=[A]:e.push(A),r++}}else{let A={instancePath:t+"/spec/memory/hugepages",schemaPath:"#/properties/spec/properties/memory/properties/hugepages/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}if(u.maxGuest!==void 0&&(G(u.maxGuest,{instancePath:t+"/spec/memory/maxGuest",parentData:u,parentDataProperty:"\
maxGuest",rootData:v})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),u.overcommitPercent!==void 0){let m=u.overcommitPercent;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))){let A={instancePath:t+"/spec/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent\
/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof m=="number"&&isFinite(m)){if(m>100||isNaN(m)){let A={instancePath:t+"/spec\
/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};
e===null?e=[A]:e.push(A),r++}if(m<0||isNaN(m)){let A={instancePath:t+"/spec/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties\
/overcommitPercent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}}}else{let m={instancePath:t+"/spec/memory",schemaPath:"\
#/properties/spec/properties/memory/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}if(a.nodeSelector!==void 0){let u=a.nodeSelector;
if(u&&typeof u=="object"&&!Array.isArray(u)){for(let g in u)if(typeof u[g]!="string"){let m={instancePath:t+"/spec/nodeSelector/"+g.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/spec/properties/nodeSelector/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{
let g={instancePath:t+"/spec/nodeSelector",schemaPath:"#/properties/spec/properties/nodeSelector/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(
g),r++}}if(a.schedulerName!==void 0&&typeof a.schedulerName!="string"){let u={instancePath:t+"/spec/schedulerName",schemaPath:"#/properties/spec/properties/sche\
dulerName/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"\
type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:
e.push(a),r++}return rr.errors=e,r===0}function jr(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;return rr(s,{instancePath:t,
parentData:N,parentDataProperty:C,rootData:v})||(e=e===null?rr.errors:e.concat(rr.errors),r=e.length),jr.errors=e,r===0}exports.kind5=Sr;var nr={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{type:"object",properties:{annotations:{
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
additionalProperties:!1,unlessRewritten:{required:["guest"]}},memory:{type:"object",properties:{guest:{$ref:"#/$defs/item"}},additionalProperties:!1,unlessRewritten:{
required:["guest"]}}},additionalProperties:!1},volumes:{type:"object",properties:{preferredStorageClassName:{type:"string"}},additionalProperties:!1}},additionalProperties:!1}},
additionalProperties:!1,unlessRewritten:{required:["spec"]}};function tr(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.spec===void 0){
let d={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[d]:e.push(d),r++}var i=o===r;if(!i){
let d={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[d]:e.push(d),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let d in s)if(!(d==="apiVersion"||d==="kind"||d==="metadata"||d==="spec")){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:d}};e===null?e=[a]:e.push(a),r++}if(s.apiVersion!==void 0&&typeof s.apiVersion!="string"){let d={instancePath:t+"/apiVers\
ion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(s.kind!==void 0&&typeof s.kind!="string"){
let d={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(s.metadata!==void 0&&(L(
s.metadata,{instancePath:t+"/metadata",parentData:s,parentDataProperty:"metadata",rootData:v})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.spec!==void 0){
let d=s.spec;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let a in d)if(!Z.call(nr.properties.spec.properties,a)){let l={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(d.annotations!==void 0){let a=d.
annotations;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(typeof a[l]!="string"){let u={instancePath:t+"/spec/annotations/"+l.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/spec/properties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(
u),r++}}else{let l={instancePath:t+"/spec/annotations",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?
e=[l]:e.push(l),r++}}if(d.clock!==void 0){let a=d.clock;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="preferredClockOffset"||l==="prefer\
redTimer")){let u={instancePath:t+"/spec/clock",schemaPath:"#/properties/spec/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[u]:e.push(u),r++}if(a.preferredClockOffset!==void 0){let l=a.preferredClockOffset;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let u in l)if(!(u===
"timezone"||u==="utc")){let g={instancePath:t+"/spec/clock/preferredClockOffset",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(l.timezone!==void 0&&typeof l.timezone!="str\
ing"){let u={instancePath:t+"/spec/clock/preferredClockOffset/timezone",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/propertie\
s/timezone/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(l.utc!==void 0){let u=l.utc;if(u&&typeof u=="object"&&!Array.isArray(u)){
for(let g in u)if(g!=="offsetSeconds"){let m={instancePath:t+"/spec/clock/preferredClockOffset/utc",schemaPath:"#/properties/spec/properties/clock/properties/pr\
eferredClockOffset/properties/utc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[m]:e.push(m),r++}if(u.offsetSeconds!==
void 0){let g=u.offsetSeconds;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let m={instancePath:t+"/spec/clock/preferredClockOffset/utc/offsetSecond\
s",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/properties/utc/properties/offsetSeconds/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[m]:e.push(m),r++}}}else{let g={instancePath:t+"/spec/clock/preferredClockOffset/utc",schemaPath:"#/properties/spec/properties/clock/properti\
es/preferredClockOffset/properties/utc/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let u={instancePath:t+"/spec/clock/prefe\
rredClockOffset",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(
u),r++}}a.preferredTimer!==void 0&&(ce(a.preferredTimer,{instancePath:t+"/spec/clock/preferredTimer",parentData:a,parentDataProperty:"preferredTimer",rootData:v})||
(e=e===null?ce.errors:e.concat(ce.errors),r=e.length))}else{let l={instancePath:t+"/spec/clock",schemaPath:"#/properties/spec/properties/clock/type",keyword:"ty\
pe",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.cpu!==void 0){let a=d.cpu;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="p\
referredCPUFeatures"||l==="preferredCPUTopology"||l==="spreadOptions")){let u={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.preferredCPUFeatures!==void 0&&(de(a.preferredCPUFeatures,
{instancePath:t+"/spec/cpu/preferredCPUFeatures",parentData:a,parentDataProperty:"preferredCPUFeatures",rootData:v})||(e=e===null?de.errors:e.concat(de.errors),
r=e.length)),a.preferredCPUTopology!==void 0&&typeof a.preferredCPUTopology!="string"){let l={instancePath:t+"/spec/cpu/preferredCPUTopology",schemaPath:"#/prop\
erties/spec/properties/cpu/properties/preferredCPUTopology/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.spreadOptions!==void 0){
let l=a.spreadOptions;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let u in l)if(!(u==="across"||u==="ratio")){let g={instancePath:t+"/spec/cpu/spreadOption\
s",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===
null?e=[g]:e.push(g),r++}if(l.across!==void 0&&typeof l.across!="string"){let u={instancePath:t+"/spec/cpu/spreadOptions/across",schemaPath:"#/properties/spec/p\
roperties/cpu/properties/spreadOptions/properties/across/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(l.ratio!==void 0){let u=l.
ratio;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let g={instancePath:t+"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/properties/c\
pu/properties/spreadOptions/properties/ratio/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),r++}if(typeof u=="number"&&isFinite(u)){if(u>
2147483647||isNaN(u)){let g={instancePath:t+"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/properties/rat\
io/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[g]:e.push(g),r++}if(u<0||isNaN(u)){let g={instancePath:t+"/spec/cpu/spreadO\
ptions/ratio",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/properties/ratio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[g]:e.push(g),r++}}}}else{let u={instancePath:t+"/spec/cpu/spreadOptions",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/type",
keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.devices!==void 0){let a=d.devices;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)
if(!Z.call(nr.properties.spec.properties.devices.properties,l)){let u={instancePath:t+"/spec/devices",schemaPath:"#/properties/spec/properties/devices/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.preferredAutoattachGraphicsDevice!==void 0&&typeof a.
preferredAutoattachGraphicsDevice!="boolean"){let l={instancePath:t+"/spec/devices/preferredAutoattachGraphicsDevice",schemaPath:"#/properties/spec/properties/d\
evices/properties/preferredAutoattachGraphicsDevice/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredAutoattachInputDevice!==
void 0&&typeof a.preferredAutoattachInputDevice!="boolean"){let l={instancePath:t+"/spec/devices/preferredAutoattachInputDevice",schemaPath:"#/properties/spec/p\
roperties/devices/properties/preferredAutoattachInputDevice/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredAutoattachMemBalloon!==
void 0&&typeof a.preferredAutoattachMemBalloon!="boolean"){let l={instancePath:t+"/spec/devices/preferredAutoattachMemBalloon",schemaPath:"#/properties/spec/pro\
perties/devices/properties/preferredAutoattachMemBalloon/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredAutoattachPodInterface!==
void 0&&typeof a.preferredAutoattachPodInterface!="boolean"){let l={instancePath:t+"/spec/devices/preferredAutoattachPodInterface",schemaPath:"#/properties/spec\
/properties/devices/properties/preferredAutoattachPodInterface/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredAutoattachSerialConsole!==
void 0&&typeof a.preferredAutoattachSerialConsole!="boolean"){let l={instancePath:t+"/spec/devices/preferredAutoattachSerialConsole",schemaPath:"#/properties/sp\
ec/properties/devices/properties/preferredAutoattachSerialConsole/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredBlockMultiQueue!==
void 0&&typeof a.preferredBlockMultiQueue!="boolean"){let l={instancePath:t+"/spec/devices/preferredBlockMultiQueue",schemaPath:"#/properties/spec/properties/de\
vices/properties/preferredBlockMultiQueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredCdromBus!==void 0&&typeof a.preferredCdromBus!=
"string"){let l={instancePath:t+"/spec/devices/preferredCdromBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredCdromBus/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredDisableHotplug!==void 0&&typeof a.preferredDisableHotplug!="boolean"){let l={instancePath:t+
"/spec/devices/preferredDisableHotplug",schemaPath:"#/properties/spec/properties/devices/properties/preferredDisableHotplug/type",keyword:"type",params:{type:"b\
oolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredDiskBlockSize!==void 0&&(me(a.preferredDiskBlockSize,{instancePath:t+"/spec/devices/preferredDiskBlockSize",
parentData:a,parentDataProperty:"preferredDiskBlockSize",rootData:v})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)),a.preferredDiskBus!==void 0&&typeof a.
preferredDiskBus!="string"){let l={instancePath:t+"/spec/devices/preferredDiskBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredDiskBus/\
type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredDiskCache!==void 0&&typeof a.preferredDiskCache!="string"){let l={instancePath:t+
"/spec/devices/preferredDiskCache",schemaPath:"#/properties/spec/properties/devices/properties/preferredDiskCache/type",keyword:"type",params:{type:"string"}};e===
null?e=[l]:e.push(l),r++}if(a.preferredDiskDedicatedIoThread!==void 0&&typeof a.preferredDiskDedicatedIoThread!="boolean"){let l={instancePath:t+"/spec/devices/\
preferredDiskDedicatedIoThread",schemaPath:"#/properties/spec/properties/devices/properties/preferredDiskDedicatedIoThread/type",keyword:"type",params:{type:"bo\
olean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredDiskIO!==void 0&&typeof a.preferredDiskIO!="string"){let l={instancePath:t+"/spec/devices/preferredDiskIO",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredDiskIO/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredInputBus!==
void 0&&typeof a.preferredInputBus!="string"){let l={instancePath:t+"/spec/devices/preferredInputBus",schemaPath:"#/properties/spec/properties/devices/propertie\
s/preferredInputBus/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredInputType!==void 0&&typeof a.preferredInputType!="st\
ring"){let l={instancePath:t+"/spec/devices/preferredInputType",schemaPath:"#/properties/spec/properties/devices/properties/preferredInputType/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredInterfaceMasquerade!==void 0){let l=a.preferredInterfaceMasquerade;if(l&&typeof l=="objec\
t"&&!Array.isArray(l))for(let u in l){let g={instancePath:t+"/spec/devices/preferredInterfaceMasquerade",schemaPath:"#/properties/spec/properties/devices/proper\
ties/preferredInterfaceMasquerade/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}else{let u={instancePath:t+
"/spec/devices/preferredInterfaceMasquerade",schemaPath:"#/properties/spec/properties/devices/properties/preferredInterfaceMasquerade/type",keyword:"type",params:{
type:"object"}};e===null?e=[u]:e.push(u),r++}}if(a.preferredInterfaceModel!==void 0&&typeof a.preferredInterfaceModel!="string"){let l={instancePath:t+"/spec/de\
vices/preferredInterfaceModel",schemaPath:"#/properties/spec/properties/devices/properties/preferredInterfaceModel/type",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(a.preferredLunBus!==void 0&&typeof a.preferredLunBus!="string"){let l={instancePath:t+"/spec/devices/preferredLunBus",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredLunBus/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredNetworkInterfaceMultiQueue!==
void 0&&typeof a.preferredNetworkInterfaceMultiQueue!="boolean"){let l={instancePath:t+"/spec/devices/preferredNetworkInterfaceMultiQueue",schemaPath:"#/propert\
ies/spec/properties/devices/properties/preferredNetworkInterfaceMultiQueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredPanicDeviceModel!==
void 0&&typeof a.preferredPanicDeviceModel!="string"){let l={instancePath:t+"/spec/devices/preferredPanicDeviceModel",schemaPath:"#/properties/spec/properties/d\
evices/properties/preferredPanicDeviceModel/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredRng!==void 0){let l=a.preferredRng;
if(l&&typeof l=="object"&&!Array.isArray(l))for(let u in l){let g={instancePath:t+"/spec/devices/preferredRng",schemaPath:"#/properties/spec/properties/devices/\
properties/preferredRng/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}else{let u={instancePath:t+
"/spec/devices/preferredRng",schemaPath:"#/properties/spec/properties/devices/properties/preferredRng/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:
e.push(u),r++}}if(a.preferredSoundModel!==void 0&&typeof a.preferredSoundModel!="string"){let l={instancePath:t+"/spec/devices/preferredSoundModel",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredSoundModel/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredTPM!==
void 0&&(ge(a.preferredTPM,{instancePath:t+"/spec/devices/preferredTPM",parentData:a,parentDataProperty:"preferredTPM",rootData:v})||(e=e===null?ge.errors:e.concat(
ge.errors),r=e.length)),a.preferredUseVirtioTransitional!==void 0&&typeof a.preferredUseVirtioTransitional!="boolean"){let l={instancePath:t+"/spec/devices/pref\
erredUseVirtioTransitional",schemaPath:"#/properties/spec/properties/devices/properties/preferredUseVirtioTransitional/type",keyword:"type",params:{type:"boolea\
n"}};e===null?e=[l]:e.push(l),r++}a.preferredVirtualGPUOptions!==void 0&&(fe(a.preferredVirtualGPUOptions,{instancePath:t+"/spec/devices/preferredVirtualGPUOpti\
ons",parentData:a,parentDataProperty:"preferredVirtualGPUOptions",rootData:v})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length))}else{let l={instancePath:t+
"/spec/devices",schemaPath:"#/properties/spec/properties/devices/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.features!==void 0){
let a=d.features;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="preferredAcpi"||l==="preferredApic"||l==="preferredHyperv"||l==="preferre\
dKvm"||l==="preferredPvspinlock"||l==="preferredSmm")){let u={instancePath:t+"/spec/features",schemaPath:"#/properties/spec/properties/features/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.preferredAcpi!==void 0){let l=a.preferredAcpi;if(l&&typeof l==
"object"&&!Array.isArray(l)){for(let u in l)if(u!=="enabled"){let g={instancePath:t+"/spec/features/preferredAcpi",schemaPath:"#/properties/spec/properties/feat\
ures/properties/preferredAcpi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(l.enabled!==void 0&&
typeof l.enabled!="boolean"){let u={instancePath:t+"/spec/features/preferredAcpi/enabled",schemaPath:"#/properties/spec/properties/features/properties/preferred\
Acpi/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/spec/features/preferredAcpi",schemaPath:"\
#/properties/spec/properties/features/properties/preferredAcpi/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(a.preferredApic!==void 0&&
(ke(a.preferredApic,{instancePath:t+"/spec/features/preferredApic",parentData:a,parentDataProperty:"preferredApic",rootData:v})||(e=e===null?ke.errors:e.concat(
ke.errors),r=e.length)),a.preferredHyperv!==void 0&&(we(a.preferredHyperv,{instancePath:t+"/spec/features/preferredHyperv",parentData:a,parentDataProperty:"pref\
erredHyperv",rootData:v})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),a.preferredKvm!==void 0){let l=a.preferredKvm;if(l&&typeof l=="object"&&!Array.
isArray(l)){for(let u in l)if(u!=="hidden"){let g={instancePath:t+"/spec/features/preferredKvm",schemaPath:"#/properties/spec/properties/features/properties/pre\
ferredKvm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(l.hidden!==void 0&&typeof l.hidden!=
"boolean"){let u={instancePath:t+"/spec/features/preferredKvm/hidden",schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/properties/hidde\
n/type",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/spec/features/preferredKvm",schemaPath:"#/properties/\
spec/properties/features/properties/preferredKvm/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(a.preferredPvspinlock!==void 0){let l=a.
preferredPvspinlock;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let u in l)if(u!=="enabled"){let g={instancePath:t+"/spec/features/preferredPvspinlock",schemaPath:"\
#/properties/spec/properties/features/properties/preferredPvspinlock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?
e=[g]:e.push(g),r++}if(l.enabled!==void 0&&typeof l.enabled!="boolean"){let u={instancePath:t+"/spec/features/preferredPvspinlock/enabled",schemaPath:"#/propert\
ies/spec/properties/features/properties/preferredPvspinlock/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}}else{
let u={instancePath:t+"/spec/features/preferredPvspinlock",schemaPath:"#/properties/spec/properties/features/properties/preferredPvspinlock/type",keyword:"type",
params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(a.preferredSmm!==void 0){let l=a.preferredSmm;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let u in l)
if(u!=="enabled"){let g={instancePath:t+"/spec/features/preferredSmm",schemaPath:"#/properties/spec/properties/features/properties/preferredSmm/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(l.enabled!==void 0&&typeof l.enabled!="boolean"){let u={instancePath:t+
"/spec/features/preferredSmm/enabled",schemaPath:"#/properties/spec/properties/features/properties/preferredSmm/properties/enabled/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/spec/features/preferredSmm",schemaPath:"#/properties/spec/properties/features/proper\
ties/preferredSmm/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:t+"/spec/features",schemaPath:"#/properti\
es/spec/properties/features/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.firmware!==void 0){let a=d.firmware;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let l in a)if(!(l==="preferredEfi"||l==="preferredUseBios"||l==="preferredUseBiosSerial"||l==="preferredUseEfi"||l==="preferred\
UseSecureBoot")){let u={instancePath:t+"/spec/firmware",schemaPath:"#/properties/spec/properties/firmware/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.preferredEfi!==void 0&&(be(a.preferredEfi,{instancePath:t+"/spec/firmware/preferredEfi",parentData:a,parentDataProperty:"\
preferredEfi",rootData:v})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),a.preferredUseBios!==void 0&&typeof a.preferredUseBios!="boolean"){let l={instancePath:t+
"/spec/firmware/preferredUseBios",schemaPath:"#/properties/spec/properties/firmware/properties/preferredUseBios/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[l]:e.push(l),r++}if(a.preferredUseBiosSerial!==void 0&&typeof a.preferredUseBiosSerial!="boolean"){let l={instancePath:t+"/spec/firmware/preferredUseBio\
sSerial",schemaPath:"#/properties/spec/properties/firmware/properties/preferredUseBiosSerial/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(
l),r++}if(a.preferredUseEfi!==void 0&&typeof a.preferredUseEfi!="boolean"){let l={instancePath:t+"/spec/firmware/preferredUseEfi",schemaPath:"#/properties/spec/\
properties/firmware/properties/preferredUseEfi/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredUseSecureBoot!==void 0&&
typeof a.preferredUseSecureBoot!="boolean"){let l={instancePath:t+"/spec/firmware/preferredUseSecureBoot",schemaPath:"#/properties/spec/properties/firmware/prop\
erties/preferredUseSecureBoot/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/spec/firmware",schemaPath:"\
#/properties/spec/properties/firmware/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.machine!==void 0){let a=d.machine;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let l in a)if(l!=="preferredMachineType"){let u={instancePath:t+"/spec/machine",schemaPath:"#/properties/spec/properties/machin\
e/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.preferredMachineType!==void 0&&typeof a.
preferredMachineType!="string"){let l={instancePath:t+"/spec/machine/preferredMachineType",schemaPath:"#/properties/spec/properties/machine/properties/preferred\
MachineType/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/spec/machine",schemaPath:"#/properties/spec/\
properties/machine/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.preferSpreadSocketToCoreRatio!==void 0){let a=d.preferSpreadSocketToCoreRatio;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"#/properties/spec/properties/p\
referSpreadSocketToCoreRatio/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(
a)){let l={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCoreRatio/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}};e===null?e=[l]:e.push(l),r++}if(a<0||isNaN(a)){let l={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"\
#/properties/spec/properties/preferSpreadSocketToCoreRatio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}}if(d.preferredArchitecture!==
void 0&&typeof d.preferredArchitecture!="string"){let a={instancePath:t+"/spec/preferredArchitecture",schemaPath:"#/properties/spec/properties/preferredArchitec\
ture/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(d.preferredSubdomain!==void 0&&typeof d.preferredSubdomain!="string"){let a={instancePath:t+
"/spec/preferredSubdomain",schemaPath:"#/properties/spec/properties/preferredSubdomain/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(d.preferredTerminationGracePeriodSeconds!==void 0){let a=d.preferredTerminationGracePeriodSeconds;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={
instancePath:t+"/spec/preferredTerminationGracePeriodSeconds",schemaPath:"#/properties/spec/properties/preferredTerminationGracePeriodSeconds/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}}if(d.requirements!==void 0){let a=d.requirements;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)
if(!(l==="architecture"||l==="cpu"||l==="memory")){let u={instancePath:t+"/spec/requirements",schemaPath:"#/properties/spec/properties/requirements/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.architecture!==void 0&&typeof a.architecture!="string"){
let l={instancePath:t+"/spec/requirements/architecture",schemaPath:"#/properties/spec/properties/requirements/properties/architecture/type",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.cpu!==void 0){let l=a.cpu,u=r;if(l&&typeof l=="object"&&!Array.isArray(l)&&l.guest===void 0){let g={instancePath:t+
"/spec/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
guest"}};e===null?e=[g]:e.push(g),r++}var p=u===r;if(!p){let g={instancePath:t+"/spec/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/pr\
operties/cpu/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[g]:e.push(g),r++}if(l&&typeof l=="object"&&!Array.isArray(l)){for(let g in l)if(g!==
"guest"){let m={instancePath:t+"/spec/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:g}};e===null?e=[m]:e.push(m),r++}if(l.guest!==void 0){let g=l.guest;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(
g))){let m={instancePath:t+"/spec/requirements/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/properties/guest/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof g=="number"&&isFinite(g)){if(g>2147483647||isNaN(g)){let m={instancePath:t+"/spec/requireme\
nts/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/properties/guest/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[m]:e.push(m),r++}if(g<0||isNaN(g)){let m={instancePath:t+"/spec/requirements/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/proper\
ties/cpu/properties/guest/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}}}else{let g={instancePath:t+"/spec/require\
ments/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(a.
memory!==void 0){let l=a.memory,u=r;if(l&&typeof l=="object"&&!Array.isArray(l)&&l.guest===void 0){let g={instancePath:t+"/spec/requirements/memory",schemaPath:"\
#/properties/spec/properties/requirements/properties/memory/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[g]:e.push(
g),r++}var n=u===r;if(!n){let g={instancePath:t+"/spec/requirements/memory",schemaPath:"#/properties/spec/properties/requirements/properties/memory/unlessRewrit\
ten",keyword:"unlessRewritten",params:{}};e===null?e=[g]:e.push(g),r++}if(l&&typeof l=="object"&&!Array.isArray(l)){for(let g in l)if(g!=="guest"){let m={instancePath:t+
"/spec/requirements/memory",schemaPath:"#/properties/spec/properties/requirements/properties/memory/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:g}};e===null?e=[m]:e.push(m),r++}l.guest!==void 0&&(G(l.guest,{instancePath:t+"/spec/requirements/memory/guest",parentData:l,parentDataProperty:"\
guest",rootData:v})||(e=e===null?G.errors:e.concat(G.errors),r=e.length))}else{let g={instancePath:t+"/spec/requirements/memory",schemaPath:"#/properties/spec/p\
roperties/requirements/properties/memory/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let l={instancePath:t+"/spec/requireme\
nts",schemaPath:"#/properties/spec/properties/requirements/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.volumes!==void 0){let a=d.
volumes;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(l!=="preferredStorageClassName"){let u={instancePath:t+"/spec/volumes",schemaPath:"#/prop\
erties/spec/properties/volumes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.preferredStorageClassName!==
void 0&&typeof a.preferredStorageClassName!="string"){let l={instancePath:t+"/spec/volumes/preferredStorageClassName",schemaPath:"#/properties/spec/properties/v\
olumes/properties/preferredStorageClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/spec/volumes",
schemaPath:"#/properties/spec/properties/volumes/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:t+"/spec",
schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let d={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}return tr.errors=e,r===0}function Sr(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){
let e=null,r=0;return tr(s,{instancePath:t,parentData:N,parentDataProperty:C,rootData:v})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length),Sr.errors=e,r===
0}exports.kind6=Rr;function sr(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.spec===void 0){
let a={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}var i=o===r;if(!i){
let a={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[a]:e.push(a),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let a in s)if(!(a==="apiVersion"||a==="kind"||a==="metadata"||a==="spec")){let l={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(s.apiVersion!==void 0&&typeof s.apiVersion!="string"){let a={instancePath:t+"/apiVers\
ion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.kind!==void 0&&typeof s.kind!="string"){
let a={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.metadata!==void 0&&(L(
s.metadata,{instancePath:t+"/metadata",parentData:s,parentDataProperty:"metadata",rootData:v})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.spec!==void 0){
let a=s.spec,l=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.cpu===void 0){let u={instancePath:t+"/spec",schemaPath:"#/properties/spec/unlessRewritten/req\
uired",keyword:"required",params:{missingProperty:"cpu"}};e===null?e=[u]:e.push(u),r++}if(a.memory===void 0){let u={instancePath:t+"/spec",schemaPath:"#/propert\
ies/spec/unlessRewritten/required",keyword:"required",params:{missingProperty:"memory"}};e===null?e=[u]:e.push(u),r++}}var p=l===r;if(!p){let u={instancePath:t+
"/spec",schemaPath:"#/properties/spec/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[u]:e.push(u),r++}if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let u in a)if(!Z.call(Ar.properties.spec.properties,u)){let g={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(a.annotations!==void 0){let u=a.annotations;if(u&&typeof u=="object"&&!Array.isArray(
u)){for(let g in u)if(typeof u[g]!="string"){let m={instancePath:t+"/spec/annotations/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spec/p\
roperties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let g={instancePath:t+"/spec/annotati\
ons",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(a.cpu!==void 0){let u=a.
cpu,g=r;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.guest===void 0){let m={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/unlessRewr\
itten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[m]:e.push(m),r++}var n=g===r;if(!n){let m={instancePath:t+"/spec/cpu",schemaPath:"\
#/properties/spec/properties/cpu/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[m]:e.push(m),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){
for(let m in u)if(!(m==="dedicatedCPUPlacement"||m==="guest"||m==="isolateEmulatorThread"||m==="maxSockets"||m==="model"||m==="numa"||m==="realtime")){let A={instancePath:t+
"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[A]:e.push(
A),r++}if(u.dedicatedCPUPlacement!==void 0&&typeof u.dedicatedCPUPlacement!="boolean"){let m={instancePath:t+"/spec/cpu/dedicatedCPUPlacement",schemaPath:"#/pro\
perties/spec/properties/cpu/properties/dedicatedCPUPlacement/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),r++}if(u.guest!==void 0){let m=u.
guest;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let A={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/\
guest/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof m=="number"&&isFinite(m)){if(m>2147483647||isNaN(m)){let A={instancePath:t+
"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/guest/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=
[A]:e.push(A),r++}if(m<0||isNaN(m)){let A={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/guest/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}}if(u.isolateEmulatorThread!==void 0&&typeof u.isolateEmulatorThread!="boolean"){let m={instancePath:t+
"/spec/cpu/isolateEmulatorThread",schemaPath:"#/properties/spec/properties/cpu/properties/isolateEmulatorThread/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[m]:e.push(m),r++}if(u.maxSockets!==void 0){let m=u.maxSockets;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let A={instancePath:t+"/spec/cpu\
/maxSockets",schemaPath:"#/properties/spec/properties/cpu/properties/maxSockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof m==
"number"&&isFinite(m)){if(m>2147483647||isNaN(m)){let A={instancePath:t+"/spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/properties/maxSocket\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[A]:e.push(A),r++}if(m<0||isNaN(m)){let A={instancePath:t+"/spec/cpu/maxSocke\
ts",schemaPath:"#/properties/spec/properties/cpu/properties/maxSockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}}
if(u.model!==void 0&&typeof u.model!="string"){let m={instancePath:t+"/spec/cpu/model",schemaPath:"#/properties/spec/properties/cpu/properties/model/type",keyword:"\
type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(u.numa!==void 0&&(ue(u.numa,{instancePath:t+"/spec/cpu/numa",parentData:u,parentDataProperty:"numa",
rootData:v})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),u.realtime!==void 0){let m=u.realtime;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let A in m)
if(A!=="mask"){let k={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:A}};e===null?e=[k]:e.push(k),r++}if(m.mask!==void 0&&typeof m.mask!="string"){let A={instancePath:t+"/spec/cpu/realti\
me/mask",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/properties/mask/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),
r++}}else{let A={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/type",keyword:"type",params:{type:"object"}};
e===null?e=[A]:e.push(A),r++}}}else{let m={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),r++}}if(a.gpus!==void 0&&(he(a.gpus,{instancePath:t+"/spec/gpus",parentData:a,parentDataProperty:"gpus",rootData:v})||(e=e===null?he.errors:
e.concat(he.errors),r=e.length)),a.hostDevices!==void 0&&(Pe(a.hostDevices,{instancePath:t+"/spec/hostDevices",parentData:a,parentDataProperty:"hostDevices",rootData:v})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),a.ioThreads!==void 0&&(ve(a.ioThreads,{instancePath:t+"/spec/ioThreads",parentData:a,parentDataProperty:"\
ioThreads",rootData:v})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),a.ioThreadsPolicy!==void 0&&typeof a.ioThreadsPolicy!="string"){let u={instancePath:t+
"/spec/ioThreadsPolicy",schemaPath:"#/properties/spec/properties/ioThreadsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(a.
launchSecurity!==void 0&&(Ae(a.launchSecurity,{instancePath:t+"/spec/launchSecurity",parentData:a,parentDataProperty:"launchSecurity",rootData:v})||(e=e===null?
Ae.errors:e.concat(Ae.errors),r=e.length)),a.memory!==void 0){let u=a.memory,g=r;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.guest===void 0){let m={instancePath:t+
"/spec/memory",schemaPath:"#/properties/spec/properties/memory/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[m]:e.push(
m),r++}var d=g===r;if(!d){let m={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memory/unlessRewritten",keyword:"unlessRewritten",params:{}};
e===null?e=[m]:e.push(m),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){for(let m in u)if(!(m==="guest"||m==="hugepages"||m==="maxGuest"||m==="overcommitPerce\
nt")){let A={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[A]:e.push(A),r++}if(u.guest!==void 0&&(G(u.guest,{instancePath:t+"/spec/memory/guest",parentData:u,parentDataProperty:"guest",rootData:v})||(e=e===null?
G.errors:e.concat(G.errors),r=e.length)),u.hugepages!==void 0){let m=u.hugepages;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let A in m)if(A!=="pageSize"){
let k={instancePath:t+"/spec/memory/hugepages",schemaPath:"#/properties/spec/properties/memory/properties/hugepages/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:A}};e===null?e=[k]:e.push(k),r++}if(m.pageSize!==void 0&&typeof m.pageSize!="string"){let A={instancePath:t+"/spec/memory/hu\
gepages/pageSize",schemaPath:"#/properties/spec/properties/memory/properties/hugepages/properties/pageSize/type",keyword:"type",params:{type:"string"}};e===null?
e=[A]:e.push(A),r++}}else{let A={instancePath:t+"/spec/memory/hugepages",schemaPath:"#/properties/spec/properties/memory/properties/hugepages/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}if(u.maxGuest!==void 0&&(G(u.maxGuest,{instancePath:t+"/spec/memory/maxGuest",parentData:u,parentDataProperty:"\
maxGuest",rootData:v})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),u.overcommitPercent!==void 0){let m=u.overcommitPercent;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))){let A={instancePath:t+"/spec/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent\
/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}if(typeof m=="number"&&isFinite(m)){if(m>100||isNaN(m)){let A={instancePath:t+"/spec\
/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};
e===null?e=[A]:e.push(A),r++}if(m<0||isNaN(m)){let A={instancePath:t+"/spec/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties\
/overcommitPercent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[A]:e.push(A),r++}}}}else{let m={instancePath:t+"/spec/memory",schemaPath:"\
#/properties/spec/properties/memory/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}if(a.nodeSelector!==void 0){let u=a.nodeSelector;
if(u&&typeof u=="object"&&!Array.isArray(u)){for(let g in u)if(typeof u[g]!="string"){let m={instancePath:t+"/spec/nodeSelector/"+g.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/spec/properties/nodeSelector/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{
let g={instancePath:t+"/spec/nodeSelector",schemaPath:"#/properties/spec/properties/nodeSelector/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(
g),r++}}if(a.schedulerName!==void 0&&typeof a.schedulerName!="string"){let u={instancePath:t+"/spec/schedulerName",schemaPath:"#/properties/spec/properties/sche\
dulerName/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"\
type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:
e.push(a),r++}return sr.errors=e,r===0}function Rr(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;return sr(s,{instancePath:t,
parentData:N,parentDataProperty:C,rootData:v})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length),Rr.errors=e,r===0}exports.kind7=qr;var Se={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{type:"object",properties:{autohealing:{
type:"object",properties:{minFailingToStartDuration:{type:"string",pattern:"^[-+]?(0|((\\d+\\.?\\d*|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$"},startUpFailureThreshold:{
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
ngOrder","Newest","Oldest","Random"],type:"string"}},additionalProperties:!1};function ie(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="selectors"||o==="sortPolicy")){let i={instancePath:t,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[i]:e.push(i),r++}if(s.selectors!==void 0){let o=s.selectors;if(o&&typeof o==
"object"&&!Array.isArray(o)){for(let i in o)if(!(i==="labelSelector"||i==="nodeSelectorRequirementMatcher")){let p={instancePath:t+"/selectors",schemaPath:"#/pr\
operties/selectors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}o.labelSelector!==void 0&&(Q(
o.labelSelector,{instancePath:t+"/selectors/labelSelector",parentData:o,parentDataProperty:"labelSelector",rootData:v})||(e=e===null?Q.errors:e.concat(Q.errors),
r=e.length)),o.nodeSelectorRequirementMatcher!==void 0&&(ee(o.nodeSelectorRequirementMatcher,{instancePath:t+"/selectors/nodeSelectorRequirementMatcher",parentData:o,
parentDataProperty:"nodeSelectorRequirementMatcher",rootData:v})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length))}else{let i={instancePath:t+"/selectors",
schemaPath:"#/properties/selectors/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.sortPolicy!==void 0){let o=s.sortPolicy;if(typeof o!=
"string"){let i={instancePath:t+"/sortPolicy",schemaPath:"#/properties/sortPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(o===
"AscendingOrder"||o==="DescendingOrder"||o==="Newest"||o==="Oldest"||o==="Random")){let i={instancePath:t+"/sortPolicy",schemaPath:"#/properties/sortPolicy/enum",
keyword:"enum",params:{allowedValues:nt.properties.sortPolicy.enum}};e===null?e=[i]:e.push(i),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ie.errors=e,r===0}var Dr=new RegExp("^[-+]?(0|((\\d+\\.?\\d*|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$","u");
function pr(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.spec===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[o]:e.push(o),r++}for(let o in s)if(!(o==="apiVersi\
on"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[i]:e.push(i),r++}if(s.apiVersion!==void 0&&typeof s.apiVersion!="string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.kind!==void 0&&typeof s.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.metadata!==void 0&&(L(s.metadata,{instancePath:t+"/metadata",parentData:s,
parentDataProperty:"metadata",rootData:v})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.spec!==void 0){let o=s.spec;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.selector===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"selector"}};
e===null?e=[i]:e.push(i),r++}if(o.virtualMachineTemplate===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{
missingProperty:"virtualMachineTemplate"}};e===null?e=[i]:e.push(i),r++}for(let i in o)if(!Z.call(Se.properties.spec.properties,i)){let p={instancePath:t+"/spec",
schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.autohealing!==
void 0){let i=o.autohealing;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(!(p==="minFailingToStartDuration"||p==="startUpFailureThreshold")){let n={
instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[n]:e.push(n),r++}if(i.minFailingToStartDuration!==void 0){let p=i.minFailingToStartDuration;if(typeof p=="string"){if(!Dr.test(p)){let n={instancePath:t+
"/spec/autohealing/minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFailingToStartDuration/pattern",keyword:"patter\
n",params:{pattern:"^[-+]?(0|((\\d+\\.?\\d*|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/autohealing/mi\
nFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFailingToStartDuration/type",keyword:"type",params:{type:"string"}};
e===null?e=[n]:e.push(n),r++}}if(i.startUpFailureThreshold!==void 0){let p=i.startUpFailureThreshold;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let n={
instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let n={instancePath:t+"/spec/autoheal\
ing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}};e===null?e=[n]:e.push(n),r++}if(p<1||isNaN(p)){let n={instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties\
/spec/properties/autohealing/properties/startUpFailureThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[n]:e.push(n),r++}}}}else{
let p={instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}if(o.maxUnavailable!==void 0){let i=o.maxUnavailable;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&typeof i!="string"){let p={instancePath:t+
"/spec/maxUnavailable",schemaPath:"#/properties/spec/properties/maxUnavailable/type",keyword:"type",params:{type:Se.properties.spec.properties.maxUnavailable.type}};
e===null?e=[p]:e.push(p),r++}}if(o.nameGeneration!==void 0){let i=o.nameGeneration;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(!(p==="appendI\
ndexToConfigMapRefs"||p==="appendIndexToSecretRefs")){let n={instancePath:t+"/spec/nameGeneration",schemaPath:"#/properties/spec/properties/nameGeneration/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(i.appendIndexToConfigMapRefs!==void 0&&typeof i.appendIndexToConfigMapRefs!=
"boolean"){let p={instancePath:t+"/spec/nameGeneration/appendIndexToConfigMapRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendInde\
xToConfigMapRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(i.appendIndexToSecretRefs!==void 0&&typeof i.appendIndexToSecretRefs!=
"boolean"){let p={instancePath:t+"/spec/nameGeneration/appendIndexToSecretRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendIndexTo\
SecretRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/spec/nameGeneration",schemaPath:"#/propertie\
s/spec/properties/nameGeneration/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.paused!==void 0&&typeof o.paused!="boolean"){let i={
instancePath:t+"/spec/paused",schemaPath:"#/properties/spec/properties/paused/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(o.replicas!==
void 0){let i=o.replicas;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properti\
es/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let p={instancePath:t+
"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[p]:e.push(p),
r++}if(i<0||isNaN(i)){let p={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[p]:e.push(p),r++}}}if(o.scaleInStrategy!==void 0){let i=o.scaleInStrategy;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(!(p===
"opportunistic"||p==="proactive"||p==="unmanaged")){let n={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/spec/properties/scaleInStrategy/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(i.opportunistic!==void 0){let p=i.opportunistic;if(p&&
typeof p=="object"&&!Array.isArray(p)){for(let n in p)if(n!=="statePreservation"){let d={instancePath:t+"/spec/scaleInStrategy/opportunistic",schemaPath:"#/prop\
erties/spec/properties/scaleInStrategy/properties/opportunistic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[
d]:e.push(d),r++}if(p.statePreservation!==void 0){let n=p.statePreservation;if(typeof n!="string"){let d={instancePath:t+"/spec/scaleInStrategy/opportunistic/st\
atePreservation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/type",keyword:"type",params:{type:"\
string"}};e===null?e=[d]:e.push(d),r++}if(!(n==="Disabled"||n==="Offline"||n==="Online")){let d={instancePath:t+"/spec/scaleInStrategy/opportunistic/statePreser\
vation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:Se.
properties.spec.properties.scaleInStrategy.properties.opportunistic.properties.statePreservation.enum}};e===null?e=[d]:e.push(d),r++}}}else{let n={instancePath:t+
"/spec/scaleInStrategy/opportunistic",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[n]:e.push(n),r++}}if(i.proactive!==void 0){let p=i.proactive;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let n in p)if(!(n==="selectionPol\
icy"||n==="statePreservation")){let d={instancePath:t+"/spec/scaleInStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proa\
ctive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[d]:e.push(d),r++}if(p.selectionPolicy!==void 0&&(ie(p.selectionPolicy,
{instancePath:t+"/spec/scaleInStrategy/proactive/selectionPolicy",parentData:p,parentDataProperty:"selectionPolicy",rootData:v})||(e=e===null?ie.errors:e.concat(
ie.errors),r=e.length)),p.statePreservation!==void 0){let n=p.statePreservation;if(typeof n!="string"){let d={instancePath:t+"/spec/scaleInStrategy/proactive/st\
atePreservation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/properties/statePreservation/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[d]:e.push(d),r++}if(!(n==="Disabled"||n==="Offline"||n==="Online")){let d={instancePath:t+"/spec/scaleInStrategy/proactive/statePreservatio\
n",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:Se.properties.
spec.properties.scaleInStrategy.properties.proactive.properties.statePreservation.enum}};e===null?e=[d]:e.push(d),r++}}}else{let n={instancePath:t+"/spec/scaleI\
nStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),r++}}if(i.unmanaged!==void 0){let p=i.unmanaged;if(p&&typeof p=="object"&&!Array.isArray(p))for(let n in p){let d={instancePath:t+"/spec/scaleInStrategy\
/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[d]:e.push(d),r++}else{let n={instancePath:t+"/spec/scaleInStrategy/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/un\
managed/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let p={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/\
spec/properties/scaleInStrategy/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.selector!==void 0&&(Q(o.selector,{instancePath:t+
"/spec/selector",parentData:o,parentDataProperty:"selector",rootData:v})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),o.updateStrategy!==void 0){let i=o.
updateStrategy;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(!(p==="opportunistic"||p==="proactive"||p==="unmanaged")){let n={instancePath:t+"/\
spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[n]:e.push(n),r++}if(i.opportunistic!==void 0){let p=i.opportunistic;if(p&&typeof p=="object"&&!Array.isArray(p))for(let n in p){let d={instancePath:t+
"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/spec/properties/updateStrategy/properties/opportunistic/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:n}};e===null?e=[d]:e.push(d),r++}else{let n={instancePath:t+"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/\
spec/properties/updateStrategy/properties/opportunistic/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(i.proactive!==void 0){let p=i.
proactive;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let n in p)if(n!=="selectionPolicy"){let d={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"\
#/properties/spec/properties/updateStrategy/properties/proactive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=
[d]:e.push(d),r++}p.selectionPolicy!==void 0&&(ie(p.selectionPolicy,{instancePath:t+"/spec/updateStrategy/proactive/selectionPolicy",parentData:p,parentDataProperty:"\
selectionPolicy",rootData:v})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length))}else{let n={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"#/\
properties/spec/properties/updateStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(i.unmanaged!==void 0){
let p=i.unmanaged;if(p&&typeof p=="object"&&!Array.isArray(p))for(let n in p){let d={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/sp\
ec/properties/updateStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[d]:e.push(d),r++}else{
let n={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/spec/properties/updateStrategy/properties/unmanaged/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let p={instancePath:t+"/spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.virtualMachineTemplate!==void 0){let i=o.virtualMachineTemplate;if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let p in i)if(!(p==="metadata"||p==="spec")){let n={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtu\
alMachineTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}i.metadata!==void 0&&(re(i.metadata,
{instancePath:t+"/spec/virtualMachineTemplate/metadata",parentData:i,parentDataProperty:"metadata",rootData:v})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),
i.spec!==void 0&&(oe(i.spec,{instancePath:t+"/spec/virtualMachineTemplate/spec",parentData:i,parentDataProperty:"spec",rootData:v})||(e=e===null?oe.errors:e.concat(
oe.errors),r=e.length))}else{let p={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtualMachineTemplate/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),r++}}if(s.status!==void 0){let o=s.status;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(!(i==="conditions"||
i==="labelSelector"||i==="readyReplicas"||i==="replicas")){let p={instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.conditions!==void 0&&(ae(o.conditions,{instancePath:t+"/status/conditions",parentData:o,
parentDataProperty:"conditions",rootData:v})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length)),o.labelSelector!==void 0&&typeof o.labelSelector!="string"){
let i={instancePath:t+"/status/labelSelector",schemaPath:"#/properties/status/properties/labelSelector/type",keyword:"type",params:{type:"string"}};e===null?e=[
i]:e.push(i),r++}if(o.readyReplicas!==void 0){let i=o.readyReplicas;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/status/rea\
dyReplicas",schemaPath:"#/properties/status/properties/readyReplicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof i=="nu\
mber"&&isFinite(i)){if(i>2147483647||isNaN(i)){let p={instancePath:t+"/status/readyReplicas",schemaPath:"#/properties/status/properties/readyReplicas/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[p]:e.push(p),r++}if(i<-2147483648||isNaN(i)){let p={instancePath:t+"/status/readyReplicas",schemaPath:"\
#/properties/status/properties/readyReplicas/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[p]:e.push(p),r++}}}if(o.replicas!==
void 0){let i=o.replicas;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/status/replicas",schemaPath:"#/properties/status/prop\
erties/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let p={
instancePath:t+"/status/replicas",schemaPath:"#/properties/status/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===
null?e=[p]:e.push(p),r++}if(i<-2147483648||isNaN(i)){let p={instancePath:t+"/status/replicas",schemaPath:"#/properties/status/properties/replicas/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[p]:e.push(p),r++}}}}else{let i={instancePath:t+"/status",schemaPath:"#/properties/status/type",
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}return pr.errors=e,r===0}function qr(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;return pr(
s,{instancePath:t,parentData:N,parentDataProperty:C,rootData:v})||(e=e===null?pr.errors:e.concat(pr.errors),r=e.length),qr.errors=e,r===0}exports.kind8=Tr;function ir(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.spec===void 0){
let d={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[d]:e.push(d),r++}var i=o===r;if(!i){
let d={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[d]:e.push(d),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let d in s)if(!(d==="apiVersion"||d==="kind"||d==="metadata"||d==="spec")){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:d}};e===null?e=[a]:e.push(a),r++}if(s.apiVersion!==void 0&&typeof s.apiVersion!="string"){let d={instancePath:t+"/apiVers\
ion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(s.kind!==void 0&&typeof s.kind!="string"){
let d={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(s.metadata!==void 0&&(L(
s.metadata,{instancePath:t+"/metadata",parentData:s,parentDataProperty:"metadata",rootData:v})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.spec!==void 0){
let d=s.spec;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let a in d)if(!Z.call(nr.properties.spec.properties,a)){let l={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),r++}if(d.annotations!==void 0){let a=d.
annotations;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(typeof a[l]!="string"){let u={instancePath:t+"/spec/annotations/"+l.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/spec/properties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(
u),r++}}else{let l={instancePath:t+"/spec/annotations",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?
e=[l]:e.push(l),r++}}if(d.clock!==void 0){let a=d.clock;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="preferredClockOffset"||l==="prefer\
redTimer")){let u={instancePath:t+"/spec/clock",schemaPath:"#/properties/spec/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[u]:e.push(u),r++}if(a.preferredClockOffset!==void 0){let l=a.preferredClockOffset;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let u in l)if(!(u===
"timezone"||u==="utc")){let g={instancePath:t+"/spec/clock/preferredClockOffset",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(l.timezone!==void 0&&typeof l.timezone!="str\
ing"){let u={instancePath:t+"/spec/clock/preferredClockOffset/timezone",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/propertie\
s/timezone/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(l.utc!==void 0){let u=l.utc;if(u&&typeof u=="object"&&!Array.isArray(u)){
for(let g in u)if(g!=="offsetSeconds"){let m={instancePath:t+"/spec/clock/preferredClockOffset/utc",schemaPath:"#/properties/spec/properties/clock/properties/pr\
eferredClockOffset/properties/utc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[m]:e.push(m),r++}if(u.offsetSeconds!==
void 0){let g=u.offsetSeconds;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let m={instancePath:t+"/spec/clock/preferredClockOffset/utc/offsetSecond\
s",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/properties/utc/properties/offsetSeconds/type",keyword:"type",params:{type:"int\
eger"}};e===null?e=[m]:e.push(m),r++}}}else{let g={instancePath:t+"/spec/clock/preferredClockOffset/utc",schemaPath:"#/properties/spec/properties/clock/properti\
es/preferredClockOffset/properties/utc/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let u={instancePath:t+"/spec/clock/prefe\
rredClockOffset",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(
u),r++}}a.preferredTimer!==void 0&&(ce(a.preferredTimer,{instancePath:t+"/spec/clock/preferredTimer",parentData:a,parentDataProperty:"preferredTimer",rootData:v})||
(e=e===null?ce.errors:e.concat(ce.errors),r=e.length))}else{let l={instancePath:t+"/spec/clock",schemaPath:"#/properties/spec/properties/clock/type",keyword:"ty\
pe",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.cpu!==void 0){let a=d.cpu;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="p\
referredCPUFeatures"||l==="preferredCPUTopology"||l==="spreadOptions")){let u={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.preferredCPUFeatures!==void 0&&(de(a.preferredCPUFeatures,
{instancePath:t+"/spec/cpu/preferredCPUFeatures",parentData:a,parentDataProperty:"preferredCPUFeatures",rootData:v})||(e=e===null?de.errors:e.concat(de.errors),
r=e.length)),a.preferredCPUTopology!==void 0&&typeof a.preferredCPUTopology!="string"){let l={instancePath:t+"/spec/cpu/preferredCPUTopology",schemaPath:"#/prop\
erties/spec/properties/cpu/properties/preferredCPUTopology/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.spreadOptions!==void 0){
let l=a.spreadOptions;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let u in l)if(!(u==="across"||u==="ratio")){let g={instancePath:t+"/spec/cpu/spreadOption\
s",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===
null?e=[g]:e.push(g),r++}if(l.across!==void 0&&typeof l.across!="string"){let u={instancePath:t+"/spec/cpu/spreadOptions/across",schemaPath:"#/properties/spec/p\
roperties/cpu/properties/spreadOptions/properties/across/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(l.ratio!==void 0){let u=l.
ratio;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let g={instancePath:t+"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/properties/c\
pu/properties/spreadOptions/properties/ratio/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),r++}if(typeof u=="number"&&isFinite(u)){if(u>
2147483647||isNaN(u)){let g={instancePath:t+"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/properties/rat\
io/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[g]:e.push(g),r++}if(u<0||isNaN(u)){let g={instancePath:t+"/spec/cpu/spreadO\
ptions/ratio",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/properties/ratio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[g]:e.push(g),r++}}}}else{let u={instancePath:t+"/spec/cpu/spreadOptions",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/type",
keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.devices!==void 0){let a=d.devices;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)
if(!Z.call(nr.properties.spec.properties.devices.properties,l)){let u={instancePath:t+"/spec/devices",schemaPath:"#/properties/spec/properties/devices/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.preferredAutoattachGraphicsDevice!==void 0&&typeof a.
preferredAutoattachGraphicsDevice!="boolean"){let l={instancePath:t+"/spec/devices/preferredAutoattachGraphicsDevice",schemaPath:"#/properties/spec/properties/d\
evices/properties/preferredAutoattachGraphicsDevice/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredAutoattachInputDevice!==
void 0&&typeof a.preferredAutoattachInputDevice!="boolean"){let l={instancePath:t+"/spec/devices/preferredAutoattachInputDevice",schemaPath:"#/properties/spec/p\
roperties/devices/properties/preferredAutoattachInputDevice/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredAutoattachMemBalloon!==
void 0&&typeof a.preferredAutoattachMemBalloon!="boolean"){let l={instancePath:t+"/spec/devices/preferredAutoattachMemBalloon",schemaPath:"#/properties/spec/pro\
perties/devices/properties/preferredAutoattachMemBalloon/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredAutoattachPodInterface!==
void 0&&typeof a.preferredAutoattachPodInterface!="boolean"){let l={instancePath:t+"/spec/devices/preferredAutoattachPodInterface",schemaPath:"#/properties/spec\
/properties/devices/properties/preferredAutoattachPodInterface/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredAutoattachSerialConsole!==
void 0&&typeof a.preferredAutoattachSerialConsole!="boolean"){let l={instancePath:t+"/spec/devices/preferredAutoattachSerialConsole",schemaPath:"#/properties/sp\
ec/properties/devices/properties/preferredAutoattachSerialConsole/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredBlockMultiQueue!==
void 0&&typeof a.preferredBlockMultiQueue!="boolean"){let l={instancePath:t+"/spec/devices/preferredBlockMultiQueue",schemaPath:"#/properties/spec/properties/de\
vices/properties/preferredBlockMultiQueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredCdromBus!==void 0&&typeof a.preferredCdromBus!=
"string"){let l={instancePath:t+"/spec/devices/preferredCdromBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredCdromBus/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredDisableHotplug!==void 0&&typeof a.preferredDisableHotplug!="boolean"){let l={instancePath:t+
"/spec/devices/preferredDisableHotplug",schemaPath:"#/properties/spec/properties/devices/properties/preferredDisableHotplug/type",keyword:"type",params:{type:"b\
oolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredDiskBlockSize!==void 0&&(me(a.preferredDiskBlockSize,{instancePath:t+"/spec/devices/preferredDiskBlockSize",
parentData:a,parentDataProperty:"preferredDiskBlockSize",rootData:v})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)),a.preferredDiskBus!==void 0&&typeof a.
preferredDiskBus!="string"){let l={instancePath:t+"/spec/devices/preferredDiskBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredDiskBus/\
type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredDiskCache!==void 0&&typeof a.preferredDiskCache!="string"){let l={instancePath:t+
"/spec/devices/preferredDiskCache",schemaPath:"#/properties/spec/properties/devices/properties/preferredDiskCache/type",keyword:"type",params:{type:"string"}};e===
null?e=[l]:e.push(l),r++}if(a.preferredDiskDedicatedIoThread!==void 0&&typeof a.preferredDiskDedicatedIoThread!="boolean"){let l={instancePath:t+"/spec/devices/\
preferredDiskDedicatedIoThread",schemaPath:"#/properties/spec/properties/devices/properties/preferredDiskDedicatedIoThread/type",keyword:"type",params:{type:"bo\
olean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredDiskIO!==void 0&&typeof a.preferredDiskIO!="string"){let l={instancePath:t+"/spec/devices/preferredDiskIO",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredDiskIO/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredInputBus!==
void 0&&typeof a.preferredInputBus!="string"){let l={instancePath:t+"/spec/devices/preferredInputBus",schemaPath:"#/properties/spec/properties/devices/propertie\
s/preferredInputBus/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredInputType!==void 0&&typeof a.preferredInputType!="st\
ring"){let l={instancePath:t+"/spec/devices/preferredInputType",schemaPath:"#/properties/spec/properties/devices/properties/preferredInputType/type",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredInterfaceMasquerade!==void 0){let l=a.preferredInterfaceMasquerade;if(l&&typeof l=="objec\
t"&&!Array.isArray(l))for(let u in l){let g={instancePath:t+"/spec/devices/preferredInterfaceMasquerade",schemaPath:"#/properties/spec/properties/devices/proper\
ties/preferredInterfaceMasquerade/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}else{let u={instancePath:t+
"/spec/devices/preferredInterfaceMasquerade",schemaPath:"#/properties/spec/properties/devices/properties/preferredInterfaceMasquerade/type",keyword:"type",params:{
type:"object"}};e===null?e=[u]:e.push(u),r++}}if(a.preferredInterfaceModel!==void 0&&typeof a.preferredInterfaceModel!="string"){let l={instancePath:t+"/spec/de\
vices/preferredInterfaceModel",schemaPath:"#/properties/spec/properties/devices/properties/preferredInterfaceModel/type",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(a.preferredLunBus!==void 0&&typeof a.preferredLunBus!="string"){let l={instancePath:t+"/spec/devices/preferredLunBus",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredLunBus/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredNetworkInterfaceMultiQueue!==
void 0&&typeof a.preferredNetworkInterfaceMultiQueue!="boolean"){let l={instancePath:t+"/spec/devices/preferredNetworkInterfaceMultiQueue",schemaPath:"#/propert\
ies/spec/properties/devices/properties/preferredNetworkInterfaceMultiQueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredPanicDeviceModel!==
void 0&&typeof a.preferredPanicDeviceModel!="string"){let l={instancePath:t+"/spec/devices/preferredPanicDeviceModel",schemaPath:"#/properties/spec/properties/d\
evices/properties/preferredPanicDeviceModel/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredRng!==void 0){let l=a.preferredRng;
if(l&&typeof l=="object"&&!Array.isArray(l))for(let u in l){let g={instancePath:t+"/spec/devices/preferredRng",schemaPath:"#/properties/spec/properties/devices/\
properties/preferredRng/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}else{let u={instancePath:t+
"/spec/devices/preferredRng",schemaPath:"#/properties/spec/properties/devices/properties/preferredRng/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:
e.push(u),r++}}if(a.preferredSoundModel!==void 0&&typeof a.preferredSoundModel!="string"){let l={instancePath:t+"/spec/devices/preferredSoundModel",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredSoundModel/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.preferredTPM!==
void 0&&(ge(a.preferredTPM,{instancePath:t+"/spec/devices/preferredTPM",parentData:a,parentDataProperty:"preferredTPM",rootData:v})||(e=e===null?ge.errors:e.concat(
ge.errors),r=e.length)),a.preferredUseVirtioTransitional!==void 0&&typeof a.preferredUseVirtioTransitional!="boolean"){let l={instancePath:t+"/spec/devices/pref\
erredUseVirtioTransitional",schemaPath:"#/properties/spec/properties/devices/properties/preferredUseVirtioTransitional/type",keyword:"type",params:{type:"boolea\
n"}};e===null?e=[l]:e.push(l),r++}a.preferredVirtualGPUOptions!==void 0&&(fe(a.preferredVirtualGPUOptions,{instancePath:t+"/spec/devices/preferredVirtualGPUOpti\
ons",parentData:a,parentDataProperty:"preferredVirtualGPUOptions",rootData:v})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length))}else{let l={instancePath:t+
"/spec/devices",schemaPath:"#/properties/spec/properties/devices/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.features!==void 0){
let a=d.features;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="preferredAcpi"||l==="preferredApic"||l==="preferredHyperv"||l==="preferre\
dKvm"||l==="preferredPvspinlock"||l==="preferredSmm")){let u={instancePath:t+"/spec/features",schemaPath:"#/properties/spec/properties/features/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.preferredAcpi!==void 0){let l=a.preferredAcpi;if(l&&typeof l==
"object"&&!Array.isArray(l)){for(let u in l)if(u!=="enabled"){let g={instancePath:t+"/spec/features/preferredAcpi",schemaPath:"#/properties/spec/properties/feat\
ures/properties/preferredAcpi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(l.enabled!==void 0&&
typeof l.enabled!="boolean"){let u={instancePath:t+"/spec/features/preferredAcpi/enabled",schemaPath:"#/properties/spec/properties/features/properties/preferred\
Acpi/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/spec/features/preferredAcpi",schemaPath:"\
#/properties/spec/properties/features/properties/preferredAcpi/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(a.preferredApic!==void 0&&
(ke(a.preferredApic,{instancePath:t+"/spec/features/preferredApic",parentData:a,parentDataProperty:"preferredApic",rootData:v})||(e=e===null?ke.errors:e.concat(
ke.errors),r=e.length)),a.preferredHyperv!==void 0&&(we(a.preferredHyperv,{instancePath:t+"/spec/features/preferredHyperv",parentData:a,parentDataProperty:"pref\
erredHyperv",rootData:v})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),a.preferredKvm!==void 0){let l=a.preferredKvm;if(l&&typeof l=="object"&&!Array.
isArray(l)){for(let u in l)if(u!=="hidden"){let g={instancePath:t+"/spec/features/preferredKvm",schemaPath:"#/properties/spec/properties/features/properties/pre\
ferredKvm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(l.hidden!==void 0&&typeof l.hidden!=
"boolean"){let u={instancePath:t+"/spec/features/preferredKvm/hidden",schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/properties/hidde\
n/type",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/spec/features/preferredKvm",schemaPath:"#/properties/\
spec/properties/features/properties/preferredKvm/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(a.preferredPvspinlock!==void 0){let l=a.
preferredPvspinlock;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let u in l)if(u!=="enabled"){let g={instancePath:t+"/spec/features/preferredPvspinlock",schemaPath:"\
#/properties/spec/properties/features/properties/preferredPvspinlock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?
e=[g]:e.push(g),r++}if(l.enabled!==void 0&&typeof l.enabled!="boolean"){let u={instancePath:t+"/spec/features/preferredPvspinlock/enabled",schemaPath:"#/propert\
ies/spec/properties/features/properties/preferredPvspinlock/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}}else{
let u={instancePath:t+"/spec/features/preferredPvspinlock",schemaPath:"#/properties/spec/properties/features/properties/preferredPvspinlock/type",keyword:"type",
params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}if(a.preferredSmm!==void 0){let l=a.preferredSmm;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let u in l)
if(u!=="enabled"){let g={instancePath:t+"/spec/features/preferredSmm",schemaPath:"#/properties/spec/properties/features/properties/preferredSmm/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[g]:e.push(g),r++}if(l.enabled!==void 0&&typeof l.enabled!="boolean"){let u={instancePath:t+
"/spec/features/preferredSmm/enabled",schemaPath:"#/properties/spec/properties/features/properties/preferredSmm/properties/enabled/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/spec/features/preferredSmm",schemaPath:"#/properties/spec/properties/features/proper\
ties/preferredSmm/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let l={instancePath:t+"/spec/features",schemaPath:"#/properti\
es/spec/properties/features/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.firmware!==void 0){let a=d.firmware;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let l in a)if(!(l==="preferredEfi"||l==="preferredUseBios"||l==="preferredUseBiosSerial"||l==="preferredUseEfi"||l==="preferred\
UseSecureBoot")){let u={instancePath:t+"/spec/firmware",schemaPath:"#/properties/spec/properties/firmware/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.preferredEfi!==void 0&&(be(a.preferredEfi,{instancePath:t+"/spec/firmware/preferredEfi",parentData:a,parentDataProperty:"\
preferredEfi",rootData:v})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),a.preferredUseBios!==void 0&&typeof a.preferredUseBios!="boolean"){let l={instancePath:t+
"/spec/firmware/preferredUseBios",schemaPath:"#/properties/spec/properties/firmware/properties/preferredUseBios/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[l]:e.push(l),r++}if(a.preferredUseBiosSerial!==void 0&&typeof a.preferredUseBiosSerial!="boolean"){let l={instancePath:t+"/spec/firmware/preferredUseBio\
sSerial",schemaPath:"#/properties/spec/properties/firmware/properties/preferredUseBiosSerial/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(
l),r++}if(a.preferredUseEfi!==void 0&&typeof a.preferredUseEfi!="boolean"){let l={instancePath:t+"/spec/firmware/preferredUseEfi",schemaPath:"#/properties/spec/\
properties/firmware/properties/preferredUseEfi/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(a.preferredUseSecureBoot!==void 0&&
typeof a.preferredUseSecureBoot!="boolean"){let l={instancePath:t+"/spec/firmware/preferredUseSecureBoot",schemaPath:"#/properties/spec/properties/firmware/prop\
erties/preferredUseSecureBoot/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/spec/firmware",schemaPath:"\
#/properties/spec/properties/firmware/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.machine!==void 0){let a=d.machine;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let l in a)if(l!=="preferredMachineType"){let u={instancePath:t+"/spec/machine",schemaPath:"#/properties/spec/properties/machin\
e/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.preferredMachineType!==void 0&&typeof a.
preferredMachineType!="string"){let l={instancePath:t+"/spec/machine/preferredMachineType",schemaPath:"#/properties/spec/properties/machine/properties/preferred\
MachineType/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/spec/machine",schemaPath:"#/properties/spec/\
properties/machine/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.preferSpreadSocketToCoreRatio!==void 0){let a=d.preferSpreadSocketToCoreRatio;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"#/properties/spec/properties/p\
referSpreadSocketToCoreRatio/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(
a)){let l={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCoreRatio/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}};e===null?e=[l]:e.push(l),r++}if(a<0||isNaN(a)){let l={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"\
#/properties/spec/properties/preferSpreadSocketToCoreRatio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}}if(d.preferredArchitecture!==
void 0&&typeof d.preferredArchitecture!="string"){let a={instancePath:t+"/spec/preferredArchitecture",schemaPath:"#/properties/spec/properties/preferredArchitec\
ture/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(d.preferredSubdomain!==void 0&&typeof d.preferredSubdomain!="string"){let a={instancePath:t+
"/spec/preferredSubdomain",schemaPath:"#/properties/spec/properties/preferredSubdomain/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(d.preferredTerminationGracePeriodSeconds!==void 0){let a=d.preferredTerminationGracePeriodSeconds;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l={
instancePath:t+"/spec/preferredTerminationGracePeriodSeconds",schemaPath:"#/properties/spec/properties/preferredTerminationGracePeriodSeconds/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}}if(d.requirements!==void 0){let a=d.requirements;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)
if(!(l==="architecture"||l==="cpu"||l==="memory")){let u={instancePath:t+"/spec/requirements",schemaPath:"#/properties/spec/properties/requirements/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.architecture!==void 0&&typeof a.architecture!="string"){
let l={instancePath:t+"/spec/requirements/architecture",schemaPath:"#/properties/spec/properties/requirements/properties/architecture/type",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),r++}if(a.cpu!==void 0){let l=a.cpu,u=r;if(l&&typeof l=="object"&&!Array.isArray(l)&&l.guest===void 0){let g={instancePath:t+
"/spec/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
guest"}};e===null?e=[g]:e.push(g),r++}var p=u===r;if(!p){let g={instancePath:t+"/spec/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/pr\
operties/cpu/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[g]:e.push(g),r++}if(l&&typeof l=="object"&&!Array.isArray(l)){for(let g in l)if(g!==
"guest"){let m={instancePath:t+"/spec/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:g}};e===null?e=[m]:e.push(m),r++}if(l.guest!==void 0){let g=l.guest;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(
g))){let m={instancePath:t+"/spec/requirements/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/properties/guest/type",keyword:"t\
ype",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(typeof g=="number"&&isFinite(g)){if(g>2147483647||isNaN(g)){let m={instancePath:t+"/spec/requireme\
nts/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/properties/guest/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[m]:e.push(m),r++}if(g<0||isNaN(g)){let m={instancePath:t+"/spec/requirements/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/proper\
ties/cpu/properties/guest/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}}}}else{let g={instancePath:t+"/spec/require\
ments/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(a.
memory!==void 0){let l=a.memory,u=r;if(l&&typeof l=="object"&&!Array.isArray(l)&&l.guest===void 0){let g={instancePath:t+"/spec/requirements/memory",schemaPath:"\
#/properties/spec/properties/requirements/properties/memory/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[g]:e.push(
g),r++}var n=u===r;if(!n){let g={instancePath:t+"/spec/requirements/memory",schemaPath:"#/properties/spec/properties/requirements/properties/memory/unlessRewrit\
ten",keyword:"unlessRewritten",params:{}};e===null?e=[g]:e.push(g),r++}if(l&&typeof l=="object"&&!Array.isArray(l)){for(let g in l)if(g!=="guest"){let m={instancePath:t+
"/spec/requirements/memory",schemaPath:"#/properties/spec/properties/requirements/properties/memory/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:g}};e===null?e=[m]:e.push(m),r++}l.guest!==void 0&&(G(l.guest,{instancePath:t+"/spec/requirements/memory/guest",parentData:l,parentDataProperty:"\
guest",rootData:v})||(e=e===null?G.errors:e.concat(G.errors),r=e.length))}else{let g={instancePath:t+"/spec/requirements/memory",schemaPath:"#/properties/spec/p\
roperties/requirements/properties/memory/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let l={instancePath:t+"/spec/requireme\
nts",schemaPath:"#/properties/spec/properties/requirements/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(d.volumes!==void 0){let a=d.
volumes;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(l!=="preferredStorageClassName"){let u={instancePath:t+"/spec/volumes",schemaPath:"#/prop\
erties/spec/properties/volumes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[u]:e.push(u),r++}if(a.preferredStorageClassName!==
void 0&&typeof a.preferredStorageClassName!="string"){let l={instancePath:t+"/spec/volumes/preferredStorageClassName",schemaPath:"#/properties/spec/properties/v\
olumes/properties/preferredStorageClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/spec/volumes",
schemaPath:"#/properties/spec/properties/volumes/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let a={instancePath:t+"/spec",
schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let d={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}return ir.errors=e,r===0}function Tr(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){
let e=null,r=0;return ir(s,{instancePath:t,parentData:N,parentDataProperty:C,rootData:v})||(e=e===null?ir.errors:e.concat(ir.errors),r=e.length),Tr.errors=e,r===
0}exports.kind9=Nr;function or(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.spec===void 0){
let g={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[g]:e.push(g),r++}for(let g in s)if(!(g==="apiVersi\
on"||g==="kind"||g==="metadata"||g==="spec"||g==="status")){let m={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};
e===null?e=[m]:e.push(m),r++}if(s.apiVersion!==void 0&&typeof s.apiVersion!="string"){let g={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(s.kind!==void 0&&typeof s.kind!="string"){let g={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(s.metadata!==void 0&&(L(s.metadata,{instancePath:t+"/metadata",parentData:s,
parentDataProperty:"metadata",rootData:v})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.spec!==void 0&&(oe(s.spec,{instancePath:t+"/spec",parentData:s,
parentDataProperty:"spec",rootData:v})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.status!==void 0){let g=s.status;if(g&&typeof g=="object"&&!Array.
isArray(g)){for(let m in g)if(!Z.call(ne.properties.status.properties,m)){let A={instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[A]:e.push(A),r++}if(g.changedBlockTracking!==void 0){let m=g.changedBlockTracking;if(!(m&&
typeof m=="object"&&!Array.isArray(m))&&m!==null){let k={instancePath:t+"/status/changedBlockTracking",schemaPath:"#/properties/status/properties/changedBlockTr\
acking/type",keyword:"type",params:{type:ne.properties.status.properties.changedBlockTracking.type}};e===null?e=[k]:e.push(k),r++}let A=r;if(m&&typeof m=="objec\
t"&&!Array.isArray(m)&&m.state===void 0){let k={instancePath:t+"/status/changedBlockTracking",schemaPath:"#/properties/status/properties/changedBlockTracking/un\
lessRewritten/required",keyword:"required",params:{missingProperty:"state"}};e===null?e=[k]:e.push(k),r++}var o=A===r;if(!o){let k={instancePath:t+"/status/chan\
gedBlockTracking",schemaPath:"#/properties/status/properties/changedBlockTracking/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[k]:e.push(k),
r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let k in m)if(!(k==="backupStatus"||k==="state")){let j={instancePath:t+"/status/changedBlockTracking",schemaPath:"\
#/properties/status/properties/changedBlockTracking/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[j]:e.push(j),
r++}if(m.backupStatus!==void 0){let k=m.backupStatus;if(!(k&&typeof k=="object"&&!Array.isArray(k))&&k!==null){let j={instancePath:t+"/status/changedBlockTracki\
ng/backupStatus",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/type",keyword:"type",params:{type:ne.properties.status.
properties.changedBlockTracking.properties.backupStatus.type}};e===null?e=[j]:e.push(j),r++}if(k&&typeof k=="object"&&!Array.isArray(k)){for(let j in k)if(!(j===
"backupMsg"||j==="backupName"||j==="checkpointName"||j==="completed"||j==="endTimestamp"||j==="failed"||j==="startTimestamp"||j==="volumes")){let q={instancePath:t+
"/status/changedBlockTracking/backupStatus",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j}};e===null?e=[q]:e.push(q),r++}if(k.backupMsg!==void 0&&typeof k.backupMsg!="string"){let j={instancePath:t+"\
/status/changedBlockTracking/backupStatus/backupMsg",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/backupMs\
g/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(k.backupName!==void 0&&typeof k.backupName!="string"){let j={instancePath:t+"/sta\
tus/changedBlockTracking/backupStatus/backupName",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/backupName/\
type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(k.checkpointName!==void 0&&typeof k.checkpointName!="string"){let j={instancePath:t+
"/status/changedBlockTracking/backupStatus/checkpointName",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/ch\
eckpointName/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(k.completed!==void 0&&typeof k.completed!="boolean"){let j={instancePath:t+
"/status/changedBlockTracking/backupStatus/completed",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/complet\
ed/type",keyword:"type",params:{type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(k.endTimestamp!==void 0){let j=k.endTimestamp;if(typeof j=="string"){if(!J.test(
j)){let q={instancePath:t+"/status/changedBlockTracking/backupStatus/endTimestamp",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/ba\
ckupStatus/properties/endTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};
e===null?e=[q]:e.push(q),r++}}else{let q={instancePath:t+"/status/changedBlockTracking/backupStatus/endTimestamp",schemaPath:"#/properties/status/properties/cha\
ngedBlockTracking/properties/backupStatus/properties/endTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),r++}}if(k.failed!==void 0&&
typeof k.failed!="boolean"){let j={instancePath:t+"/status/changedBlockTracking/backupStatus/failed",schemaPath:"#/properties/status/properties/changedBlockTrac\
king/properties/backupStatus/properties/failed/type",keyword:"type",params:{type:"boolean"}};e===null?e=[j]:e.push(j),r++}if(k.startTimestamp!==void 0){let j=k.
startTimestamp;if(typeof j=="string"){if(!J.test(j)){let q={instancePath:t+"/status/changedBlockTracking/backupStatus/startTimestamp",schemaPath:"#/properties/s\
tatus/properties/changedBlockTracking/properties/backupStatus/properties/startTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\
\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[q]:e.push(q),r++}}else{let q={instancePath:t+"/status/changedBlockTracking/backupStatus/startTim\
estamp",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/startTimestamp/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[q]:e.push(q),r++}}if(k.volumes!==void 0){let j=k.volumes;if(Array.isArray(j)){let q=j.length;for(let R=0;R<q;R++){let S=j[R],x=r;if(S&&typeof S==
"object"&&!Array.isArray(S)){if(S.diskTarget===void 0){let I={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+R,schemaPath:"#/properties/sta\
tus/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"diskT\
arget"}};e===null?e=[I]:e.push(I),r++}if(S.volumeName===void 0){let I={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+R,schemaPath:"#/prope\
rties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
volumeName"}};e===null?e=[I]:e.push(I),r++}}var i=x===r;if(!i){let I={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+R,schemaPath:"#/proper\
ties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[I]:
e.push(I),r++}if(S&&typeof S=="object"&&!Array.isArray(S)){for(let I in S)if(!(I==="dataEndpoint"||I==="diskTarget"||I==="mapEndpoint"||I==="volumeName")){let W={
instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+R,schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/pr\
operties/volumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}};e===null?e=[W]:e.push(W),r++}if(S.dataEndpoint!==void 0&&
typeof S.dataEndpoint!="string"){let I={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+R+"/dataEndpoint",schemaPath:"#/properties/status/pr\
operties/changedBlockTracking/properties/backupStatus/properties/volumes/items/properties/dataEndpoint/type",keyword:"type",params:{type:"string"}};e===null?e=[
I]:e.push(I),r++}if(S.diskTarget!==void 0&&typeof S.diskTarget!="string"){let I={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes/"+R+"/diskTar\
get",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/properties/diskTarget/type",keyword:"type",
params:{type:"string"}};e===null?e=[I]:e.push(I),r++}if(S.mapEndpoint!==void 0&&typeof S.mapEndpoint!="string"){let I={instancePath:t+"/status/changedBlockTrack\
ing/backupStatus/volumes/"+R+"/mapEndpoint",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/pro\
perties/mapEndpoint/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}if(S.volumeName!==void 0&&typeof S.volumeName!="string"){let I={instancePath:t+
"/status/changedBlockTracking/backupStatus/volumes/"+R+"/volumeName",schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/pro\
perties/volumes/items/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[I]:e.push(I),r++}}else{let I={instancePath:t+"/status/chang\
edBlockTracking/backupStatus/volumes/"+R,schemaPath:"#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[I]:e.push(I),r++}}}else{let q={instancePath:t+"/status/changedBlockTracking/backupStatus/volumes",schemaPath:"\
#/properties/status/properties/changedBlockTracking/properties/backupStatus/properties/volumes/type",keyword:"type",params:{type:"array"}};e===null?e=[q]:e.push(
q),r++}}}}if(m.state!==void 0&&typeof m.state!="string"){let k={instancePath:t+"/status/changedBlockTracking/state",schemaPath:"#/properties/status/properties/c\
hangedBlockTracking/properties/state/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}}if(g.conditions!==void 0&&(ae(g.conditions,{instancePath:t+
"/status/conditions",parentData:g,parentDataProperty:"conditions",rootData:v})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length)),g.created!==void 0&&typeof g.
created!="boolean"){let m={instancePath:t+"/status/created",schemaPath:"#/properties/status/properties/created/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[m]:e.push(m),r++}if(g.desiredGeneration!==void 0){let m=g.desiredGeneration;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let A={instancePath:t+
"/status/desiredGeneration",schemaPath:"#/properties/status/properties/desiredGeneration/type",keyword:"type",params:{type:"integer"}};e===null?e=[A]:e.push(A),
r++}}if(g.instancetypeRef!==void 0&&(se(g.instancetypeRef,{instancePath:t+"/status/instancetypeRef",parentData:g,parentDataProperty:"instancetypeRef",rootData:v})||
(e=e===null?se.errors:e.concat(se.errors),r=e.length)),g.memoryDumpRequest!==void 0){let m=g.memoryDumpRequest;if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==
null){let k={instancePath:t+"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/type",keyword:"type",params:{type:ne.properties.
status.properties.memoryDumpRequest.type}};e===null?e=[k]:e.push(k),r++}let A=r;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.claimName===void 0){let k={instancePath:t+
"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/unlessRewritten/required",keyword:"required",params:{missingProperty:"c\
laimName"}};e===null?e=[k]:e.push(k),r++}if(m.phase===void 0){let k={instancePath:t+"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memor\
yDumpRequest/unlessRewritten/required",keyword:"required",params:{missingProperty:"phase"}};e===null?e=[k]:e.push(k),r++}}var p=A===r;if(!p){let k={instancePath:t+
"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[k]:e.
push(k),r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let k in m)if(!(k==="claimName"||k==="endTimestamp"||k==="fileName"||k==="message"||k==="phase"||k===
"remove"||k==="startTimestamp")){let j={instancePath:t+"/status/memoryDumpRequest",schemaPath:"#/properties/status/properties/memoryDumpRequest/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[j]:e.push(j),r++}if(m.claimName!==void 0&&typeof m.claimName!="string"){let k={instancePath:t+
"/status/memoryDumpRequest/claimName",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/claimName/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[k]:e.push(k),r++}if(m.endTimestamp!==void 0){let k=m.endTimestamp;if(typeof k=="string"){if(!J.test(k)){let j={instancePath:t+"/status/memoryDu\
mpRequest/endTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/endTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\
\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:t+"/status/memoryDumpRequest/\
endTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/endTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.
push(j),r++}}if(m.fileName!==void 0&&typeof m.fileName!="string"){let k={instancePath:t+"/status/memoryDumpRequest/fileName",schemaPath:"#/properties/status/pro\
perties/memoryDumpRequest/properties/fileName/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(m.message!==void 0&&typeof m.message!=
"string"){let k={instancePath:t+"/status/memoryDumpRequest/message",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/message/type",keyword:"\
type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(m.phase!==void 0&&typeof m.phase!="string"){let k={instancePath:t+"/status/memoryDumpRequest/phase",
schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/phase/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(m.remove!==
void 0&&typeof m.remove!="boolean"){let k={instancePath:t+"/status/memoryDumpRequest/remove",schemaPath:"#/properties/status/properties/memoryDumpRequest/proper\
ties/remove/type",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(m.startTimestamp!==void 0){let k=m.startTimestamp;if(typeof k=="string"){
if(!J.test(k)){let j={instancePath:t+"/status/memoryDumpRequest/startTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/startTim\
estamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[j]:e.push(j),
r++}}else{let j={instancePath:t+"/status/memoryDumpRequest/startTimestamp",schemaPath:"#/properties/status/properties/memoryDumpRequest/properties/startTimestam\
p/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}}}}if(g.observedGeneration!==void 0){let m=g.observedGeneration;if(!(typeof m=="numb\
er"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let A={instancePath:t+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[A]:e.push(A),r++}}if(g.preferenceRef!==void 0&&(se(g.preferenceRef,{instancePath:t+"/status/preferenceRef",parentData:g,
parentDataProperty:"preferenceRef",rootData:v})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),g.printableStatus!==void 0&&typeof g.printableStatus!="s\
tring"){let m={instancePath:t+"/status/printableStatus",schemaPath:"#/properties/status/properties/printableStatus/type",keyword:"type",params:{type:"string"}};
e===null?e=[m]:e.push(m),r++}if(g.ready!==void 0&&typeof g.ready!="boolean"){let m={instancePath:t+"/status/ready",schemaPath:"#/properties/status/properties/re\
ady/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),r++}if(g.restoreInProgress!==void 0&&typeof g.restoreInProgress!="string"){let m={instancePath:t+
"/status/restoreInProgress",schemaPath:"#/properties/status/properties/restoreInProgress/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}
if(g.runStrategy!==void 0&&typeof g.runStrategy!="string"){let m={instancePath:t+"/status/runStrategy",schemaPath:"#/properties/status/properties/runStrategy/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(g.snapshotInProgress!==void 0&&typeof g.snapshotInProgress!="string"){let m={instancePath:t+
"/status/snapshotInProgress",schemaPath:"#/properties/status/properties/snapshotInProgress/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),
r++}if(g.startFailure!==void 0){let m=g.startFailure;if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null){let A={instancePath:t+"/status/startFailure",schemaPath:"\
#/properties/status/properties/startFailure/type",keyword:"type",params:{type:ne.properties.status.properties.startFailure.type}};e===null?e=[A]:e.push(A),r++}if(m&&
typeof m=="object"&&!Array.isArray(m)){for(let A in m)if(!(A==="consecutiveFailCount"||A==="lastFailedVMIUID"||A==="retryAfterTimestamp")){let k={instancePath:t+
"/status/startFailure",schemaPath:"#/properties/status/properties/startFailure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}};
e===null?e=[k]:e.push(k),r++}if(m.consecutiveFailCount!==void 0){let A=m.consecutiveFailCount;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){let k={instancePath:t+
"/status/startFailure/consecutiveFailCount",schemaPath:"#/properties/status/properties/startFailure/properties/consecutiveFailCount/type",keyword:"type",params:{
type:"integer"}};e===null?e=[k]:e.push(k),r++}}if(m.lastFailedVMIUID!==void 0&&typeof m.lastFailedVMIUID!="string"){let A={instancePath:t+"/status/startFailure/\
lastFailedVMIUID",schemaPath:"#/properties/status/properties/startFailure/properties/lastFailedVMIUID/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:
e.push(A),r++}if(m.retryAfterTimestamp!==void 0){let A=m.retryAfterTimestamp;if(typeof A=="string"){if(!J.test(A)){let k={instancePath:t+"/status/startFailure/r\
etryAfterTimestamp",schemaPath:"#/properties/status/properties/startFailure/properties/retryAfterTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\
{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:t+"/status/startFailure/retryAft\
erTimestamp",schemaPath:"#/properties/status/properties/startFailure/properties/retryAfterTimestamp/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:
e.push(k),r++}}}}if(g.stateChangeRequests!==void 0){let m=g.stateChangeRequests;if(Array.isArray(m)){let A=m.length;for(let k=0;k<A;k++){let j=m[k],q=r;if(j&&typeof j==
"object"&&!Array.isArray(j)&&j.action===void 0){let R={instancePath:t+"/status/stateChangeRequests/"+k,schemaPath:"#/properties/status/properties/stateChangeReq\
uests/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"action"}};e===null?e=[R]:e.push(R),r++}var n=q===r;if(!n){let R={instancePath:t+
"/status/stateChangeRequests/"+k,schemaPath:"#/properties/status/properties/stateChangeRequests/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===
null?e=[R]:e.push(R),r++}if(j&&typeof j=="object"&&!Array.isArray(j)){for(let R in j)if(!(R==="action"||R==="data"||R==="uid")){let S={instancePath:t+"/status/s\
tateChangeRequests/"+k,schemaPath:"#/properties/status/properties/stateChangeRequests/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:R}};
e===null?e=[S]:e.push(S),r++}if(j.action!==void 0&&typeof j.action!="string"){let R={instancePath:t+"/status/stateChangeRequests/"+k+"/action",schemaPath:"#/pro\
perties/status/properties/stateChangeRequests/items/properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}if(j.data!==void 0){
let R=j.data;if(R&&typeof R=="object"&&!Array.isArray(R)){for(let S in R)if(typeof R[S]!="string"){let x={instancePath:t+"/status/stateChangeRequests/"+k+"/data\
/"+S.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/status/properties/stateChangeRequests/items/properties/data/additionalProperties/type",keyword:"\
type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}else{let S={instancePath:t+"/status/stateChangeRequests/"+k+"/data",schemaPath:"#/properties/status/\
properties/stateChangeRequests/items/properties/data/type",keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}}if(j.uid!==void 0&&typeof j.uid!=
"string"){let R={instancePath:t+"/status/stateChangeRequests/"+k+"/uid",schemaPath:"#/properties/status/properties/stateChangeRequests/items/properties/uid/type",
keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}}else{let R={instancePath:t+"/status/stateChangeRequests/"+k,schemaPath:"#/properties/status\
/properties/stateChangeRequests/items/type",keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}}}else{let A={instancePath:t+"/status/stateChang\
eRequests",schemaPath:"#/properties/status/properties/stateChangeRequests/type",keyword:"type",params:{type:"array"}};e===null?e=[A]:e.push(A),r++}}if(g.volumeRequests!==
void 0){let m=g.volumeRequests;if(Array.isArray(m)){let A=m.length;for(let k=0;k<A;k++){let j=m[k];if(j&&typeof j=="object"&&!Array.isArray(j)){for(let q in j)if(!(q===
"addVolumeOptions"||q==="removeVolumeOptions")){let R={instancePath:t+"/status/volumeRequests/"+k,schemaPath:"#/properties/status/properties/volumeRequests/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[R]:e.push(R),r++}if(j.addVolumeOptions!==void 0){let q=j.addVolumeOptions,
R=r;if(q&&typeof q=="object"&&!Array.isArray(q)&&q.name===void 0){let S={instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions",schemaPath:"#/properties\
/status/properties/volumeRequests/items/properties/addVolumeOptions/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[S]:
e.push(S),r++}var d=R===r;if(!d){let S={instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests\
/items/properties/addVolumeOptions/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[S]:e.push(S),r++}if(q&&typeof q=="object"&&!Array.isArray(q)){
if(q.disk===void 0){let S={instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/proper\
ties/addVolumeOptions/required",keyword:"required",params:{missingProperty:"disk"}};e===null?e=[S]:e.push(S),r++}if(q.volumeSource===void 0){let S={instancePath:t+
"/status/volumeRequests/"+k+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/required",keyword:"r\
equired",params:{missingProperty:"volumeSource"}};e===null?e=[S]:e.push(S),r++}for(let S in q)if(!(S==="disk"||S==="dryRun"||S==="name"||S==="volumeSource")){let x={
instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[x]:e.push(x),r++}if(q.disk!==void 0&&(ye(q.disk,{instancePath:t+"/sta\
tus/volumeRequests/"+k+"/addVolumeOptions/disk",parentData:q,parentDataProperty:"disk",rootData:v})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),q.dryRun!==
void 0){let S=q.dryRun;if(Array.isArray(S)){let x=S.length;for(let I=0;I<x;I++)if(typeof S[I]!="string"){let W={instancePath:t+"/status/volumeRequests/"+k+"/add\
VolumeOptions/dryRun/"+I,schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/properties/dryRun/items/type",keyword:"type",
params:{type:"string"}};e===null?e=[W]:e.push(W),r++}}else{let x={instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions/dryRun",schemaPath:"#/properties\
/status/properties/volumeRequests/items/properties/addVolumeOptions/properties/dryRun/type",keyword:"type",params:{type:"array"}};e===null?e=[x]:e.push(x),r++}}
if(q.name!==void 0&&typeof q.name!="string"){let S={instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions/name",schemaPath:"#/properties/status/properti\
es/volumeRequests/items/properties/addVolumeOptions/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}if(q.volumeSource!==
void 0){let S=q.volumeSource;if(S&&typeof S=="object"&&!Array.isArray(S)){for(let x in S)if(!(x==="dataVolume"||x==="persistentVolumeClaim")){let I={instancePath:t+
"/status/volumeRequests/"+k+"/addVolumeOptions/volumeSource",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/propert\
ies/volumeSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};e===null?e=[I]:e.push(I),r++}S.dataVolume!==void 0&&(je(S.dataVolume,
{instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions/volumeSource/dataVolume",parentData:S,parentDataProperty:"dataVolume",rootData:v})||(e=e===null?je.
errors:e.concat(je.errors),r=e.length)),S.persistentVolumeClaim!==void 0&&(te(S.persistentVolumeClaim,{instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOpt\
ions/volumeSource/persistentVolumeClaim",parentData:S,parentDataProperty:"persistentVolumeClaim",rootData:v})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}else{
let x={instancePath:t+"/status/volumeRequests/"+k+"/addVolumeOptions/volumeSource",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/ad\
dVolumeOptions/properties/volumeSource/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}}}else{let S={instancePath:t+"/status/volumeReq\
uests/"+k+"/addVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/addVolumeOptions/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[S]:e.push(S),r++}}if(j.removeVolumeOptions!==void 0){let q=j.removeVolumeOptions,R=r;if(q&&typeof q=="object"&&!Array.isArray(q)&&q.name===void 0){
let S={instancePath:t+"/status/volumeRequests/"+k+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolume\
Options/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[S]:e.push(S),r++}var a=R===r;if(!a){let S={instancePath:t+"/st\
atus/volumeRequests/"+k+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolumeOptions/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[S]:e.push(S),r++}if(q&&typeof q=="object"&&!Array.isArray(q)){for(let S in q)if(!(S==="dryRun"||S==="name")){let x={instancePath:t+
"/status/volumeRequests/"+k+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolumeOptions/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[x]:e.push(x),r++}if(q.dryRun!==void 0){let S=q.dryRun;if(Array.isArray(S)){let x=S.
length;for(let I=0;I<x;I++)if(typeof S[I]!="string"){let W={instancePath:t+"/status/volumeRequests/"+k+"/removeVolumeOptions/dryRun/"+I,schemaPath:"#/properties\
/status/properties/volumeRequests/items/properties/removeVolumeOptions/properties/dryRun/items/type",keyword:"type",params:{type:"string"}};e===null?e=[W]:e.push(
W),r++}}else{let x={instancePath:t+"/status/volumeRequests/"+k+"/removeVolumeOptions/dryRun",schemaPath:"#/properties/status/properties/volumeRequests/items/pro\
perties/removeVolumeOptions/properties/dryRun/type",keyword:"type",params:{type:"array"}};e===null?e=[x]:e.push(x),r++}}if(q.name!==void 0&&typeof q.name!="stri\
ng"){let S={instancePath:t+"/status/volumeRequests/"+k+"/removeVolumeOptions/name",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/re\
moveVolumeOptions/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:t+"/status/volumeRequests/"+
k+"/removeVolumeOptions",schemaPath:"#/properties/status/properties/volumeRequests/items/properties/removeVolumeOptions/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[S]:e.push(S),r++}}}else{let q={instancePath:t+"/status/volumeRequests/"+k,schemaPath:"#/properties/status/properties/volumeRequests/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}}else{let A={instancePath:t+"/status/volumeRequests",schemaPath:"#/properties/status/proper\
ties/volumeRequests/type",keyword:"type",params:{type:"array"}};e===null?e=[A]:e.push(A),r++}}if(g.volumeSnapshotStatuses!==void 0){let m=g.volumeSnapshotStatuses;
if(Array.isArray(m)){let A=m.length;for(let k=0;k<A;k++){let j=m[k],q=r;if(j&&typeof j=="object"&&!Array.isArray(j)){if(j.enabled===void 0){let R={instancePath:t+
"/status/volumeSnapshotStatuses/"+k,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"enabled"}};e===null?e=[R]:e.push(R),r++}if(j.name===void 0){let R={instancePath:t+"/status/volumeSnapshotStatuses/"+k,schemaPath:"#/properties/\
status/properties/volumeSnapshotStatuses/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[R]:e.push(R),r++}}var l=q===
r;if(!l){let R={instancePath:t+"/status/volumeSnapshotStatuses/"+k,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[R]:e.push(R),r++}if(j&&typeof j=="object"&&!Array.isArray(j)){for(let R in j)if(!(R==="enabled"||R==="name"||R==="reason")){
let S={instancePath:t+"/status/volumeSnapshotStatuses/"+k,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:R}};e===null?e=[S]:e.push(S),r++}if(j.enabled!==void 0&&typeof j.enabled!="boolean"){let R={instancePath:t+"/st\
atus/volumeSnapshotStatuses/"+k+"/enabled",schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/properties/enabled/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[R]:e.push(R),r++}if(j.name!==void 0&&typeof j.name!="string"){let R={instancePath:t+"/status/volumeSnapshotStatuses/"+k+"/name",schemaPath:"\
#/properties/status/properties/volumeSnapshotStatuses/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}if(j.reason!==
void 0&&typeof j.reason!="string"){let R={instancePath:t+"/status/volumeSnapshotStatuses/"+k+"/reason",schemaPath:"#/properties/status/properties/volumeSnapshot\
Statuses/items/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}}else{let R={instancePath:t+"/status/volumeSnapshotSt\
atuses/"+k,schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/items/type",keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}}}else{
let A={instancePath:t+"/status/volumeSnapshotStatuses",schemaPath:"#/properties/status/properties/volumeSnapshotStatuses/type",keyword:"type",params:{type:"arra\
y"}};e===null?e=[A]:e.push(A),r++}}if(g.volumeUpdateState!==void 0){let m=g.volumeUpdateState;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let A in m)if(A!==
"volumeMigrationState"){let k={instancePath:t+"/status/volumeUpdateState",schemaPath:"#/properties/status/properties/volumeUpdateState/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:A}};e===null?e=[k]:e.push(k),r++}if(m.volumeMigrationState!==void 0){let A=m.volumeMigrationState;if(A&&typeof A==
"object"&&!Array.isArray(A)){for(let k in A)if(k!=="migratedVolumes"){let j={instancePath:t+"/status/volumeUpdateState/volumeMigrationState",schemaPath:"#/prope\
rties/status/properties/volumeUpdateState/properties/volumeMigrationState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===
null?e=[j]:e.push(j),r++}if(A.migratedVolumes!==void 0){let k=A.migratedVolumes;if(Array.isArray(k)){let j=k.length;for(let q=0;q<j;q++){let R=k[q],S=r;if(R&&typeof R==
"object"&&!Array.isArray(R)&&R.volumeName===void 0){let x={instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+q,schemaPath:"#/prop\
erties/status/properties/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolumes/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"volumeName"}};e===null?e=[x]:e.push(x),r++}var u=S===r;if(!u){let x={instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVol\
umes/"+q,schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolumes/items/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[x]:e.push(x),r++}if(R&&typeof R=="object"&&!Array.isArray(R)){for(let x in R)if(!(x==="destinationPVCInfo"||x==="sourceP\
VCInfo"||x==="volumeName")){let I={instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+q,schemaPath:"#/properties/status/properties\
/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};
e===null?e=[I]:e.push(I),r++}if(R.destinationPVCInfo!==void 0&&(pe(R.destinationPVCInfo,{instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migrated\
Volumes/"+q+"/destinationPVCInfo",parentData:R,parentDataProperty:"destinationPVCInfo",rootData:v})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),R.sourcePVCInfo!==
void 0&&(pe(R.sourcePVCInfo,{instancePath:t+"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+q+"/sourcePVCInfo",parentData:R,parentDataProperty:"\
sourcePVCInfo",rootData:v})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),R.volumeName!==void 0&&typeof R.volumeName!="string"){let x={instancePath:t+
"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+q+"/volumeName",schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volume\
MigrationState/properties/migratedVolumes/items/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}else{let x={instancePath:t+
"/status/volumeUpdateState/volumeMigrationState/migratedVolumes/"+q,schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState\
/properties/migratedVolumes/items/type",keyword:"type",params:{type:"object"}};e===null?e=[x]:e.push(x),r++}}}else{let j={instancePath:t+"/status/volumeUpdateSt\
ate/volumeMigrationState/migratedVolumes",schemaPath:"#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState/properties/migratedVolume\
s/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}}else{let k={instancePath:t+"/status/volumeUpdateState/volumeMigrationState",schemaPath:"\
#/properties/status/properties/volumeUpdateState/properties/volumeMigrationState/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}}else{
let A={instancePath:t+"/status/volumeUpdateState",schemaPath:"#/properties/status/properties/volumeUpdateState/type",keyword:"type",params:{type:"object"}};e===
null?e=[A]:e.push(A),r++}}}else{let m={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(
m),r++}}}else{let g={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}return or.errors=e,r===0}function Nr(s,{
instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;return or(s,{instancePath:t,parentData:N,parentDataProperty:C,rootData:v})||
(e=e===null?or.errors:e.concat(or.errors),r=e.length),Nr.errors=e,r===0}exports.kind10=Cr;function ar(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.spec===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[o]:e.push(o),r++}for(let o in s)if(!(o==="apiVersi\
on"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[i]:e.push(i),r++}if(s.apiVersion!==void 0&&typeof s.apiVersion!="string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.kind!==void 0&&typeof s.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.metadata!==void 0&&(L(s.metadata,{instancePath:t+"/metadata",parentData:s,
parentDataProperty:"metadata",rootData:v})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.spec!==void 0){let o=s.spec;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.selector===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"selector"}};
e===null?e=[i]:e.push(i),r++}if(o.virtualMachineTemplate===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{
missingProperty:"virtualMachineTemplate"}};e===null?e=[i]:e.push(i),r++}for(let i in o)if(!Z.call(Se.properties.spec.properties,i)){let p={instancePath:t+"/spec",
schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.autohealing!==
void 0){let i=o.autohealing;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(!(p==="minFailingToStartDuration"||p==="startUpFailureThreshold")){let n={
instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[n]:e.push(n),r++}if(i.minFailingToStartDuration!==void 0){let p=i.minFailingToStartDuration;if(typeof p=="string"){if(!Dr.test(p)){let n={instancePath:t+
"/spec/autohealing/minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFailingToStartDuration/pattern",keyword:"patter\
n",params:{pattern:"^[-+]?(0|((\\d+\\.?\\d*|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/autohealing/mi\
nFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFailingToStartDuration/type",keyword:"type",params:{type:"string"}};
e===null?e=[n]:e.push(n),r++}}if(i.startUpFailureThreshold!==void 0){let p=i.startUpFailureThreshold;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let n={
instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let n={instancePath:t+"/spec/autoheal\
ing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}};e===null?e=[n]:e.push(n),r++}if(p<1||isNaN(p)){let n={instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties\
/spec/properties/autohealing/properties/startUpFailureThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[n]:e.push(n),r++}}}}else{
let p={instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}if(o.maxUnavailable!==void 0){let i=o.maxUnavailable;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&typeof i!="string"){let p={instancePath:t+
"/spec/maxUnavailable",schemaPath:"#/properties/spec/properties/maxUnavailable/type",keyword:"type",params:{type:Se.properties.spec.properties.maxUnavailable.type}};
e===null?e=[p]:e.push(p),r++}}if(o.nameGeneration!==void 0){let i=o.nameGeneration;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(!(p==="appendI\
ndexToConfigMapRefs"||p==="appendIndexToSecretRefs")){let n={instancePath:t+"/spec/nameGeneration",schemaPath:"#/properties/spec/properties/nameGeneration/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(i.appendIndexToConfigMapRefs!==void 0&&typeof i.appendIndexToConfigMapRefs!=
"boolean"){let p={instancePath:t+"/spec/nameGeneration/appendIndexToConfigMapRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendInde\
xToConfigMapRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(i.appendIndexToSecretRefs!==void 0&&typeof i.appendIndexToSecretRefs!=
"boolean"){let p={instancePath:t+"/spec/nameGeneration/appendIndexToSecretRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendIndexTo\
SecretRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/spec/nameGeneration",schemaPath:"#/propertie\
s/spec/properties/nameGeneration/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.paused!==void 0&&typeof o.paused!="boolean"){let i={
instancePath:t+"/spec/paused",schemaPath:"#/properties/spec/properties/paused/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(o.replicas!==
void 0){let i=o.replicas;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properti\
es/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let p={instancePath:t+
"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[p]:e.push(p),
r++}if(i<0||isNaN(i)){let p={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[p]:e.push(p),r++}}}if(o.scaleInStrategy!==void 0){let i=o.scaleInStrategy;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(!(p===
"opportunistic"||p==="proactive"||p==="unmanaged")){let n={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/spec/properties/scaleInStrategy/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}if(i.opportunistic!==void 0){let p=i.opportunistic;if(p&&
typeof p=="object"&&!Array.isArray(p)){for(let n in p)if(n!=="statePreservation"){let d={instancePath:t+"/spec/scaleInStrategy/opportunistic",schemaPath:"#/prop\
erties/spec/properties/scaleInStrategy/properties/opportunistic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[
d]:e.push(d),r++}if(p.statePreservation!==void 0){let n=p.statePreservation;if(typeof n!="string"){let d={instancePath:t+"/spec/scaleInStrategy/opportunistic/st\
atePreservation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/type",keyword:"type",params:{type:"\
string"}};e===null?e=[d]:e.push(d),r++}if(!(n==="Disabled"||n==="Offline"||n==="Online")){let d={instancePath:t+"/spec/scaleInStrategy/opportunistic/statePreser\
vation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:Se.
properties.spec.properties.scaleInStrategy.properties.opportunistic.properties.statePreservation.enum}};e===null?e=[d]:e.push(d),r++}}}else{let n={instancePath:t+
"/spec/scaleInStrategy/opportunistic",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[n]:e.push(n),r++}}if(i.proactive!==void 0){let p=i.proactive;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let n in p)if(!(n==="selectionPol\
icy"||n==="statePreservation")){let d={instancePath:t+"/spec/scaleInStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proa\
ctive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[d]:e.push(d),r++}if(p.selectionPolicy!==void 0&&(ie(p.selectionPolicy,
{instancePath:t+"/spec/scaleInStrategy/proactive/selectionPolicy",parentData:p,parentDataProperty:"selectionPolicy",rootData:v})||(e=e===null?ie.errors:e.concat(
ie.errors),r=e.length)),p.statePreservation!==void 0){let n=p.statePreservation;if(typeof n!="string"){let d={instancePath:t+"/spec/scaleInStrategy/proactive/st\
atePreservation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/properties/statePreservation/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[d]:e.push(d),r++}if(!(n==="Disabled"||n==="Offline"||n==="Online")){let d={instancePath:t+"/spec/scaleInStrategy/proactive/statePreservatio\
n",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:Se.properties.
spec.properties.scaleInStrategy.properties.proactive.properties.statePreservation.enum}};e===null?e=[d]:e.push(d),r++}}}else{let n={instancePath:t+"/spec/scaleI\
nStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.
push(n),r++}}if(i.unmanaged!==void 0){let p=i.unmanaged;if(p&&typeof p=="object"&&!Array.isArray(p))for(let n in p){let d={instancePath:t+"/spec/scaleInStrategy\
/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[d]:e.push(d),r++}else{let n={instancePath:t+"/spec/scaleInStrategy/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/un\
managed/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let p={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/\
spec/properties/scaleInStrategy/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.selector!==void 0&&(Q(o.selector,{instancePath:t+
"/spec/selector",parentData:o,parentDataProperty:"selector",rootData:v})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),o.updateStrategy!==void 0){let i=o.
updateStrategy;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(!(p==="opportunistic"||p==="proactive"||p==="unmanaged")){let n={instancePath:t+"/\
spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[n]:e.push(n),r++}if(i.opportunistic!==void 0){let p=i.opportunistic;if(p&&typeof p=="object"&&!Array.isArray(p))for(let n in p){let d={instancePath:t+
"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/spec/properties/updateStrategy/properties/opportunistic/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:n}};e===null?e=[d]:e.push(d),r++}else{let n={instancePath:t+"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/\
spec/properties/updateStrategy/properties/opportunistic/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(i.proactive!==void 0){let p=i.
proactive;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let n in p)if(n!=="selectionPolicy"){let d={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"\
#/properties/spec/properties/updateStrategy/properties/proactive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=
[d]:e.push(d),r++}p.selectionPolicy!==void 0&&(ie(p.selectionPolicy,{instancePath:t+"/spec/updateStrategy/proactive/selectionPolicy",parentData:p,parentDataProperty:"\
selectionPolicy",rootData:v})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length))}else{let n={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"#/\
properties/spec/properties/updateStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(i.unmanaged!==void 0){
let p=i.unmanaged;if(p&&typeof p=="object"&&!Array.isArray(p))for(let n in p){let d={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/sp\
ec/properties/updateStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[d]:e.push(d),r++}else{
let n={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/spec/properties/updateStrategy/properties/unmanaged/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let p={instancePath:t+"/spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(o.virtualMachineTemplate!==void 0){let i=o.virtualMachineTemplate;if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let p in i)if(!(p==="metadata"||p==="spec")){let n={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtu\
alMachineTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[n]:e.push(n),r++}i.metadata!==void 0&&(re(i.metadata,
{instancePath:t+"/spec/virtualMachineTemplate/metadata",parentData:i,parentDataProperty:"metadata",rootData:v})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),
i.spec!==void 0&&(oe(i.spec,{instancePath:t+"/spec/virtualMachineTemplate/spec",parentData:i,parentDataProperty:"spec",rootData:v})||(e=e===null?oe.errors:e.concat(
oe.errors),r=e.length))}else{let p={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtualMachineTemplate/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),r++}}if(s.status!==void 0){let o=s.status;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let i in o)if(!(i==="conditions"||
i==="labelSelector"||i==="readyReplicas"||i==="replicas")){let p={instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:i}};e===null?e=[p]:e.push(p),r++}if(o.conditions!==void 0&&(ae(o.conditions,{instancePath:t+"/status/conditions",parentData:o,
parentDataProperty:"conditions",rootData:v})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length)),o.labelSelector!==void 0&&typeof o.labelSelector!="string"){
let i={instancePath:t+"/status/labelSelector",schemaPath:"#/properties/status/properties/labelSelector/type",keyword:"type",params:{type:"string"}};e===null?e=[
i]:e.push(i),r++}if(o.readyReplicas!==void 0){let i=o.readyReplicas;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/status/rea\
dyReplicas",schemaPath:"#/properties/status/properties/readyReplicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof i=="nu\
mber"&&isFinite(i)){if(i>2147483647||isNaN(i)){let p={instancePath:t+"/status/readyReplicas",schemaPath:"#/properties/status/properties/readyReplicas/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[p]:e.push(p),r++}if(i<-2147483648||isNaN(i)){let p={instancePath:t+"/status/readyReplicas",schemaPath:"\
#/properties/status/properties/readyReplicas/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[p]:e.push(p),r++}}}if(o.replicas!==
void 0){let i=o.replicas;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/status/replicas",schemaPath:"#/properties/status/prop\
erties/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let p={
instancePath:t+"/status/replicas",schemaPath:"#/properties/status/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===
null?e=[p]:e.push(p),r++}if(i<-2147483648||isNaN(i)){let p={instancePath:t+"/status/replicas",schemaPath:"#/properties/status/properties/replicas/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[p]:e.push(p),r++}}}}else{let i={instancePath:t+"/status",schemaPath:"#/properties/status/type",
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}return ar.errors=e,r===0}function Cr(s,{instancePath:t="",parentData:N,parentDataProperty:C,rootData:v=s}={}){let e=null,r=0;return ar(
s,{instancePath:t,parentData:N,parentDataProperty:C,rootData:v})||(e=e===null?ar.errors:e.concat(ar.errors),r=e.length),Cr.errors=e,r===0}module.exports={validators:{
"cdi.kubevirt.io/v1beta1/DataImportCron":exports.kind0,"cdi.kubevirt.io/v1beta1/DataSource":exports.kind1,"cdi.kubevirt.io/v1beta1/DataVolume":exports.kind2,"ku\
bevirt.io/v1/VirtualMachine":exports.kind3,"instancetype.kubevirt.io/v1beta1/VirtualMachineClusterInstancetype":exports.kind4,"instancetype.kubevirt.io/v1beta1/\
VirtualMachineClusterPreference":exports.kind5,"instancetype.kubevirt.io/v1beta1/VirtualMachineInstancetype":exports.kind6,"pool.kubevirt.io/v1beta1/VirtualMach\
inePool":exports.kind7,"instancetype.kubevirt.io/v1beta1/VirtualMachinePreference":exports.kind8,"kubevirt.io/v1alpha3/VirtualMachine":exports.kind9,"pool.kubev\
irt.io/v1alpha1/VirtualMachinePool":exports.kind10},get schemas(){return require("./schemas")}};
