// Generated from the CRDs of KubeVirt 1.9.0 and CDI 1.65.0 by `npx projen imports`. Do not edit.
"use strict";var dr=Object.defineProperty;var zr=Object.getOwnPropertyDescriptor;var _r=Object.getOwnPropertyNames;var Zr=Object.prototype.hasOwnProperty;var Pr=(i,t,A)=>()=>{if(A)throw A[0];try{return i&&(t=i(i=0)),t}catch(D){throw A=[D],D}};var Jr=(i,t)=>()=>{try{return t||i((t={exports:{}}).exports,t),t.exports}catch(A){throw t=0,A}},gr=(i,t)=>{for(var A in t)dr(i,A,{get:t[A],enumerable:!0})},Qr=(i,t,A,D)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let m of _r(t))!Zr.call(i,m)&&m!==A&&dr(i,m,{get:()=>t[m],enumerable:!(D=zr(t,m))||D.enumerable});return i};var kr=i=>Qr(dr({},"__esModule",{value:!0}),i);var br=Jr(yr=>{"use strict";Object.defineProperty(yr,"__esModule",{value:!0});function wr(i){let t=i.length,A=0,D=0,m;for(;D<t;)A++,m=i.charCodeAt(D++),m>=55296&&
m<=56319&&D<t&&(m=i.charCodeAt(D),(m&64512)===56320&&D++);return A}yr.default=wr;wr.code='require("ajv/dist/runtime/ucs2length").default'});var vr={};gr(vr,{duplicates:()=>ur});function ur(i,t){let A=new Set;return i.flatMap((D,m)=>{let e=Wr(t.length>0?t.map(o=>D?.[o]):D),r=A.has(e);return A.add(e),
r?[m]:[]})}function Wr(i){return JSON.stringify(i,(t,A)=>Xr(A)?Object.entries(A).sort(([D],[m])=>D<m?-1:1):A)??"undefined"}function Xr(i){return typeof i=="obje\
ct"&&i!==null&&!Array.isArray(i)}var fr=Pr(()=>{"use strict"});var jr={};gr(jr,{interpreted:()=>Yr});function Yr(i,t){let A=D=>{let{roots:m,definitions:e}=t(),r=[];return Ce(e[m[i]],D,{instancePath:"",schemaPath:"#",definitions:e,
errors:r}),A.errors=r.length>0?r:null,r.length===0};return A.errors=null,A}function Ce(i,t,A){let{$ref:D,type:m}=i,e=(r,o,p=A.instancePath)=>{A.errors.push({instancePath:p,
schemaPath:`${A.schemaPath}/${r}`,keyword:r,params:o})};D!==void 0&&Ce(A.definitions[D.slice(8)],t,A),m!==void 0&&![m].flat().some(r=>rt(t,r))&&e("type",{type:m}),
i.enum?.includes(t)===!1&&e("enum",{allowedValues:i.enum}),tt.find(({applies:r})=>r(t))?.check(i,t,e,A);for(let r of et.filter(o=>i[o]!==void 0))Ce(i[r],t,{...A,
schemaPath:`${A.schemaPath}/${r}`})}function rt(i,t){switch(t){case"array":return Array.isArray(i);case"integer":return Number.isInteger(i);case"null":return i===
null;case"number":return Number.isFinite(i);case"object":return Ar(i);default:return typeof i===t}}function Ar(i){return typeof i=="object"&&i!==null&&!Array.isArray(
i)}function mr(i,t,A=-1/0,D=1/0,m){t<A&&m(`min${i}`,{limit:A}),t>D&&m(`max${i}`,{limit:D})}function st({properties:i={},additionalProperties:t,required:A=[]},D,m,e){
A.filter(r=>D[r]===void 0).forEach(r=>m("required",{missingProperty:r}));for(let r of Object.keys(D)){let o=Object.hasOwn(i,r)?i[r]:t;o===!1?m("additionalProper\
ties",{additionalProperty:r}):o!==void 0&&D[r]!==void 0&&Ce(o,D[r],{...e,instancePath:`${e.instancePath}/${it(r)}`})}}function it(i){return i.replace(/~/g,"~0").
replace(/\//g,"~1")}function pt({items:i,minItems:t,maxItems:A,distinct:D},m,e,r){mr("Items",m.length,t,A,e);let o=D===void 0?[]:ur(m,D);o.length>0&&e("distinct",
{indices:o}),i!==void 0&&m.forEach((p,s)=>Ce(i,p,{...r,instancePath:`${r.instancePath}/${s}`}))}var et,tt,Dr=Pr(()=>{"use strict";fr();et=["unlessRewritten","wh\
enRewritten"];tt=[{applies:Ar,check:st},{applies:Array.isArray,check:pt},{applies:i=>typeof i=="string",check:({minLength:i,maxLength:t,pattern:A},D,m)=>{mr("Le\
ngth",[...D].length,i,t,m),A!==void 0&&!new RegExp(A,"u").test(D)&&m("pattern",{pattern:A})}},{applies:i=>typeof i=="number",check:({minimum:i,maximum:t},A,D)=>mr(
"imum",A,i,t,D)}]});exports.kind0=Rr;var E={type:["object","null"],properties:{annotations:{type:["object","null"],additionalProperties:{type:["string","null"]}},creationTimestamp:{type:["string","\
null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},deletionGracePeriodSeconds:{type:["integer","null"]},deletionTimestamp:{
type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},finalizers:{type:["array","null"],items:{type:[
"string","null"]}},generateName:{type:["string","null"]},generation:{type:["integer","null"]},labels:{type:["object","null"],additionalProperties:{type:["string",
"null"]}},managedFields:{$ref:"#/$defs/managedFields"},name:{type:["string","null"]},namespace:{type:["string","null"]},ownerReferences:{type:["array","null"],items:{
type:["object","null"],properties:{apiVersion:{type:["string","null"]},blockOwnerDeletion:{type:["boolean","null"]},controller:{type:["boolean","null"]},kind:{type:[
"string","null"]},name:{type:["string","null"]},uid:{type:["string","null"]}},additionalProperties:!1,required:["apiVersion","kind","name","uid"]}},resourceVersion:{
type:["string","null"]},selfLink:{type:["string","null"]},uid:{type:["string","null"]}},additionalProperties:!1},O=Object.prototype.hasOwnProperty,Re=new RegExp(
"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$","u"),se={type:["array","null"],items:{type:["object","null"],properties:{apiVersion:{
type:["string","null"]},fieldsType:{type:["string","null"]},fieldsV1:{type:["object","null"]},manager:{type:["string","null"]},operation:{type:["string","null"]},
subresource:{type:["string","null"]},time:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}},additionalProperties:!1}};
function me(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(!Array.isArray(i)&&i!==null){let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:se.type}};e===null?e=[o]:e.push(o),r++}if(Array.isArray(i)){let o=i.length;for(let p=0;p<o;p++){let s=i[p];if(!(s&&typeof s==
"object"&&!Array.isArray(s))&&s!==null){let a={instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:se.items.type}};e===null?e=[a]:e.push(
a),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(!(a==="apiVersion"||a==="fieldsType"||a==="fieldsV1"||a==="manager"||a==="operation"||a===
"subresource"||a==="time")){let n={instancePath:t+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[n]:e.push(n),r++}if(s.apiVersion!==void 0){let a=s.apiVersion;if(typeof a!="string"&&a!==null){let n={instancePath:t+"/"+p+"/apiVersion",schemaPath:"\
#/items/properties/apiVersion/type",keyword:"type",params:{type:se.items.properties.apiVersion.type}};e===null?e=[n]:e.push(n),r++}}if(s.fieldsType!==void 0){let a=s.
fieldsType;if(typeof a!="string"&&a!==null){let n={instancePath:t+"/"+p+"/fieldsType",schemaPath:"#/items/properties/fieldsType/type",keyword:"type",params:{type:se.
items.properties.fieldsType.type}};e===null?e=[n]:e.push(n),r++}}if(s.fieldsV1!==void 0){let a=s.fieldsV1;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){
let n={instancePath:t+"/"+p+"/fieldsV1",schemaPath:"#/items/properties/fieldsV1/type",keyword:"type",params:{type:se.items.properties.fieldsV1.type}};e===null?e=
[n]:e.push(n),r++}}if(s.manager!==void 0){let a=s.manager;if(typeof a!="string"&&a!==null){let n={instancePath:t+"/"+p+"/manager",schemaPath:"#/items/properties\
/manager/type",keyword:"type",params:{type:se.items.properties.manager.type}};e===null?e=[n]:e.push(n),r++}}if(s.operation!==void 0){let a=s.operation;if(typeof a!=
"string"&&a!==null){let n={instancePath:t+"/"+p+"/operation",schemaPath:"#/items/properties/operation/type",keyword:"type",params:{type:se.items.properties.operation.
type}};e===null?e=[n]:e.push(n),r++}}if(s.subresource!==void 0){let a=s.subresource;if(typeof a!="string"&&a!==null){let n={instancePath:t+"/"+p+"/subresource",
schemaPath:"#/items/properties/subresource/type",keyword:"type",params:{type:se.items.properties.subresource.type}};e===null?e=[n]:e.push(n),r++}}if(s.time!==void 0){
let a=s.time;if(typeof a!="string"&&a!==null){let n={instancePath:t+"/"+p+"/time",schemaPath:"#/items/properties/time/type",keyword:"type",params:{type:se.items.
properties.time.type}};e===null?e=[n]:e.push(n),r++}if(typeof a=="string"&&!Re.test(a)){let n={instancePath:t+"/"+p+"/time",schemaPath:"#/items/properties/time/\
pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[n]:e.push(n),r++}}}}}
return me.errors=e,r===0}function T(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(!(i&&typeof i=="object"&&!Array.isArray(
i))&&i!==null){let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:E.type}};e===null?e=[o]:e.push(o),r++}if(i&&typeof i=="object"&&!Array.isArray(
i)){for(let o in i)if(!O.call(E.properties,o)){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(i.annotations!==void 0){let o=i.annotations;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let p={instancePath:t+"/an\
notations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type:E.properties.annotations.type}};e===null?e=[p]:e.push(p),r++}if(o&&typeof o=="\
object"&&!Array.isArray(o))for(let p in o){let s=o[p];if(typeof s!="string"&&s!==null){let a={instancePath:t+"/annotations/"+p.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type:E.properties.annotations.additionalProperties.type}};e===null?
e=[a]:e.push(a),r++}}}if(i.creationTimestamp!==void 0){let o=i.creationTimestamp;if(typeof o!="string"&&o!==null){let p={instancePath:t+"/creationTimestamp",schemaPath:"\
#/properties/creationTimestamp/type",keyword:"type",params:{type:E.properties.creationTimestamp.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="string"&&!Re.test(
o)){let p={instancePath:t+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2\
}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[p]:e.push(p),r++}}if(i.deletionGracePeriodSeconds!==void 0){let o=i.deletionGracePeriodSeconds;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:t+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePe\
riodSeconds/type",keyword:"type",params:{type:E.properties.deletionGracePeriodSeconds.type}};e===null?e=[p]:e.push(p),r++}}if(i.deletionTimestamp!==void 0){let o=i.
deletionTimestamp;if(typeof o!="string"&&o!==null){let p={instancePath:t+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{
type:E.properties.deletionTimestamp.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="string"&&!Re.test(o)){let p={instancePath:t+"/deletionTimestamp",schemaPath:"\
#/properties/deletionTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===
null?e=[p]:e.push(p),r++}}if(i.finalizers!==void 0){let o=i.finalizers;if(!Array.isArray(o)&&o!==null){let p={instancePath:t+"/finalizers",schemaPath:"#/propert\
ies/finalizers/type",keyword:"type",params:{type:E.properties.finalizers.type}};e===null?e=[p]:e.push(p),r++}if(Array.isArray(o)){let p=o.length;for(let s=0;s<p;s++){
let a=o[s];if(typeof a!="string"&&a!==null){let n={instancePath:t+"/finalizers/"+s,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type:E.
properties.finalizers.items.type}};e===null?e=[n]:e.push(n),r++}}}}if(i.generateName!==void 0){let o=i.generateName;if(typeof o!="string"&&o!==null){let p={instancePath:t+
"/generateName",schemaPath:"#/properties/generateName/type",keyword:"type",params:{type:E.properties.generateName.type}};e===null?e=[p]:e.push(p),r++}}if(i.generation!==
void 0){let o=i.generation;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:t+"/generation",schemaPath:"#/properties/gene\
ration/type",keyword:"type",params:{type:E.properties.generation.type}};e===null?e=[p]:e.push(p),r++}}if(i.labels!==void 0){let o=i.labels;if(!(o&&typeof o=="ob\
ject"&&!Array.isArray(o))&&o!==null){let p={instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:E.properties.labels.type}};
e===null?e=[p]:e.push(p),r++}if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){let s=o[p];if(typeof s!="string"&&s!==null){let a={instancePath:t+"/lab\
els/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type:E.properties.labels.additionalProperties.
type}};e===null?e=[a]:e.push(a),r++}}}if(i.managedFields!==void 0&&(me(i.managedFields,{instancePath:t+"/managedFields",parentData:i,parentDataProperty:"managed\
Fields",rootData:m})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)),i.name!==void 0){let o=i.name;if(typeof o!="string"&&o!==null){let p={instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:E.properties.name.type}};e===null?e=[p]:e.push(p),r++}}if(i.namespace!==void 0){let o=i.
namespace;if(typeof o!="string"&&o!==null){let p={instancePath:t+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:E.properties.
namespace.type}};e===null?e=[p]:e.push(p),r++}}if(i.ownerReferences!==void 0){let o=i.ownerReferences;if(!Array.isArray(o)&&o!==null){let p={instancePath:t+"/ow\
nerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type:E.properties.ownerReferences.type}};e===null?e=[p]:e.push(p),r++}if(Array.
isArray(o)){let p=o.length;for(let s=0;s<p;s++){let a=o[s];if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let n={instancePath:t+"/ownerReferences/"+s,
schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type:E.properties.ownerReferences.items.type}};e===null?e=[n]:e.push(n),r++}if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.apiVersion===void 0){let n={instancePath:t+"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/required",keyword:"\
required",params:{missingProperty:"apiVersion"}};e===null?e=[n]:e.push(n),r++}if(a.kind===void 0){let n={instancePath:t+"/ownerReferences/"+s,schemaPath:"#/prop\
erties/ownerReferences/items/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(a.name===void 0){let n={instancePath:t+
"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}
if(a.uid===void 0){let n={instancePath:t+"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/required",keyword:"required",params:{missingProperty:"\
uid"}};e===null?e=[n]:e.push(n),r++}for(let n in a)if(!(n==="apiVersion"||n==="blockOwnerDeletion"||n==="controller"||n==="kind"||n==="name"||n==="uid")){let c={
instancePath:t+"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[c]:e.push(c),r++}if(a.apiVersion!==void 0){let n=a.apiVersion;if(typeof n!="string"&&n!==null){let c={instancePath:t+"/ownerReferences/"+s+"/apiVers\
ion",schemaPath:"#/properties/ownerReferences/items/properties/apiVersion/type",keyword:"type",params:{type:E.properties.ownerReferences.items.properties.apiVersion.
type}};e===null?e=[c]:e.push(c),r++}}if(a.blockOwnerDeletion!==void 0){let n=a.blockOwnerDeletion;if(typeof n!="boolean"&&n!==null){let c={instancePath:t+"/owne\
rReferences/"+s+"/blockOwnerDeletion",schemaPath:"#/properties/ownerReferences/items/properties/blockOwnerDeletion/type",keyword:"type",params:{type:E.properties.
ownerReferences.items.properties.blockOwnerDeletion.type}};e===null?e=[c]:e.push(c),r++}}if(a.controller!==void 0){let n=a.controller;if(typeof n!="boolean"&&n!==
null){let c={instancePath:t+"/ownerReferences/"+s+"/controller",schemaPath:"#/properties/ownerReferences/items/properties/controller/type",keyword:"type",params:{
type:E.properties.ownerReferences.items.properties.controller.type}};e===null?e=[c]:e.push(c),r++}}if(a.kind!==void 0){let n=a.kind;if(typeof n!="string"&&n!==null){
let c={instancePath:t+"/ownerReferences/"+s+"/kind",schemaPath:"#/properties/ownerReferences/items/properties/kind/type",keyword:"type",params:{type:E.properties.
ownerReferences.items.properties.kind.type}};e===null?e=[c]:e.push(c),r++}}if(a.name!==void 0){let n=a.name;if(typeof n!="string"&&n!==null){let c={instancePath:t+
"/ownerReferences/"+s+"/name",schemaPath:"#/properties/ownerReferences/items/properties/name/type",keyword:"type",params:{type:E.properties.ownerReferences.items.
properties.name.type}};e===null?e=[c]:e.push(c),r++}}if(a.uid!==void 0){let n=a.uid;if(typeof n!="string"&&n!==null){let c={instancePath:t+"/ownerReferences/"+s+
"/uid",schemaPath:"#/properties/ownerReferences/items/properties/uid/type",keyword:"type",params:{type:E.properties.ownerReferences.items.properties.uid.type}};
e===null?e=[c]:e.push(c),r++}}}}}}if(i.resourceVersion!==void 0){let o=i.resourceVersion;if(typeof o!="string"&&o!==null){let p={instancePath:t+"/resourceVersio\
n",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type:E.properties.resourceVersion.type}};e===null?e=[p]:e.push(p),r++}}if(i.selfLink!==
void 0){let o=i.selfLink;if(typeof o!="string"&&o!==null){let p={instancePath:t+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"type",params:{type:E.
properties.selfLink.type}};e===null?e=[p]:e.push(p),r++}}if(i.uid!==void 0){let o=i.uid;if(typeof o!="string"&&o!==null){let p={instancePath:t+"/uid",schemaPath:"\
#/properties/uid/type",keyword:"type",params:{type:E.properties.uid.type}};e===null?e=[p]:e.push(p),r++}}}return T.errors=e,r===0}var Sr={type:"object",properties:{
checkpoints:{$ref:"#/$defs/checkpoints"},contentType:{type:"string",unlessRewritten:{enum:["kubevirt","archive"]},whenRewritten:{enum:["kubevirt","archive",""]}},
finalCheckpoint:{type:"boolean"},preallocation:{type:"boolean"},priorityClassName:{type:"string"},pvc:{$ref:"#/$defs/pvc"},serviceAccountName:{type:"string"},source:{
type:"object",properties:{blank:{type:"object",additionalProperties:!1},gcs:{$ref:"#/$defs/gcs"},http:{$ref:"#/$defs/http"},imageio:{$ref:"#/$defs/imageio"},pvc:{
$ref:"#/$defs/pvc2"},registry:{$ref:"#/$defs/registry"},s3:{$ref:"#/$defs/s3"},snapshot:{$ref:"#/$defs/pvc2"},upload:{type:"object",additionalProperties:!1},vddk:{
$ref:"#/$defs/vddk"}},additionalProperties:!1},sourceRef:{$ref:"#/$defs/sourceRef"},storage:{$ref:"#/$defs/storage"}},additionalProperties:!1};function he(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(Array.isArray(i)){let p=i.length;for(let s=0;s<p;s++){let a=i[s],
n=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.current===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"requi\
red",params:{missingProperty:"current"}};e===null?e=[c]:e.push(c),r++}if(a.previous===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/re\
quired",keyword:"required",params:{missingProperty:"previous"}};e===null?e=[c]:e.push(c),r++}}var o=n===r;if(!o){let c={instancePath:t+"/"+s,schemaPath:"#/items\
/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[c]:e.push(c),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){for(let c in a)if(!(c==="curren\
t"||c==="previous")){let S={instancePath:t+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?
e=[S]:e.push(S),r++}if(a.current!==void 0&&typeof a.current!="string"){let c={instancePath:t+"/"+s+"/current",schemaPath:"#/items/properties/current/type",keyword:"\
type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(a.previous!==void 0&&typeof a.previous!="string"){let c={instancePath:t+"/"+s+"/previous",schemaPath:"\
#/items/properties/previous/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/"+s,schemaPath:"#/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?
e=[p]:e.push(p),r++}return he.errors=e,r===0}var ot={type:"object",properties:{accessModes:{type:"array",items:{type:"string"}},dataSource:{$ref:"#/$defs/dataSo\
urce"},dataSourceRef:{$ref:"#/$defs/dataSourceRef"},resources:{$ref:"#/$defs/resources"},selector:{$ref:"#/$defs/labelSelector"},storageClassName:{type:"string"},
volumeAttributesClassName:{type:"string"},volumeMode:{type:"string"},volumeName:{type:"string"}},additionalProperties:!1};function Pe(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0,o=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===
void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(i.name===
void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}}var p=o===
r;if(!p){let n={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}let s=r;if(i&&typeof i=="object"&&
!Array.isArray(i)&&i.apiGroup===void 0){let n={instancePath:t,schemaPath:"#/whenRewritten/required",keyword:"required",params:{missingProperty:"apiGroup"}};e===
null?e=[n]:e.push(n),r++}var a=s===r;if(!a){let n={instancePath:t,schemaPath:"#/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(i&&
typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(!(n==="apiGroup"||n==="kind"||n==="name")){let c={instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.apiGroup!==void 0&&typeof i.apiGroup!="string"){let n={instancePath:t+"/a\
piGroup",schemaPath:"#/properties/apiGroup/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(i.kind!==void 0&&typeof i.kind!="string"){
let n={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(i.name!==void 0&&typeof i.
name!="string"){let n={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return Pe.errors=e,r===0}function ge(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0,o=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===
void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(i.name===
void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}}var p=o===
r;if(!p){let n={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}let s=r;if(i&&typeof i=="object"&&
!Array.isArray(i)&&i.apiGroup===void 0){let n={instancePath:t,schemaPath:"#/whenRewritten/required",keyword:"required",params:{missingProperty:"apiGroup"}};e===
null?e=[n]:e.push(n),r++}var a=s===r;if(!a){let n={instancePath:t,schemaPath:"#/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(i&&
typeof i=="object"&&!Array.isArray(i)){for(let n in i)if(!(n==="apiGroup"||n==="kind"||n==="name"||n==="namespace")){let c={instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(i.apiGroup!==void 0&&typeof i.apiGroup!="string"){let n={
instancePath:t+"/apiGroup",schemaPath:"#/properties/apiGroup/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(i.kind!==void 0&&typeof i.
kind!="string"){let n={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(i.name!==
void 0&&typeof i.name!="string"){let n={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),r++}if(i.namespace!==void 0&&typeof i.namespace!="string"){let n={instancePath:t+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}
return ge.errors=e,r===0}var at={pattern:"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$",type:["number","string"],
unlessRewritten:{type:["integer","string"]}},nt={type:["integer","string"]},lt=new RegExp("^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE\
](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$","u");function $(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(!(typeof i==
"number"&&isFinite(i))&&typeof i!="string"){let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:at.type}};e===null?e=[s]:e.push(s),r++}let o=r;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&typeof i!="string"){let s={instancePath:t,schemaPath:"#/unlessRewritten/type",keyword:"type",params:{type:nt.
type}};e===null?e=[s]:e.push(s),r++}var p=o===r;if(!p){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:
e.push(s),r++}if(typeof i=="string"&&!lt.test(i)){let s={instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\
\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}};e===null?e=[s]:e.push(s),r++}return $.errors=e,r===0}function B(i,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i))for(let o in i)$(i[o],{instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,rootData:m})||(e=e===null?$.errors:e.concat($.errors),r=e.length);else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return B.errors=e,r===0}function ke(i,{instancePath:t="",parentData:A,parentDataProperty:D,
rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)if(!(o==="limits"||o==="requests")){let p={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}i.limits!==void 0&&(B(i.limits,{instancePath:t+
"/limits",parentData:i,parentDataProperty:"limits",rootData:m})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),i.requests!==void 0&&(B(i.requests,{instancePath:t+
"/requests",parentData:i,parentDataProperty:"requests",rootData:m})||(e=e===null?B.errors:e.concat(B.errors),r=e.length))}else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ke.errors=e,r===0}function H(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(Array.isArray(i)){let p=i.length;for(let s=0;s<p;s++){let a=i[s],
n=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.key===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"required",
params:{missingProperty:"key"}};e===null?e=[c]:e.push(c),r++}if(a.operator===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"operator"}};e===null?e=[c]:e.push(c),r++}}var o=n===r;if(!o){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten",
keyword:"unlessRewritten",params:{}};e===null?e=[c]:e.push(c),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){for(let c in a)if(!(c==="key"||c==="operator"||c===
"values")){let S={instancePath:t+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[S]:e.
push(S),r++}if(a.key!==void 0&&typeof a.key!="string"){let c={instancePath:t+"/"+s+"/key",schemaPath:"#/items/properties/key/type",keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),r++}if(a.operator!==void 0&&typeof a.operator!="string"){let c={instancePath:t+"/"+s+"/operator",schemaPath:"#/items/properti\
es/operator/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(a.values!==void 0){let c=a.values;if(Array.isArray(c)){let S=c.length;for(let j=0;j<
S;j++)if(typeof c[j]!="string"){let N={instancePath:t+"/"+s+"/values/"+j,schemaPath:"#/items/properties/values/items/type",keyword:"type",params:{type:"string"}};
e===null?e=[N]:e.push(N),r++}}else{let S={instancePath:t+"/"+s+"/values",schemaPath:"#/items/properties/values/type",keyword:"type",params:{type:"array"}};e===null?
e=[S]:e.push(S),r++}}}else{let c={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let p={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}return H.errors=e,r===0}function x(i,{instancePath:t="",parentData:A,
parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)if(!(o==="matchExpressions"||o==="matchLabels")){
let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.matchExpressions!==
void 0&&(H(i.matchExpressions,{instancePath:t+"/matchExpressions",parentData:i,parentDataProperty:"matchExpressions",rootData:m})||(e=e===null?H.errors:e.concat(
H.errors),r=e.length)),i.matchLabels!==void 0){let o=i.matchLabels;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(typeof o[p]!="string"){let s={
instancePath:t+"/matchLabels/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/matchLabels/additionalProperties/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),r++}}else{let p={instancePath:t+"/matchLabels",schemaPath:"#/properties/matchLabels/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return x.errors=
e,r===0}function Z(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!O.call(ot.properties,o)){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=
[p]:e.push(p),r++}if(i.accessModes!==void 0){let o=i.accessModes;if(Array.isArray(o)){let p=o.length;for(let s=0;s<p;s++)if(typeof o[s]!="string"){let a={instancePath:t+
"/accessModes/"+s,schemaPath:"#/properties/accessModes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let p={instancePath:t+
"/accessModes",schemaPath:"#/properties/accessModes/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(i.dataSource!==void 0&&(Pe(i.dataSource,
{instancePath:t+"/dataSource",parentData:i,parentDataProperty:"dataSource",rootData:m})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),i.dataSourceRef!==
void 0&&(ge(i.dataSourceRef,{instancePath:t+"/dataSourceRef",parentData:i,parentDataProperty:"dataSourceRef",rootData:m})||(e=e===null?ge.errors:e.concat(ge.errors),
r=e.length)),i.resources!==void 0&&(ke(i.resources,{instancePath:t+"/resources",parentData:i,parentDataProperty:"resources",rootData:m})||(e=e===null?ke.errors:
e.concat(ke.errors),r=e.length)),i.selector!==void 0&&(x(i.selector,{instancePath:t+"/selector",parentData:i,parentDataProperty:"selector",rootData:m})||(e=e===
null?x.errors:e.concat(x.errors),r=e.length)),i.storageClassName!==void 0&&typeof i.storageClassName!="string"){let o={instancePath:t+"/storageClassName",schemaPath:"\
#/properties/storageClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.volumeAttributesClassName!==void 0&&typeof i.volumeAttributesClassName!=
"string"){let o={instancePath:t+"/volumeAttributesClassName",schemaPath:"#/properties/volumeAttributesClassName/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}if(i.volumeMode!==void 0&&typeof i.volumeMode!="string"){let o={instancePath:t+"/volumeMode",schemaPath:"#/properties/volumeMode/type",
keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.volumeName!==void 0&&typeof i.volumeName!="string"){let o={instancePath:t+"/volumeName",
schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Z.errors=e,r===0}function we(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0,o=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.url===void 0){
let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),r++}var p=o===r;if(!p){
let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(i&&typeof i=="object"&&!Array.isArray(
i)){for(let s in i)if(!(s==="secretRef"||s==="url")){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[a]:e.push(a),r++}if(i.secretRef!==void 0&&typeof i.secretRef!="string"){let s={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",
keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.url!==void 0&&typeof i.url!="string"){let s={instancePath:t+"/url",schemaPath:"#/proper\
ties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),r++}return we.errors=e,r===0}function Ie(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0,o=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.url===void 0){
let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),r++}var p=o===r;if(!p){
let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(i&&typeof i=="object"&&!Array.isArray(
i)){for(let s in i)if(!(s==="certConfigMap"||s==="checksum"||s==="extraHeaders"||s==="secretExtraHeaders"||s==="secretRef"||s==="url")){let a={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(i.certConfigMap!==void 0&&typeof i.certConfigMap!=
"string"){let s={instancePath:t+"/certConfigMap",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}
if(i.checksum!==void 0&&typeof i.checksum!="string"){let s={instancePath:t+"/checksum",schemaPath:"#/properties/checksum/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[s]:e.push(s),r++}if(i.extraHeaders!==void 0){let s=i.extraHeaders;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++)if(typeof s[n]!="str\
ing"){let c={instancePath:t+"/extraHeaders/"+n,schemaPath:"#/properties/extraHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),
r++}}else{let a={instancePath:t+"/extraHeaders",schemaPath:"#/properties/extraHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}
if(i.secretExtraHeaders!==void 0){let s=i.secretExtraHeaders;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++)if(typeof s[n]!="string"){let c={instancePath:t+
"/secretExtraHeaders/"+n,schemaPath:"#/properties/secretExtraHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let a={
instancePath:t+"/secretExtraHeaders",schemaPath:"#/properties/secretExtraHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(i.
secretRef!==void 0&&typeof i.secretRef!="string"){let s={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[s]:e.push(s),r++}if(i.url!==void 0&&typeof i.url!="string"){let s={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}
return Ie.errors=e,r===0}function be(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0,o=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.diskId===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"diskId"}};e===null?e=[s]:e.push(s),r++}if(i.url===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),r++}}var p=o===
r;if(!p){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let s in i)if(!(s==="certConfigMap"||s==="diskId"||s==="insecureSkipVerify"||s==="secretRef"||s==="url")){let a={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(i.certConfigMap!==void 0&&typeof i.certConfigMap!=
"string"){let s={instancePath:t+"/certConfigMap",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}
if(i.diskId!==void 0&&typeof i.diskId!="string"){let s={instancePath:t+"/diskId",schemaPath:"#/properties/diskId/type",keyword:"type",params:{type:"string"}};e===
null?e=[s]:e.push(s),r++}if(i.insecureSkipVerify!==void 0&&typeof i.insecureSkipVerify!="boolean"){let s={instancePath:t+"/insecureSkipVerify",schemaPath:"#/pro\
perties/insecureSkipVerify/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(i.secretRef!==void 0&&typeof i.secretRef!="string"){let s={
instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.url!==void 0&&typeof i.
url!="string"){let s={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return be.errors=e,r===0}function F(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0,o=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),r++}if(i.namespace===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"namespace"}};e===null?e=[s]:e.push(s),r++}}var p=o===
r;if(!p){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let s in i)if(!(s==="name"||s==="namespace")){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[a]:e.push(a),r++}if(i.name!==void 0&&typeof i.name!="string"){let s={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.namespace!==void 0&&typeof i.namespace!="string"){let s={instancePath:t+"/namespace",schemaPath:"#/properties/\
namespace/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),r++}return F.errors=e,r===0}function ve(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="certConfigMap"||o==="imageStream"||o==="platform"||o==="pullMethod"||o==="secretRef"||o==="url")){let p={instancePath:t,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.certConfigMap!==void 0&&typeof i.certConfigMap!="string"){
let o={instancePath:t+"/certConfigMap",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.imageStream!==
void 0&&typeof i.imageStream!="string"){let o={instancePath:t+"/imageStream",schemaPath:"#/properties/imageStream/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}if(i.platform!==void 0){let o=i.platform;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(p!=="architecture"){let s={instancePath:t+
"/platform",schemaPath:"#/properties/platform/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.
architecture!==void 0&&typeof o.architecture!="string"){let p={instancePath:t+"/platform/architecture",schemaPath:"#/properties/platform/properties/architecture\
/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/platform",schemaPath:"#/properties/platform/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.pullMethod!==void 0&&typeof i.pullMethod!="string"){let o={instancePath:t+"/pullMethod",schemaPath:"\
#/properties/pullMethod/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.secretRef!==void 0&&typeof i.secretRef!="string"){let o={
instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.url!==void 0&&typeof i.
url!="string"){let o={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ve.errors=e,r===0}function Ae(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0,o=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.url===void 0){
let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),r++}var p=o===r;if(!p){
let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(i&&typeof i=="object"&&!Array.isArray(
i)){for(let s in i)if(!(s==="certConfigMap"||s==="secretRef"||s==="url")){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(i.certConfigMap!==void 0&&typeof i.certConfigMap!="string"){let s={instancePath:t+"/certConfig\
Map",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.secretRef!==void 0&&typeof i.secretRef!=
"string"){let s={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.url!==
void 0&&typeof i.url!="string"){let s={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Ae.errors=e,r===0}function je(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="backingFile"||o==="extraArgs"||o==="initImageURL"||o==="secretRef"||o==="thumbprint"||o==="url"||o==="uuid")){let p={instancePath:t,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.backingFile!==void 0&&typeof i.backingFile!="s\
tring"){let o={instancePath:t+"/backingFile",schemaPath:"#/properties/backingFile/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.
extraArgs!==void 0&&typeof i.extraArgs!="string"){let o={instancePath:t+"/extraArgs",schemaPath:"#/properties/extraArgs/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[o]:e.push(o),r++}if(i.initImageURL!==void 0&&typeof i.initImageURL!="string"){let o={instancePath:t+"/initImageURL",schemaPath:"#/properties/in\
itImageURL/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.secretRef!==void 0&&typeof i.secretRef!="string"){let o={instancePath:t+
"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.thumbprint!==void 0&&typeof i.thumbprint!=
"string"){let o={instancePath:t+"/thumbprint",schemaPath:"#/properties/thumbprint/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.
url!==void 0&&typeof i.url!="string"){let o={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),r++}if(i.uuid!==void 0&&typeof i.uuid!="string"){let o={instancePath:t+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return je.errors=e,
r===0}function De(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0,o=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[s]:e.push(s),r++}if(i.name===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),r++}}var p=o===
r;if(!p){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let s in i)if(!(s==="kind"||s==="name"||s==="namespace")){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let s={instancePath:t+"/kind",schemaPath:"#/properti\
es/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.name!==void 0&&typeof i.name!="string"){let s={instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.namespace!==void 0&&typeof i.namespace!="string"){let s={instancePath:t+
"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return De.errors=e,r===0}function Se(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="accessModes"||o==="dataSource"||o==="dataSourceRef"||o==="resources"||o==="selector"||o==="storageClassName"||o==="volumeMode"||o==="volumeName")){let p={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.accessModes!==
void 0){let o=i.accessModes;if(Array.isArray(o)){let p=o.length;for(let s=0;s<p;s++)if(typeof o[s]!="string"){let a={instancePath:t+"/accessModes/"+s,schemaPath:"\
#/properties/accessModes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let p={instancePath:t+"/accessModes",schemaPath:"\
#/properties/accessModes/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(i.dataSource!==void 0&&(Pe(i.dataSource,{instancePath:t+"/\
dataSource",parentData:i,parentDataProperty:"dataSource",rootData:m})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),i.dataSourceRef!==void 0&&(ge(i.dataSourceRef,
{instancePath:t+"/dataSourceRef",parentData:i,parentDataProperty:"dataSourceRef",rootData:m})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),i.resources!==
void 0&&(ke(i.resources,{instancePath:t+"/resources",parentData:i,parentDataProperty:"resources",rootData:m})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)),
i.selector!==void 0&&(x(i.selector,{instancePath:t+"/selector",parentData:i,parentDataProperty:"selector",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),
r=e.length)),i.storageClassName!==void 0&&typeof i.storageClassName!="string"){let o={instancePath:t+"/storageClassName",schemaPath:"#/properties/storageClassNa\
me/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.volumeMode!==void 0&&typeof i.volumeMode!="string"){let o={instancePath:t+"/vo\
lumeMode",schemaPath:"#/properties/volumeMode/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.volumeName!==void 0&&typeof i.volumeName!=
"string"){let o={instancePath:t+"/volumeName",schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Se.errors=e,r===0}var ct={enum:["kubevirt",
"archive"]},dt={enum:["kubevirt","archive",""]};function Ne(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i==
"object"&&!Array.isArray(i)){for(let s in i)if(!O.call(Sr.properties,s)){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(i.checkpoints!==void 0&&(he(i.checkpoints,{instancePath:t+"/checkpoints",parentData:i,parentDataProperty:"\
checkpoints",rootData:m})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),i.contentType!==void 0){let s=i.contentType;if(typeof s!="string"){let c={instancePath:t+
"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}let a=r;if(!(s==="kubevirt"||s==="\
archive")){let c={instancePath:t+"/contentType",schemaPath:"#/properties/contentType/unlessRewritten/enum",keyword:"enum",params:{allowedValues:ct.enum}};e===null?
e=[c]:e.push(c),r++}var o=a===r;if(!o){let c={instancePath:t+"/contentType",schemaPath:"#/properties/contentType/unlessRewritten",keyword:"unlessRewritten",params:{}};
e===null?e=[c]:e.push(c),r++}let n=r;if(!(s==="kubevirt"||s==="archive"||s==="")){let c={instancePath:t+"/contentType",schemaPath:"#/properties/contentType/when\
Rewritten/enum",keyword:"enum",params:{allowedValues:dt.enum}};e===null?e=[c]:e.push(c),r++}var p=n===r;if(!p){let c={instancePath:t+"/contentType",schemaPath:"\
#/properties/contentType/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[c]:e.push(c),r++}}if(i.finalCheckpoint!==void 0&&typeof i.finalCheckpoint!=
"boolean"){let s={instancePath:t+"/finalCheckpoint",schemaPath:"#/properties/finalCheckpoint/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(
s),r++}if(i.preallocation!==void 0&&typeof i.preallocation!="boolean"){let s={instancePath:t+"/preallocation",schemaPath:"#/properties/preallocation/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(i.priorityClassName!==void 0&&typeof i.priorityClassName!="string"){let s={instancePath:t+"/prior\
ityClassName",schemaPath:"#/properties/priorityClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.pvc!==void 0&&(Z(i.pvc,{
instancePath:t+"/pvc",parentData:i,parentDataProperty:"pvc",rootData:m})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),i.serviceAccountName!==void 0&&typeof i.
serviceAccountName!="string"){let s={instancePath:t+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/type",keyword:"type",params:{type:"string"}};
e===null?e=[s]:e.push(s),r++}if(i.source!==void 0){let s=i.source;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(!O.call(Sr.properties.source.properties,
a)){let n={instancePath:t+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?
e=[n]:e.push(n),r++}if(s.blank!==void 0){let a=s.blank;if(a&&typeof a=="object"&&!Array.isArray(a))for(let n in a){let c={instancePath:t+"/source/blank",schemaPath:"\
#/properties/source/properties/blank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}else{let n={
instancePath:t+"/source/blank",schemaPath:"#/properties/source/properties/blank/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.
gcs!==void 0&&(we(s.gcs,{instancePath:t+"/source/gcs",parentData:s,parentDataProperty:"gcs",rootData:m})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),
s.http!==void 0&&(Ie(s.http,{instancePath:t+"/source/http",parentData:s,parentDataProperty:"http",rootData:m})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),
s.imageio!==void 0&&(be(s.imageio,{instancePath:t+"/source/imageio",parentData:s,parentDataProperty:"imageio",rootData:m})||(e=e===null?be.errors:e.concat(be.errors),
r=e.length)),s.pvc!==void 0&&(F(s.pvc,{instancePath:t+"/source/pvc",parentData:s,parentDataProperty:"pvc",rootData:m})||(e=e===null?F.errors:e.concat(F.errors),
r=e.length)),s.registry!==void 0&&(ve(s.registry,{instancePath:t+"/source/registry",parentData:s,parentDataProperty:"registry",rootData:m})||(e=e===null?ve.errors:
e.concat(ve.errors),r=e.length)),s.s3!==void 0&&(Ae(s.s3,{instancePath:t+"/source/s3",parentData:s,parentDataProperty:"s3",rootData:m})||(e=e===null?Ae.errors:e.
concat(Ae.errors),r=e.length)),s.snapshot!==void 0&&(F(s.snapshot,{instancePath:t+"/source/snapshot",parentData:s,parentDataProperty:"snapshot",rootData:m})||(e=
e===null?F.errors:e.concat(F.errors),r=e.length)),s.upload!==void 0){let a=s.upload;if(a&&typeof a=="object"&&!Array.isArray(a))for(let n in a){let c={instancePath:t+
"/source/upload",schemaPath:"#/properties/source/properties/upload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?
e=[c]:e.push(c),r++}else{let n={instancePath:t+"/source/upload",schemaPath:"#/properties/source/properties/upload/type",keyword:"type",params:{type:"object"}};e===
null?e=[n]:e.push(n),r++}}s.vddk!==void 0&&(je(s.vddk,{instancePath:t+"/source/vddk",parentData:s,parentDataProperty:"vddk",rootData:m})||(e=e===null?je.errors:
e.concat(je.errors),r=e.length))}else{let a={instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:
e.push(a),r++}}i.sourceRef!==void 0&&(De(i.sourceRef,{instancePath:t+"/sourceRef",parentData:i,parentDataProperty:"sourceRef",rootData:m})||(e=e===null?De.errors:
e.concat(De.errors),r=e.length)),i.storage!==void 0&&(Se(i.storage,{instancePath:t+"/storage",parentData:i,parentDataProperty:"storage",rootData:m})||(e=e===null?
Se.errors:e.concat(Se.errors),r=e.length))}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Ne.
errors=e,r===0}var Nr=br().default;function Me(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.spec===void 0){let s={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[s]:e.push(s),r++}for(let s in i)
if(!(s==="apiVersion"||s==="kind"||s==="metadata"||s==="spec"||s==="status")){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let s={instancePath:t+"/apiVersion",
schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let s={
instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.metadata!==void 0&&(T(i.metadata,
{instancePath:t+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0){let s=i.
spec,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.managedDataSource===void 0){let n={instancePath:t+"/spec",schemaPath:"#/properties/spec/unlessRewritt\
en/required",keyword:"required",params:{missingProperty:"managedDataSource"}};e===null?e=[n]:e.push(n),r++}if(s.schedule===void 0){let n={instancePath:t+"/spec",
schemaPath:"#/properties/spec/unlessRewritten/required",keyword:"required",params:{missingProperty:"schedule"}};e===null?e=[n]:e.push(n),r++}}var o=a===r;if(!o){
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
n),r++}if(s.serviceAccountName!==void 0){let n=s.serviceAccountName;if(typeof n=="string"){if(Nr(n)<1){let c={instancePath:t+"/spec/serviceAccountName",schemaPath:"\
#/properties/spec/properties/serviceAccountName/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/spec\
/serviceAccountName",schemaPath:"#/properties/spec/properties/serviceAccountName/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}if(s.
template!==void 0){let n=s.template;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.spec===void 0){let c={instancePath:t+"/spec/template",schemaPath:"#/proper\
ties/spec/properties/template/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[c]:e.push(c),r++}for(let c in n)if(!(c==="apiVersion"||c===
"kind"||c==="metadata"||c==="spec"||c==="status")){let S={instancePath:t+"/spec/template",schemaPath:"#/properties/spec/properties/template/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[S]:e.push(S),r++}if(n.apiVersion!==void 0&&typeof n.apiVersion!="string"){let c={instancePath:t+
"/spec/template/apiVersion",schemaPath:"#/properties/spec/properties/template/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:
e.push(c),r++}if(n.kind!==void 0&&typeof n.kind!="string"){let c={instancePath:t+"/spec/template/kind",schemaPath:"#/properties/spec/properties/template/propert\
ies/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(n.metadata!==void 0){let c=n.metadata;if(c&&typeof c=="object"&&!Array.isArray(
c))for(let S in c){let j={instancePath:t+"/spec/template/metadata",schemaPath:"#/properties/spec/properties/template/properties/metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:S}};e===null?e=[j]:e.push(j),r++}else{let S={instancePath:t+"/spec/template/metadata",schemaPath:"#/properties/\
spec/properties/template/properties/metadata/type",keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}}if(n.spec!==void 0&&(Ne(n.spec,{instancePath:t+
"/spec/template/spec",parentData:n,parentDataProperty:"spec",rootData:m})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),n.status!==void 0){let c=n.status;
if(c&&typeof c=="object"&&!Array.isArray(c)){for(let S in c)if(!(S==="claimName"||S==="conditions"||S==="phase"||S==="progress"||S==="restartCount")){let j={instancePath:t+
"/spec/template/status",schemaPath:"#/properties/spec/properties/template/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}};
e===null?e=[j]:e.push(j),r++}if(c.claimName!==void 0&&typeof c.claimName!="string"){let S={instancePath:t+"/spec/template/status/claimName",schemaPath:"#/proper\
ties/spec/properties/template/properties/status/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}if(c.conditions!==
void 0){let S=c.conditions;if(Array.isArray(S)){let j=S.length;for(let N=0;N<j;N++){let q=S[N],g=r;if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.status===void 0){
let l={instancePath:t+"/spec/template/status/conditions/"+N,schemaPath:"#/properties/spec/properties/template/properties/status/properties/conditions/items/unle\
ssRewritten/required",keyword:"required",params:{missingProperty:"status"}};e===null?e=[l]:e.push(l),r++}if(q.type===void 0){let l={instancePath:t+"/spec/templa\
te/status/conditions/"+N,schemaPath:"#/properties/spec/properties/template/properties/status/properties/conditions/items/unlessRewritten/required",keyword:"requ\
ired",params:{missingProperty:"type"}};e===null?e=[l]:e.push(l),r++}}var p=g===r;if(!p){let l={instancePath:t+"/spec/template/status/conditions/"+N,schemaPath:"\
#/properties/spec/properties/template/properties/status/properties/conditions/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[l]:e.push(
l),r++}if(q&&typeof q=="object"&&!Array.isArray(q)){for(let l in q)if(!(l==="lastHeartbeatTime"||l==="lastTransitionTime"||l==="message"||l==="reason"||l==="sta\
tus"||l==="type")){let h={instancePath:t+"/spec/template/status/conditions/"+N,schemaPath:"#/properties/spec/properties/template/properties/status/properties/co\
nditions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[h]:e.push(h),r++}if(q.lastHeartbeatTime!==void 0){
let l=q.lastHeartbeatTime;if(typeof l=="string"){if(!Re.test(l)){let h={instancePath:t+"/spec/template/status/conditions/"+N+"/lastHeartbeatTime",schemaPath:"#/\
properties/spec/properties/template/properties/status/properties/conditions/items/properties/lastHeartbeatTime/pattern",keyword:"pattern",params:{pattern:"^\\d{4\
}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/spec/template/status/co\
nditions/"+N+"/lastHeartbeatTime",schemaPath:"#/properties/spec/properties/template/properties/status/properties/conditions/items/properties/lastHeartbeatTime/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}if(q.lastTransitionTime!==void 0){let l=q.lastTransitionTime;if(typeof l=="string"){if(!Re.
test(l)){let h={instancePath:t+"/spec/template/status/conditions/"+N+"/lastTransitionTime",schemaPath:"#/properties/spec/properties/template/properties/status/p\
roperties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d\
{2}:\\d{2})$"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/spec/template/status/conditions/"+N+"/lastTransitionTime",schemaPath:"#/properties/sp\
ec/properties/template/properties/status/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.
push(h),r++}}if(q.message!==void 0&&typeof q.message!="string"){let l={instancePath:t+"/spec/template/status/conditions/"+N+"/message",schemaPath:"#/properties/\
spec/properties/template/properties/status/properties/conditions/items/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
r++}if(q.reason!==void 0&&typeof q.reason!="string"){let l={instancePath:t+"/spec/template/status/conditions/"+N+"/reason",schemaPath:"#/properties/spec/propert\
ies/template/properties/status/properties/conditions/items/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(q.status!==
void 0&&typeof q.status!="string"){let l={instancePath:t+"/spec/template/status/conditions/"+N+"/status",schemaPath:"#/properties/spec/properties/template/prope\
rties/status/properties/conditions/items/properties/status/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(q.type!==void 0&&typeof q.
type!="string"){let l={instancePath:t+"/spec/template/status/conditions/"+N+"/type",schemaPath:"#/properties/spec/properties/template/properties/status/properti\
es/conditions/items/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/spec/template/status\
/conditions/"+N,schemaPath:"#/properties/spec/properties/template/properties/status/properties/conditions/items/type",keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),r++}}}else{let j={instancePath:t+"/spec/template/status/conditions",schemaPath:"#/properties/spec/properties/template/properties/status/pro\
perties/conditions/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(c.phase!==void 0&&typeof c.phase!="string"){let S={instancePath:t+
"/spec/template/status/phase",schemaPath:"#/properties/spec/properties/template/properties/status/properties/phase/type",keyword:"type",params:{type:"string"}};
e===null?e=[S]:e.push(S),r++}if(c.progress!==void 0&&typeof c.progress!="string"){let S={instancePath:t+"/spec/template/status/progress",schemaPath:"#/propertie\
s/spec/properties/template/properties/status/properties/progress/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}if(c.restartCount!==void 0){
let S=c.restartCount;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S))){let j={instancePath:t+"/spec/template/status/restartCount",schemaPath:"#/properti\
es/spec/properties/template/properties/status/properties/restartCount/type",keyword:"type",params:{type:"integer"}};e===null?e=[j]:e.push(j),r++}if(typeof S=="n\
umber"&&isFinite(S)){if(S>2147483647||isNaN(S)){let j={instancePath:t+"/spec/template/status/restartCount",schemaPath:"#/properties/spec/properties/template/pro\
perties/status/properties/restartCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[j]:e.push(j),r++}if(S<-2147483648||isNaN(
S)){let j={instancePath:t+"/spec/template/status/restartCount",schemaPath:"#/properties/spec/properties/template/properties/status/properties/restartCount/minim\
um",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[j]:e.push(j),r++}}}}else{let S={instancePath:t+"/spec/template/status",schemaPath:"\
#/properties/spec/properties/template/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}}}else{let c={instancePath:t+"\
/spec/template",schemaPath:"#/properties/spec/properties/template/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let n={instancePath:t+
"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(i.status!==void 0){let s=i.status;if(!(s&&typeof s==
"object"&&!Array.isArray(s))){let a={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Me.errors=e,r===0}function Rr(i,{
instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;return Me(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||
(e=e===null?Me.errors:e.concat(Me.errors),r=e.length),Rr.errors=e,r===0}exports.kind1=qr;function Ee(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spec===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[o]:e.push(o),r++}for(let o in i)if(!(o==="apiVersi\
on"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+"/metadata",parentData:i,
parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0){let o=i.spec;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.source===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"source"}};e===
null?e=[p]:e.push(p),r++}for(let p in o)if(p!=="source"){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.source!==void 0){let p=o.source;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)
if(!(s==="dataSource"||s==="pvc"||s==="snapshot")){let a={instancePath:t+"/spec/source",schemaPath:"#/properties/spec/properties/source/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}p.dataSource!==void 0&&(F(p.dataSource,{instancePath:t+"/spec/source/dataSourc\
e",parentData:p,parentDataProperty:"dataSource",rootData:m})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),p.pvc!==void 0&&(F(p.pvc,{instancePath:t+"/sp\
ec/source/pvc",parentData:p,parentDataProperty:"pvc",rootData:m})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),p.snapshot!==void 0&&(F(p.snapshot,{instancePath:t+
"/spec/source/snapshot",parentData:p,parentDataProperty:"snapshot",rootData:m})||(e=e===null?F.errors:e.concat(F.errors),r=e.length))}else{let s={instancePath:t+
"/spec/source",schemaPath:"#/properties/spec/properties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t+
"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.status!==void 0){let o=i.status;if(!(o&&typeof o==
"object"&&!Array.isArray(o))){let p={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ee.errors=e,r===0}function qr(i,{
instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;return Ee(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||
(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length),qr.errors=e,r===0}exports.kind2=Vr;function Fe(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spec===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[o]:e.push(o),r++}for(let o in i)if(!(o==="apiVersi\
on"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+"/metadata",parentData:i,
parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0&&(Ne(i.spec,{instancePath:t+"/spec",parentData:i,
parentDataProperty:"spec",rootData:m})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),i.status!==void 0){let o=i.status;if(!(o&&typeof o=="object"&&!Array.
isArray(o))){let p={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Fe.errors=e,r===0}function Vr(i,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;return Fe(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?Fe.errors:
e.concat(Fe.errors),r=e.length),Vr.errors=e,r===0}exports.kind3=Tr;var xe={type:"object",properties:{dataVolumeTemplates:{type:"array",items:{type:["object","null"],properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{
$ref:"#/$defs/metadata2"},spec:{type:"object",properties:{checkpoints:{$ref:"#/$defs/checkpoints"},contentType:{type:"string",unlessRewritten:{enum:["kubevirt",
"archive"]},whenRewritten:{enum:["kubevirt","archive",""]}},finalCheckpoint:{type:"boolean"},preallocation:{type:"boolean"},priorityClassName:{type:"string"},pvc:{
$ref:"#/$defs/pvc"},source:{type:"object",properties:{blank:{type:"object",additionalProperties:!1},gcs:{$ref:"#/$defs/gcs"},http:{type:"object",properties:{certConfigMap:{
type:"string"},extraHeaders:{type:"array",items:{type:"string"}},secretExtraHeaders:{type:"array",items:{type:"string"}},secretRef:{type:"string"},url:{type:"st\
ring"}},additionalProperties:!1,unlessRewritten:{required:["url"]}},imageio:{$ref:"#/$defs/imageio"},pvc:{$ref:"#/$defs/pvc2"},registry:{$ref:"#/$defs/registry"},
s3:{$ref:"#/$defs/s3"},snapshot:{$ref:"#/$defs/pvc2"},upload:{type:"object",additionalProperties:!1},vddk:{$ref:"#/$defs/vddk"}},additionalProperties:!1},sourceRef:{
$ref:"#/$defs/sourceRef"},storage:{$ref:"#/$defs/storage"}},additionalProperties:!1},status:{type:["object","null"],additionalProperties:!1}},additionalProperties:!1,
required:["spec"]}},instancetype:{$ref:"#/$defs/instancetype"},preference:{$ref:"#/$defs/instancetype"},runStrategy:{type:"string"},running:{type:"boolean"},template:{
$ref:"#/$defs/template"},updateVolumesStrategy:{type:"string"}},additionalProperties:!1,required:["template"]},G={type:["object","null"],properties:{annotations:{
type:["object","null"],additionalProperties:{type:["string","null"]}},creationTimestamp:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}\
(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},deletionGracePeriodSeconds:{type:["integer","null"]},deletionTimestamp:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}\
[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},finalizers:{type:["array","null"],items:{type:["string","null"]}},generateName:{type:["string","nu\
ll"]},generation:{type:["integer","null"]},labels:{type:["object","null"],additionalProperties:{type:["string","null"]}},managedFields:{$ref:"#/$defs/managedFie\
lds"},name:{type:["string","null"]},namespace:{type:["string","null"]},ownerReferences:{$ref:"#/$defs/ownerReferences"},resourceVersion:{type:["string","null"]},
selfLink:{type:["string","null"]},uid:{type:["string","null"]}},additionalProperties:!1},ie={type:["array","null"],items:{type:["object","null"],properties:{apiVersion:{
type:["string","null"]},blockOwnerDeletion:{type:["boolean","null"]},controller:{type:["boolean","null"]},kind:{type:["string","null"]},name:{type:["string","nu\
ll"]},uid:{type:["string","null"]}},additionalProperties:!1}};function Oe(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;
if(!Array.isArray(i)&&i!==null){let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:ie.type}};e===null?e=[o]:e.push(o),r++}if(Array.isArray(i)){
let o=i.length;for(let p=0;p<o;p++){let s=i[p];if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){let a={instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"\
type",params:{type:ie.items.type}};e===null?e=[a]:e.push(a),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(!(a==="apiVersion"||a==="blockOwn\
erDeletion"||a==="controller"||a==="kind"||a==="name"||a==="uid")){let n={instancePath:t+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}if(s.apiVersion!==void 0){let a=s.apiVersion;if(typeof a!="string"&&a!==null){let n={instancePath:t+
"/"+p+"/apiVersion",schemaPath:"#/items/properties/apiVersion/type",keyword:"type",params:{type:ie.items.properties.apiVersion.type}};e===null?e=[n]:e.push(n),r++}}
if(s.blockOwnerDeletion!==void 0){let a=s.blockOwnerDeletion;if(typeof a!="boolean"&&a!==null){let n={instancePath:t+"/"+p+"/blockOwnerDeletion",schemaPath:"#/i\
tems/properties/blockOwnerDeletion/type",keyword:"type",params:{type:ie.items.properties.blockOwnerDeletion.type}};e===null?e=[n]:e.push(n),r++}}if(s.controller!==
void 0){let a=s.controller;if(typeof a!="boolean"&&a!==null){let n={instancePath:t+"/"+p+"/controller",schemaPath:"#/items/properties/controller/type",keyword:"\
type",params:{type:ie.items.properties.controller.type}};e===null?e=[n]:e.push(n),r++}}if(s.kind!==void 0){let a=s.kind;if(typeof a!="string"&&a!==null){let n={
instancePath:t+"/"+p+"/kind",schemaPath:"#/items/properties/kind/type",keyword:"type",params:{type:ie.items.properties.kind.type}};e===null?e=[n]:e.push(n),r++}}
if(s.name!==void 0){let a=s.name;if(typeof a!="string"&&a!==null){let n={instancePath:t+"/"+p+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{
type:ie.items.properties.name.type}};e===null?e=[n]:e.push(n),r++}}if(s.uid!==void 0){let a=s.uid;if(typeof a!="string"&&a!==null){let n={instancePath:t+"/"+p+"\
/uid",schemaPath:"#/items/properties/uid/type",keyword:"type",params:{type:ie.items.properties.uid.type}};e===null?e=[n]:e.push(n),r++}}}}}return Oe.errors=e,r===
0}function z(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null){let o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:G.type}};e===null?e=[o]:e.push(o),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!O.call(G.properties,o)){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[
p]:e.push(p),r++}if(i.annotations!==void 0){let o=i.annotations;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let p={instancePath:t+"/annotations",schemaPath:"\
#/properties/annotations/type",keyword:"type",params:{type:G.properties.annotations.type}};e===null?e=[p]:e.push(p),r++}if(o&&typeof o=="object"&&!Array.isArray(
o))for(let p in o){let s=o[p];if(typeof s!="string"&&s!==null){let a={instancePath:t+"/annotations/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prop\
erties/annotations/additionalProperties/type",keyword:"type",params:{type:G.properties.annotations.additionalProperties.type}};e===null?e=[a]:e.push(a),r++}}}if(i.
creationTimestamp!==void 0){let o=i.creationTimestamp;if(typeof o!="string"&&o!==null){let p={instancePath:t+"/creationTimestamp",schemaPath:"#/properties/creat\
ionTimestamp/type",keyword:"type",params:{type:G.properties.creationTimestamp.type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="string"&&!Re.test(o)){let p={instancePath:t+
"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]\
|[+-]\\d{2}:\\d{2})$"}};e===null?e=[p]:e.push(p),r++}}if(i.deletionGracePeriodSeconds!==void 0){let o=i.deletionGracePeriodSeconds;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:t+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/type",keyword:"ty\
pe",params:{type:G.properties.deletionGracePeriodSeconds.type}};e===null?e=[p]:e.push(p),r++}}if(i.deletionTimestamp!==void 0){let o=i.deletionTimestamp;if(typeof o!=
"string"&&o!==null){let p={instancePath:t+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{type:G.properties.deletionTimestamp.
type}};e===null?e=[p]:e.push(p),r++}if(typeof o=="string"&&!Re.test(o)){let p={instancePath:t+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/pa\
ttern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[p]:e.push(p),r++}}if(i.
finalizers!==void 0){let o=i.finalizers;if(!Array.isArray(o)&&o!==null){let p={instancePath:t+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"t\
ype",params:{type:G.properties.finalizers.type}};e===null?e=[p]:e.push(p),r++}if(Array.isArray(o)){let p=o.length;for(let s=0;s<p;s++){let a=o[s];if(typeof a!="\
string"&&a!==null){let n={instancePath:t+"/finalizers/"+s,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type:G.properties.finalizers.items.
type}};e===null?e=[n]:e.push(n),r++}}}}if(i.generateName!==void 0){let o=i.generateName;if(typeof o!="string"&&o!==null){let p={instancePath:t+"/generateName",schemaPath:"\
#/properties/generateName/type",keyword:"type",params:{type:G.properties.generateName.type}};e===null?e=[p]:e.push(p),r++}}if(i.generation!==void 0){let o=i.generation;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){let p={instancePath:t+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",
params:{type:G.properties.generation.type}};e===null?e=[p]:e.push(p),r++}}if(i.labels!==void 0){let o=i.labels;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==
null){let p={instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:G.properties.labels.type}};e===null?e=[p]:e.push(p),r++}
if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){let s=o[p];if(typeof s!="string"&&s!==null){let a={instancePath:t+"/labels/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type:G.properties.labels.additionalProperties.type}};e===null?e=[a]:
e.push(a),r++}}}if(i.managedFields!==void 0&&(me(i.managedFields,{instancePath:t+"/managedFields",parentData:i,parentDataProperty:"managedFields",rootData:m})||
(e=e===null?me.errors:e.concat(me.errors),r=e.length)),i.name!==void 0){let o=i.name;if(typeof o!="string"&&o!==null){let p={instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:G.properties.name.type}};e===null?e=[p]:e.push(p),r++}}if(i.namespace!==void 0){let o=i.namespace;if(typeof o!=
"string"&&o!==null){let p={instancePath:t+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:G.properties.namespace.type}};e===null?
e=[p]:e.push(p),r++}}if(i.ownerReferences!==void 0&&(Oe(i.ownerReferences,{instancePath:t+"/ownerReferences",parentData:i,parentDataProperty:"ownerReferences",rootData:m})||
(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length)),i.resourceVersion!==void 0){let o=i.resourceVersion;if(typeof o!="string"&&o!==null){let p={instancePath:t+
"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type:G.properties.resourceVersion.type}};e===null?e=[p]:e.push(p),r++}}
if(i.selfLink!==void 0){let o=i.selfLink;if(typeof o!="string"&&o!==null){let p={instancePath:t+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"typ\
e",params:{type:G.properties.selfLink.type}};e===null?e=[p]:e.push(p),r++}}if(i.uid!==void 0){let o=i.uid;if(typeof o!="string"&&o!==null){let p={instancePath:t+
"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type:G.properties.uid.type}};e===null?e=[p]:e.push(p),r++}}}return z.errors=e,r===0}function oe(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="inferFromVolume"||o==="inferFromVolumeFailurePolicy"||o==="kind"||o==="name"||o==="revisionName")){let p={instancePath:t,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.inferFromVolume!==void 0&&typeof i.inferFromVolume!="stri\
ng"){let o={instancePath:t+"/inferFromVolume",schemaPath:"#/properties/inferFromVolume/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}
if(i.inferFromVolumeFailurePolicy!==void 0&&typeof i.inferFromVolumeFailurePolicy!="string"){let o={instancePath:t+"/inferFromVolumeFailurePolicy",schemaPath:"#\
/properties/inferFromVolumeFailurePolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==void 0&&typeof i.kind!="string"){
let o={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.name!==void 0&&typeof i.
name!="string"){let o={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.revisionName!==
void 0&&typeof i.revisionName!="string"){let o={instancePath:t+"/revisionName",schemaPath:"#/properties/revisionName/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return oe.errors=
e,r===0}var qe={type:"object",properties:{accessCredentials:{maxItems:256,type:"array",items:{type:"object",properties:{sshPublicKey:{type:"object",properties:{propagationMethod:{
type:"object",properties:{configDrive:{type:"object",additionalProperties:!1},noCloud:{type:"object",additionalProperties:!1},qemuGuestAgent:{type:"object",properties:{
users:{type:"array",items:{type:"string"},distinct:[]}},additionalProperties:!1,required:["users"]}},additionalProperties:!1},source:{$ref:"#/$defs/source"}},additionalProperties:!1,
required:["propagationMethod","source"]},userPassword:{type:"object",properties:{propagationMethod:{type:"object",properties:{qemuGuestAgent:{type:"object",additionalProperties:!1}},
additionalProperties:!1},source:{$ref:"#/$defs/source"}},additionalProperties:!1,required:["propagationMethod","source"]}},additionalProperties:!1}},affinity:{$ref:"\
#/$defs/affinity"},architecture:{type:"string"},dnsConfig:{type:"object",properties:{nameservers:{type:"array",items:{type:"string"}},options:{type:"array",items:{
type:"object",properties:{name:{type:"string"},value:{type:"string"}},additionalProperties:!1}},searches:{type:"array",items:{type:"string"}}},additionalProperties:!1},
dnsPolicy:{type:"string"},domain:{$ref:"#/$defs/domain"},evictionStrategy:{type:"string"},hostname:{type:"string"},livenessProbe:{$ref:"#/$defs/livenessProbe"},
networks:{maxItems:256,type:"array",items:{type:"object",properties:{multus:{type:"object",properties:{default:{type:"boolean"},networkName:{type:"string"}},additionalProperties:!1,
unlessRewritten:{required:["networkName"]}},name:{type:"string"},pod:{type:"object",properties:{vmIPv6NetworkCIDR:{type:"string"},vmNetworkCIDR:{type:"string"}},
additionalProperties:!1},resourceClaim:{type:"object",properties:{claimName:{type:"string"},requestName:{type:"string"}},additionalProperties:!1}},additionalProperties:!1,
unlessRewritten:{required:["name"]}}},nodeSelector:{type:"object",additionalProperties:{type:"string"}},priorityClassName:{type:"string"},readinessProbe:{$ref:"\
#/$defs/livenessProbe"},resourceClaims:{type:"array",items:{type:"object",properties:{name:{type:"string"},resourceClaimName:{type:"string"},resourceClaimTemplateName:{
type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}},distinct:["name"]},schedulerName:{type:"string"},serviceAccountName:{type:"string"},
startStrategy:{type:"string"},subdomain:{type:"string"},terminationGracePeriodSeconds:{type:"integer"},tolerations:{$ref:"#/$defs/tolerations"},topologySpreadConstraints:{
type:"array",items:{type:"object",properties:{labelSelector:{$ref:"#/$defs/labelSelector"},matchLabelKeys:{type:"array",items:{type:"string"}},maxSkew:{type:"in\
teger",minimum:-2147483648,maximum:2147483647},minDomains:{type:"integer",minimum:-2147483648,maximum:2147483647},nodeAffinityPolicy:{type:"string"},nodeTaintsPolicy:{
type:"string"},topologyKey:{type:"string"},whenUnsatisfiable:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["maxSkew","topologyKey","whenUn\
satisfiable"]}},distinct:["topologyKey","whenUnsatisfiable"]},utilityVolumes:{maxItems:256,type:"array",items:{type:"object",properties:{claimName:{type:"string"},
name:{type:"string"},readOnly:{type:"boolean"},type:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["claimName","name"]}},distinct:["name"]},
volumes:{maxItems:256,type:"array",items:{type:"object",properties:{cloudInitConfigDrive:{$ref:"#/$defs/cloudInitConfigDrive"},cloudInitNoCloud:{$ref:"#/$defs/c\
loudInitConfigDrive"},configMap:{type:"object",properties:{name:{type:"string"},optional:{type:"boolean"},volumeLabel:{type:"string"}},additionalProperties:!1},
containerDisk:{type:"object",properties:{image:{type:"string"},imagePullPolicy:{type:"string"},imagePullSecret:{type:"string"},path:{type:"string"}},additionalProperties:!1,
unlessRewritten:{required:["image"]}},containerPath:{type:"object",properties:{path:{maxLength:4096,type:"string"},readOnly:{type:"boolean"}},additionalProperties:!1,
unlessRewritten:{required:["path"]}},dataVolume:{$ref:"#/$defs/dataVolume"},downwardAPI:{type:"object",properties:{fields:{type:"array",items:{type:"object",properties:{
fieldRef:{type:"object",properties:{apiVersion:{type:"string"},fieldPath:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["fieldPath"]}},mode:{
type:"integer",minimum:-2147483648,maximum:2147483647},path:{type:"string"},resourceFieldRef:{type:"object",properties:{containerName:{type:"string"},divisor:{$ref:"\
#/$defs/item"},resource:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["resource"]}}},additionalProperties:!1,unlessRewritten:{required:["p\
ath"]}}},volumeLabel:{type:"string"}},additionalProperties:!1},downwardMetrics:{type:"object",additionalProperties:!1},emptyDisk:{type:"object",properties:{capacity:{
$ref:"#/$defs/item"}},additionalProperties:!1,required:["capacity"]},ephemeral:{type:"object",properties:{persistentVolumeClaim:{type:"object",properties:{claimName:{
type:"string"},readOnly:{type:"boolean"}},additionalProperties:!1,unlessRewritten:{required:["claimName"]}}},additionalProperties:!1},hostDisk:{type:"object",properties:{
capacity:{$ref:"#/$defs/item"},path:{type:"string"},shared:{type:"boolean"},type:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["path","typ\
e"]}},memoryDump:{$ref:"#/$defs/memoryDump"},name:{type:"string"},persistentVolumeClaim:{$ref:"#/$defs/memoryDump"},secret:{type:"object",properties:{optional:{
type:"boolean"},secretName:{type:"string"},volumeLabel:{type:"string"}},additionalProperties:!1},serviceAccount:{type:"object",properties:{serviceAccountName:{type:"\
string"}},additionalProperties:!1},sysprep:{type:"object",properties:{configMap:{type:"object",properties:{name:{type:"string"}},additionalProperties:!1},secret:{
type:"object",properties:{name:{type:"string"}},additionalProperties:!1}},additionalProperties:!1}},additionalProperties:!1,unlessRewritten:{required:["name"]}}}},
additionalProperties:!1,required:["domain"]},$e=(fr(),kr(vr)).duplicates;function ae(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)
if(p!=="secret"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),
r++}if(i.secret!==void 0){let p=i.secret,s=r;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.secretName===void 0){let a={instancePath:t+"/secret",schemaPath:"#/p\
roperties/secret/unlessRewritten/required",keyword:"required",params:{missingProperty:"secretName"}};e===null?e=[a]:e.push(a),r++}var o=s===r;if(!o){let a={instancePath:t+
"/secret",schemaPath:"#/properties/secret/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[a]:e.push(a),r++}if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let a in p)if(a!=="secretName"){let n={instancePath:t+"/secret",schemaPath:"#/properties/secret/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}};e===null?e=[n]:e.push(n),r++}if(p.secretName!==void 0&&typeof p.secretName!="string"){let a={instancePath:t+"/secret/secretName",schemaPath:"\
#/properties/secret/properties/secretName/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/secret",schemaPath:"\
#/properties/secret/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),r++}return ae.errors=e,r===0}function ne(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="matchExpressions"||o==="matchFields")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}i.matchExpressions!==void 0&&(H(i.matchExpressions,{instancePath:t+"/matchExpressions",parentData:i,parentDataProperty:"matchExpres\
sions",rootData:m})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),i.matchFields!==void 0&&(H(i.matchFields,{instancePath:t+"/matchFields",parentData:i,parentDataProperty:"\
matchFields",rootData:m})||(e=e===null?H.errors:e.concat(H.errors),r=e.length))}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[o]:e.push(o),r++}return ne.errors=e,r===0}function le(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0,o=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.topologyKey===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"topologyKey"}};e===null?e=[s]:e.push(s),r++}var p=o===
r;if(!p){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let s in i)if(!(s==="labelSelector"||s==="matchLabelKeys"||s==="mismatchLabelKeys"||s==="namespaceSelector"||s==="namespaces"||s==="topologyKey")){
let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(i.labelSelector!==
void 0&&(x(i.labelSelector,{instancePath:t+"/labelSelector",parentData:i,parentDataProperty:"labelSelector",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),
r=e.length)),i.matchLabelKeys!==void 0){let s=i.matchLabelKeys;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++)if(typeof s[n]!="string"){let c={instancePath:t+
"/matchLabelKeys/"+n,schemaPath:"#/properties/matchLabelKeys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let a={instancePath:t+
"/matchLabelKeys",schemaPath:"#/properties/matchLabelKeys/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(i.mismatchLabelKeys!==void 0){
let s=i.mismatchLabelKeys;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++)if(typeof s[n]!="string"){let c={instancePath:t+"/mismatchLabelKeys/"+n,schemaPath:"\
#/properties/mismatchLabelKeys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let a={instancePath:t+"/mismatchLabelKeys",
schemaPath:"#/properties/mismatchLabelKeys/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(i.namespaceSelector!==void 0&&(x(i.namespaceSelector,
{instancePath:t+"/namespaceSelector",parentData:i,parentDataProperty:"namespaceSelector",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),i.namespaces!==
void 0){let s=i.namespaces;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++)if(typeof s[n]!="string"){let c={instancePath:t+"/namespaces/"+n,schemaPath:"\
#/properties/namespaces/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let a={instancePath:t+"/namespaces",schemaPath:"#/\
properties/namespaces/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}if(i.topologyKey!==void 0&&typeof i.topologyKey!="string"){let s={
instancePath:t+"/topologyKey",schemaPath:"#/properties/topologyKey/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return le.errors=e,r===0}function ce(i,{instancePath:t="",parentData:A,parentDataProperty:D,
rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(!(p==="preferredDuringSchedulingIgnoredDuringExecution"||p==="re\
quiredDuringSchedulingIgnoredDuringExecution")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(i.preferredDuringSchedulingIgnoredDuringExecution!==void 0){let p=i.preferredDuringSchedulingIgnoredDuringExecution;if(Array.isArray(
p)){let s=p.length;for(let a=0;a<s;a++){let n=p[a],c=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.weight===void 0){let S={instancePath:t+"/preferredDuringSc\
hedulingIgnoredDuringExecution/"+a,schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"weight"}};e===null?e=[S]:e.push(S),r++}var o=c===r;if(!o){let S={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+a,schemaPath:"\
#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[S]:e.push(S),r++}if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.podAffinityTerm===void 0){let S={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+a,schemaPath:"#/properties\
/preferredDuringSchedulingIgnoredDuringExecution/items/required",keyword:"required",params:{missingProperty:"podAffinityTerm"}};e===null?e=[S]:e.push(S),r++}for(let S in n)
if(!(S==="podAffinityTerm"||S==="weight")){let j={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+a,schemaPath:"#/properties/preferredDuringS\
chedulingIgnoredDuringExecution/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[j]:e.push(j),r++}if(n.podAffinityTerm!==
void 0&&(le(n.podAffinityTerm,{instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+a+"/podAffinityTerm",parentData:n,parentDataProperty:"podAffin\
ityTerm",rootData:m})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),n.weight!==void 0){let S=n.weight;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(
S))){let j={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+a+"/weight",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecut\
ion/items/properties/weight/type",keyword:"type",params:{type:"integer"}};e===null?e=[j]:e.push(j),r++}if(typeof S=="number"&&isFinite(S)){if(S>2147483647||isNaN(
S)){let j={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+a+"/weight",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecuti\
on/items/properties/weight/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[j]:e.push(j),r++}if(S<-2147483648||isNaN(S)){let j={
instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+a+"/weight",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/pr\
operties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[j]:e.push(j),r++}}}}else{let S={instancePath:t+"/preferredDur\
ingSchedulingIgnoredDuringExecution/"+a,schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[S]:e.push(S),r++}}}else{let s={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/preferredDuringSchedulingI\
gnoredDuringExecution/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),r++}}if(i.requiredDuringSchedulingIgnoredDuringExecution!==void 0){let p=i.
requiredDuringSchedulingIgnoredDuringExecution;if(Array.isArray(p)){let s=p.length;for(let a=0;a<s;a++)le(p[a],{instancePath:t+"/requiredDuringSchedulingIgnored\
DuringExecution/"+a,parentData:p,parentDataProperty:a,rootData:m})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)}else{let s={instancePath:t+"/requiredD\
uringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/requiredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type:"array"}};e===null?
e=[s]:e.push(s),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return ce.errors=e,r===
0}function Ge(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)
if(!(p==="nodeAffinity"||p==="podAffinity"||p==="podAntiAffinity")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(i.nodeAffinity!==void 0){let p=i.nodeAffinity;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)
if(!(s==="preferredDuringSchedulingIgnoredDuringExecution"||s==="requiredDuringSchedulingIgnoredDuringExecution")){let a={instancePath:t+"/nodeAffinity",schemaPath:"\
#/properties/nodeAffinity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.preferredDuringSchedulingIgnoredDuringExecution!==
void 0){let s=p.preferredDuringSchedulingIgnoredDuringExecution;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++){let c=s[n],S=r;if(c&&typeof c=="object"&&
!Array.isArray(c)&&c.weight===void 0){let j={instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+n,schemaPath:"#/properties/nodeAffi\
nity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"weight"}};e===null?e=
[j]:e.push(j),r++}var o=S===r;if(!o){let j={instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+n,schemaPath:"#/properties/nodeAffin\
ity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[j]:e.push(j),r++}if(c&&typeof c==
"object"&&!Array.isArray(c)){if(c.preference===void 0){let j={instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+n,schemaPath:"#/pr\
operties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/required",keyword:"required",params:{missingProperty:"preference"}};e===null?
e=[j]:e.push(j),r++}for(let j in c)if(!(j==="preference"||j==="weight")){let N={instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+
n,schemaPath:"#/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:j}};e===null?e=[N]:e.push(N),r++}if(c.preference!==void 0&&(ne(c.preference,{instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnoredDu\
ringExecution/"+n+"/preference",parentData:c,parentDataProperty:"preference",rootData:m})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),c.weight!==void 0){
let j=c.weight;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let N={instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+
n+"/weight",schemaPath:"#/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/properties/weight/type",keyword:"type",params:{
type:"integer"}};e===null?e=[N]:e.push(N),r++}if(typeof j=="number"&&isFinite(j)){if(j>2147483647||isNaN(j)){let N={instancePath:t+"/nodeAffinity/preferredDurin\
gSchedulingIgnoredDuringExecution/"+n+"/weight",schemaPath:"#/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/propertie\
s/weight/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[N]:e.push(N),r++}if(j<-2147483648||isNaN(j)){let N={instancePath:t+"/\
nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+n+"/weight",schemaPath:"#/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuri\
ngExecution/items/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[N]:e.push(N),r++}}}}else{let j={instancePath:t+
"/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+n,schemaPath:"#/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecut\
ion/items/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}}else{let a={instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnored\
DuringExecution",schemaPath:"#/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type:"array"}};e===
null?e=[a]:e.push(a),r++}}if(p.requiredDuringSchedulingIgnoredDuringExecution!==void 0){let s=p.requiredDuringSchedulingIgnoredDuringExecution;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.nodeSelectorTerms===void 0){let a={instancePath:t+"/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/\
properties/nodeAffinity/properties/requiredDuringSchedulingIgnoredDuringExecution/required",keyword:"required",params:{missingProperty:"nodeSelectorTerms"}};e===
null?e=[a]:e.push(a),r++}for(let a in s)if(a!=="nodeSelectorTerms"){let n={instancePath:t+"/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"\
#/properties/nodeAffinity/properties/requiredDuringSchedulingIgnoredDuringExecution/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[n]:e.push(n),r++}if(s.nodeSelectorTerms!==void 0){let a=s.nodeSelectorTerms;if(Array.isArray(a)){let n=a.length;for(let c=0;c<n;c++)ne(a[c],{instancePath:t+
"/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution/nodeSelectorTerms/"+c,parentData:a,parentDataProperty:c,rootData:m})||(e=e===null?ne.errors:e.concat(
ne.errors),r=e.length)}else{let n={instancePath:t+"/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution/nodeSelectorTerms",schemaPath:"#/properties/node\
Affinity/properties/requiredDuringSchedulingIgnoredDuringExecution/properties/nodeSelectorTerms/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(
n),r++}}}else{let a={instancePath:t+"/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/nodeAffinity/properties/requiredDuri\
ngSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:t+"/nodeAffinity",schemaPath:"\
#/properties/nodeAffinity/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}i.podAffinity!==void 0&&(ce(i.podAffinity,{instancePath:t+"\
/podAffinity",parentData:i,parentDataProperty:"podAffinity",rootData:m})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)),i.podAntiAffinity!==void 0&&(ce(
i.podAntiAffinity,{instancePath:t+"/podAntiAffinity",parentData:i,parentDataProperty:"podAntiAffinity",rootData:m})||(e=e===null?ce.errors:e.concat(ce.errors),r=
e.length))}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Ge.errors=e,r===0}var Ve={type:"\
object",properties:{chassis:{type:"object",properties:{asset:{type:"string"},manufacturer:{type:"string"},serial:{type:"string"},sku:{type:"string"},version:{type:"\
string"}},additionalProperties:!1},clock:{type:"object",properties:{timer:{$ref:"#/$defs/timer"},timezone:{type:"string"},utc:{type:"object",properties:{offsetSeconds:{
type:"integer"}},additionalProperties:!1}},additionalProperties:!1},cpu:{type:"object",properties:{cores:{type:"integer",minimum:0,maximum:2147483647},dedicatedCpuPlacement:{
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
pciAddress:{type:"string"},portRanges:{type:"array",items:{type:"object",properties:{end:{type:"integer",minimum:-2147483648,maximum:2147483647},protocol:{type:"\
string"},start:{type:"integer",minimum:-2147483648,maximum:2147483647}},additionalProperties:!1,unlessRewritten:{required:["end","protocol","start"]}}},ports:{type:"\
array",items:{type:"object",properties:{name:{type:"string"},port:{type:"integer",minimum:-2147483648,maximum:2147483647},protocol:{type:"string"}},additionalProperties:!1,
unlessRewritten:{required:["port"]}}},slirp:{type:"object",additionalProperties:!1},sriov:{type:"object",additionalProperties:!1},state:{type:"string"},tag:{type:"\
string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}}},logSerialConsole:{type:"boolean"},networkInterfaceMultiqueue:{type:"boolean"},panicDevices:{
type:"array",items:{type:"object",properties:{model:{type:"string"}},additionalProperties:!1}},rng:{type:"object",additionalProperties:!1},sound:{type:"object",
properties:{model:{type:"string"},name:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}},tpm:{$ref:"#/$defs/tpm"},useVirtioTransitional:{
type:"boolean"},video:{type:"object",properties:{type:{type:"string"}},additionalProperties:!1},watchdog:{type:"object",properties:{diag288:{type:"object",properties:{
action:{type:"string"}},additionalProperties:!1},i6300esb:{type:"object",properties:{action:{type:"string"}},additionalProperties:!1},name:{type:"string"}},additionalProperties:!1,
unlessRewritten:{required:["name"]}}},additionalProperties:!1},features:{type:"object",properties:{acpi:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},
apic:{$ref:"#/$defs/apic"},hyperv:{$ref:"#/$defs/hyperv"},hypervPassthrough:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},kvm:{type:"\
object",properties:{hidden:{type:"boolean"}},additionalProperties:!1},pvspinlock:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},smm:{
type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1}},additionalProperties:!1},firmware:{type:"object",properties:{acpi:{type:"object",properties:{
msdmNameRef:{type:"string"},slicNameRef:{type:"string"}},additionalProperties:!1},bootloader:{type:"object",properties:{bios:{type:"object",properties:{useSerial:{
type:"boolean"}},additionalProperties:!1},efi:{$ref:"#/$defs/efi"}},additionalProperties:!1},kernelBoot:{type:"object",properties:{container:{type:"object",properties:{
image:{type:"string"},imagePullPolicy:{type:"string"},imagePullSecret:{type:"string"},initrdPath:{type:"string"},kernelPath:{type:"string"}},additionalProperties:!1,
unlessRewritten:{required:["image"]}},kernelArgs:{type:"string"}},additionalProperties:!1},serial:{type:"string"},uuid:{type:"string"}},additionalProperties:!1},
ioThreads:{$ref:"#/$defs/ioThreads"},ioThreadsPolicy:{type:"string"},launchSecurity:{$ref:"#/$defs/launchSecurity"},machine:{type:"object",properties:{type:{type:"\
string"}},additionalProperties:!1},memory:{type:"object",properties:{guest:{$ref:"#/$defs/item"},hugepages:{type:"object",properties:{pageSize:{type:"string"}},
additionalProperties:!1},maxGuest:{$ref:"#/$defs/item"},reservedOverhead:{type:"object",properties:{addedOverhead:{$ref:"#/$defs/item"},memLock:{enum:["NotRequi\
red","Required"],type:"string"}},additionalProperties:!1}},additionalProperties:!1},rebootPolicy:{enum:["Reboot","Terminate"],type:"string"},resources:{type:"ob\
ject",properties:{limits:{$ref:"#/$defs/limits"},overcommitGuestOverhead:{type:"boolean"},requests:{$ref:"#/$defs/limits"}},additionalProperties:!1}},additionalProperties:!1,
required:["devices"]};function de(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="present"||o==="tickPolicy")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===
null?e=[p]:e.push(p),r++}if(i.present!==void 0&&typeof i.present!="boolean"){let o={instancePath:t+"/present",schemaPath:"#/properties/present/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(i.tickPolicy!==void 0&&typeof i.tickPolicy!="string"){let o={instancePath:t+"/tickPolicy",schemaPath:"\
#/properties/tickPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return de.errors=e,r===0}function Ke(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){
let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)if(!(o==="hpet"||o==="hyperv"||o==="kvm"||o==="pit"||o==="rtc")){let p={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.hpet!==void 0&&(de(i.hpet,{instancePath:t+
"/hpet",parentData:i,parentDataProperty:"hpet",rootData:m})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),i.hyperv!==void 0){let o=i.hyperv;if(o&&typeof o==
"object"&&!Array.isArray(o)){for(let p in o)if(p!=="present"){let s={instancePath:t+"/hyperv",schemaPath:"#/properties/hyperv/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.present!==void 0&&typeof o.present!="boolean"){let p={instancePath:t+"/hyper\
v/present",schemaPath:"#/properties/hyperv/properties/present/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+
"/hyperv",schemaPath:"#/properties/hyperv/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.kvm!==void 0){let o=i.kvm;if(o&&typeof o==
"object"&&!Array.isArray(o)){for(let p in o)if(p!=="present"){let s={instancePath:t+"/kvm",schemaPath:"#/properties/kvm/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.present!==void 0&&typeof o.present!="boolean"){let p={instancePath:t+"/kvm/present",
schemaPath:"#/properties/kvm/properties/present/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/kvm",schemaPath:"\
#/properties/kvm/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.pit!==void 0&&(de(i.pit,{instancePath:t+"/pit",parentData:i,parentDataProperty:"\
pit",rootData:m})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),i.rtc!==void 0){let o=i.rtc;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)
if(!(p==="present"||p==="tickPolicy"||p==="track")){let s={instancePath:t+"/rtc",schemaPath:"#/properties/rtc/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.present!==void 0&&typeof o.present!="boolean"){let p={instancePath:t+"/rtc/present",schemaPath:"\
#/properties/rtc/properties/present/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(o.tickPolicy!==void 0&&typeof o.tickPolicy!="s\
tring"){let p={instancePath:t+"/rtc/tickPolicy",schemaPath:"#/properties/rtc/properties/tickPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.
push(p),r++}if(o.track!==void 0&&typeof o.track!="string"){let p={instancePath:t+"/rtc/track",schemaPath:"#/properties/rtc/properties/track/type",keyword:"type",
params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/rtc",schemaPath:"#/properties/rtc/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ke.errors=
e,r===0}function Le(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(Array.isArray(i)){let p=i.length;for(let s=0;s<p;s++){let a=i[s],
n=r;if(a&&typeof a=="object"&&!Array.isArray(a)&&a.name===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[c]:e.push(c),r++}var o=n===r;if(!o){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten",keyword:"unlessRewritt\
en",params:{}};e===null?e=[c]:e.push(c),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){for(let c in a)if(!(c==="name"||c==="policy")){let S={instancePath:t+"/"+
s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[S]:e.push(S),r++}if(a.name!==void 0&&typeof a.
name!="string"){let c={instancePath:t+"/"+s+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}
if(a.policy!==void 0&&typeof a.policy!="string"){let c={instancePath:t+"/"+s+"/policy",schemaPath:"#/items/properties/policy/type",keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(
c),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}return Le.errors=e,r===0}function J(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)if(o!==
"guestMappingPassthrough"){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:
e.push(p),r++}if(i.guestMappingPassthrough!==void 0){let o=i.guestMappingPassthrough;if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){let s={instancePath:t+
"/guestMappingPassthrough",schemaPath:"#/properties/guestMappingPassthrough/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}else{let p={instancePath:t+"/guestMappingPassthrough",schemaPath:"#/properties/guestMappingPassthrough/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}
return J.errors=e,r===0}var yt={type:"object",properties:{blockSize:{$ref:"#/$defs/blockSize"},bootOrder:{type:"integer",minimum:0},cache:{type:"string"},cdrom:{
type:"object",properties:{bus:{type:"string"},readonly:{type:"boolean"},tray:{type:"string"}},additionalProperties:!1},changedBlockTracking:{type:"boolean"},dedicatedIOThread:{
type:"boolean"},disk:{type:"object",properties:{bus:{type:"string"},pciAddress:{type:"string"},readonly:{type:"boolean"}},additionalProperties:!1},errorPolicy:{
type:"string"},io:{type:"string"},lun:{type:"object",properties:{bus:{type:"string"},readonly:{type:"boolean"},reservation:{type:"boolean"}},additionalProperties:!1},
name:{type:"string"},serial:{type:"string"},shareable:{type:"boolean"},tag:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}};function Be(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="custom"||o==="matchVolume")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===
null?e=[p]:e.push(p),r++}if(i.custom!==void 0){let o=i.custom;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(!(p==="discardGranularity"||p==="lo\
gical"||p==="physical")){let s={instancePath:t+"/custom",schemaPath:"#/properties/custom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(o.discardGranularity!==void 0){let p=o.discardGranularity;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+
"/custom/discardGranularity",schemaPath:"#/properties/custom/properties/discardGranularity/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),
r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let s={instancePath:t+"/custom/discardGranularity",schemaPath:"#/properties/custom/properties/discardGr\
anularity/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),r++}}if(o.logical!==void 0){let p=o.logical;if(!(typeof p=="numb\
er"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/custom/logical",schemaPath:"#/properties/custom/properties/logical/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let s={instancePath:t+"/custom/logical",schemaPath:"#/properties/cu\
stom/properties/logical/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),r++}}if(o.physical!==void 0){let p=o.physical;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/custom/physical",schemaPath:"#/properties/custom/properties/physical/type",keyword:"type",params:{
type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){let s={instancePath:t+"/custom/physical",schemaPath:"#/proper\
ties/custom/properties/physical/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t+"/custom",
schemaPath:"#/properties/custom/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.matchVolume!==void 0){let o=i.matchVolume;if(o&&
typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(p!=="enabled"){let s={instancePath:t+"/matchVolume",schemaPath:"#/properties/matchVolume/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let p={instancePath:t+
"/matchVolume/enabled",schemaPath:"#/properties/matchVolume/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:t+"/matchVolume",schemaPath:"#/properties/matchVolume/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Be.errors=e,r===0}function He(i,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0,o=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.name===void 0){let s={instancePath:t,schemaPath:"\
#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),r++}var p=o===r;if(!p){let s={instancePath:t,schemaPath:"\
#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(!O.call(yt.properties,
s)){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(i.blockSize!==
void 0&&(Be(i.blockSize,{instancePath:t+"/blockSize",parentData:i,parentDataProperty:"blockSize",rootData:m})||(e=e===null?Be.errors:e.concat(Be.errors),r=e.length)),
i.bootOrder!==void 0){let s=i.bootOrder;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:t+"/bootOrder",schemaPath:"#/properties/bo\
otOrder/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:t+"/\
bootOrder",schemaPath:"#/properties/bootOrder/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}if(i.cache!==void 0&&typeof i.
cache!="string"){let s={instancePath:t+"/cache",schemaPath:"#/properties/cache/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.cdrom!==
void 0){let s=i.cdrom;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(!(a==="bus"||a==="readonly"||a==="tray")){let n={instancePath:t+"/cdrom",schemaPath:"\
#/properties/cdrom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}if(s.bus!==void 0&&typeof s.
bus!="string"){let a={instancePath:t+"/cdrom/bus",schemaPath:"#/properties/cdrom/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(
a),r++}if(s.readonly!==void 0&&typeof s.readonly!="boolean"){let a={instancePath:t+"/cdrom/readonly",schemaPath:"#/properties/cdrom/properties/readonly/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}if(s.tray!==void 0&&typeof s.tray!="string"){let a={instancePath:t+"/cdrom/tray",schemaPath:"#/prope\
rties/cdrom/properties/tray/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/cdrom",schemaPath:"#/propert\
ies/cdrom/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(i.changedBlockTracking!==void 0&&typeof i.changedBlockTracking!="boolean"){
let s={instancePath:t+"/changedBlockTracking",schemaPath:"#/properties/changedBlockTracking/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(
s),r++}if(i.dedicatedIOThread!==void 0&&typeof i.dedicatedIOThread!="boolean"){let s={instancePath:t+"/dedicatedIOThread",schemaPath:"#/properties/dedicatedIOTh\
read/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(i.disk!==void 0){let s=i.disk;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)
if(!(a==="bus"||a==="pciAddress"||a==="readonly")){let n={instancePath:t+"/disk",schemaPath:"#/properties/disk/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}if(s.bus!==void 0&&typeof s.bus!="string"){let a={instancePath:t+"/disk/bus",schemaPath:"#/prope\
rties/disk/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.pciAddress!==void 0&&typeof s.pciAddress!="string"){let a={
instancePath:t+"/disk/pciAddress",schemaPath:"#/properties/disk/properties/pciAddress/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(s.readonly!==void 0&&typeof s.readonly!="boolean"){let a={instancePath:t+"/disk/readonly",schemaPath:"#/properties/disk/properties/readonly/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/disk",schemaPath:"#/properties/disk/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[a]:e.push(a),r++}}if(i.errorPolicy!==void 0&&typeof i.errorPolicy!="string"){let s={instancePath:t+"/errorPolicy",schemaPath:"#/properties/\
errorPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.io!==void 0&&typeof i.io!="string"){let s={instancePath:t+"/io",schemaPath:"\
#/properties/io/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.lun!==void 0){let s=i.lun;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let a in s)if(!(a==="bus"||a==="readonly"||a==="reservation")){let n={instancePath:t+"/lun",schemaPath:"#/properties/lun/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}if(s.bus!==void 0&&typeof s.bus!="string"){let a={instancePath:t+"/lun/bus",schemaPath:"\
#/properties/lun/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.readonly!==void 0&&typeof s.readonly!="boolean"){
let a={instancePath:t+"/lun/readonly",schemaPath:"#/properties/lun/properties/readonly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}
if(s.reservation!==void 0&&typeof s.reservation!="boolean"){let a={instancePath:t+"/lun/reservation",schemaPath:"#/properties/lun/properties/reservation/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/lun",schemaPath:"#/properties/lun/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[a]:e.push(a),r++}}if(i.name!==void 0&&typeof i.name!="string"){let s={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.serial!==void 0&&typeof i.serial!="string"){let s={instancePath:t+"/serial",schemaPath:"#/propert\
ies/serial/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.shareable!==void 0&&typeof i.shareable!="boolean"){let s={instancePath:t+
"/shareable",schemaPath:"#/properties/shareable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(i.tag!==void 0&&typeof i.tag!="str\
ing"){let s={instancePath:t+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return He.errors=e,r===0}function Ue(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(o!=="display"){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(
p),r++}if(i.display!==void 0){let o=i.display;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(!(p==="enabled"||p==="ramFB")){let s={instancePath:t+
"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.
enabled!==void 0&&typeof o.enabled!="boolean"){let p={instancePath:t+"/display/enabled",schemaPath:"#/properties/display/properties/enabled/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(o.ramFB!==void 0){let p=o.ramFB;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(s!=="ena\
bled"){let a={instancePath:t+"/display/ramFB",schemaPath:"#/properties/display/properties/ramFB/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[a]:e.push(a),r++}if(p.enabled!==void 0&&typeof p.enabled!="boolean"){let s={instancePath:t+"/display/ramFB/enabled",schemaPath:"#/properties/display\
/properties/ramFB/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/display/ramFB",schemaPath:"\
#/properties/display/properties/ramFB/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t+"/display",schemaPath:"\
#/properties/display/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}return Ue.errors=e,r===0}function Q(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,
r=0;if(Array.isArray(i)){let p=i.length;for(let s=0;s<p;s++){let a=i[s],n=r;if(a&&typeof a=="object"&&!Array.isArray(a)&&a.name===void 0){let c={instancePath:t+
"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[c]:e.push(c),r++}var o=n===r;if(!o){let c={instancePath:t+
"/"+s,schemaPath:"#/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[c]:e.push(c),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){for(let c in a)
if(!(c==="claimName"||c==="deviceName"||c==="name"||c==="requestName"||c==="tag"||c==="virtualGPUOptions")){let S={instancePath:t+"/"+s,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[S]:e.push(S),r++}if(a.claimName!==void 0&&typeof a.claimName!="strin\
g"){let c={instancePath:t+"/"+s+"/claimName",schemaPath:"#/items/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}
if(a.deviceName!==void 0&&typeof a.deviceName!="string"){let c={instancePath:t+"/"+s+"/deviceName",schemaPath:"#/items/properties/deviceName/type",keyword:"type",
params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(a.name!==void 0&&typeof a.name!="string"){let c={instancePath:t+"/"+s+"/name",schemaPath:"#/items/proper\
ties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(a.requestName!==void 0&&typeof a.requestName!="string"){let c={instancePath:t+
"/"+s+"/requestName",schemaPath:"#/items/properties/requestName/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(a.tag!==void 0&&typeof a.
tag!="string"){let c={instancePath:t+"/"+s+"/tag",schemaPath:"#/items/properties/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}a.
virtualGPUOptions!==void 0&&(Ue(a.virtualGPUOptions,{instancePath:t+"/"+s+"/virtualGPUOptions",parentData:a,parentDataProperty:"virtualGPUOptions",rootData:m})||
(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length))}else{let c={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[c]:e.push(c),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}return Q.errors=e,r===0}function W(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(Array.isArray(i)){let p=i.length;for(let s=0;s<p;s++){let a=i[s],
n=r;if(a&&typeof a=="object"&&!Array.isArray(a)&&a.name===void 0){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[c]:e.push(c),r++}var o=n===r;if(!o){let c={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten",keyword:"unlessRewritt\
en",params:{}};e===null?e=[c]:e.push(c),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){for(let c in a)if(!(c==="claimName"||c==="deviceName"||c==="name"||c===
"requestName"||c==="tag")){let S={instancePath:t+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===
null?e=[S]:e.push(S),r++}if(a.claimName!==void 0&&typeof a.claimName!="string"){let c={instancePath:t+"/"+s+"/claimName",schemaPath:"#/items/properties/claimNam\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(a.deviceName!==void 0&&typeof a.deviceName!="string"){let c={instancePath:t+"/"+s+
"/deviceName",schemaPath:"#/items/properties/deviceName/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(a.name!==void 0&&typeof a.name!=
"string"){let c={instancePath:t+"/"+s+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(a.
requestName!==void 0&&typeof a.requestName!="string"){let c={instancePath:t+"/"+s+"/requestName",schemaPath:"#/items/properties/requestName/type",keyword:"type",
params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(a.tag!==void 0&&typeof a.tag!="string"){let c={instancePath:t+"/"+s+"/tag",schemaPath:"#/items/propertie\
s/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{
type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let p={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}
return W.errors=e,r===0}function ze(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="enabled"||o==="persistent")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===
null?e=[p]:e.push(p),r++}if(i.enabled!==void 0&&typeof i.enabled!="boolean"){let o={instancePath:t+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(i.persistent!==void 0&&typeof i.persistent!="boolean"){let o={instancePath:t+"/persistent",schemaPath:"\
#/properties/persistent/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ze.errors=e,r===0}function _e(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="enabled"||o==="endOfInterrupt")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(i.enabled!==void 0&&typeof i.enabled!="boolean"){let o={instancePath:t+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(i.endOfInterrupt!==void 0&&typeof i.endOfInterrupt!="boolean"){let o={instancePath:t+"/endOfInter\
rupt",schemaPath:"#/properties/endOfInterrupt/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return _e.errors=e,r===0}var ut={type:"object",properties:{evmcs:{type:"object",properties:{
enabled:{type:"boolean"}},additionalProperties:!1},frequencies:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},ipi:{type:"object",
properties:{enabled:{type:"boolean"}},additionalProperties:!1},reenlightenment:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},relaxed:{
type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},reset:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},
runtime:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},spinlocks:{type:"object",properties:{enabled:{type:"boolean"},spinlocks:{type:"\
integer",minimum:0,maximum:2147483647}},additionalProperties:!1},synic:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},synictimer:{
type:"object",properties:{direct:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},enabled:{type:"boolean"}},additionalProperties:!1},
tlbflush:{type:"object",properties:{direct:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},enabled:{type:"boolean"},extended:{type:"\
object",properties:{enabled:{type:"boolean"}},additionalProperties:!1}},additionalProperties:!1},vapic:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},
vendorid:{type:"object",properties:{enabled:{type:"boolean"},vendorid:{type:"string"}},additionalProperties:!1},vpindex:{type:"object",properties:{enabled:{type:"\
boolean"}},additionalProperties:!1}},additionalProperties:!1};function Ze(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;
if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)if(!O.call(ut.properties,o)){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.evmcs!==void 0){let o=i.evmcs;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)
if(p!=="enabled"){let s={instancePath:t+"/evmcs",schemaPath:"#/properties/evmcs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let p={instancePath:t+"/evmcs/enabled",schemaPath:"#/properties/evmcs/propertie\
s/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/evmcs",schemaPath:"#/properties/evmcs/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.frequencies!==void 0){let o=i.frequencies;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)
if(p!=="enabled"){let s={instancePath:t+"/frequencies",schemaPath:"#/properties/frequencies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let p={instancePath:t+"/frequencies/enabled",schemaPath:"#/properties/frequenci\
es/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/frequencies",schemaPath:"#/proper\
ties/frequencies/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.ipi!==void 0){let o=i.ipi;if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let p in o)if(p!=="enabled"){let s={instancePath:t+"/ipi",schemaPath:"#/properties/ipi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let p={instancePath:t+"/ipi/enabled",schemaPath:"#/properties/ipi/properties/en\
abled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/ipi",schemaPath:"#/properties/ipi/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.reenlightenment!==void 0){let o=i.reenlightenment;if(o&&typeof o=="object"&&!Array.isArray(o)){
for(let p in o)if(p!=="enabled"){let s={instancePath:t+"/reenlightenment",schemaPath:"#/properties/reenlightenment/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let p={instancePath:t+"/reenlightenment/\
enabled",schemaPath:"#/properties/reenlightenment/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+
"/reenlightenment",schemaPath:"#/properties/reenlightenment/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.relaxed!==void 0){let o=i.
relaxed;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(p!=="enabled"){let s={instancePath:t+"/relaxed",schemaPath:"#/properties/relaxed/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let p={
instancePath:t+"/relaxed/enabled",schemaPath:"#/properties/relaxed/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:t+"/relaxed",schemaPath:"#/properties/relaxed/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.reset!==void 0){
let o=i.reset;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(p!=="enabled"){let s={instancePath:t+"/reset",schemaPath:"#/properties/reset/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let p={
instancePath:t+"/reset/enabled",schemaPath:"#/properties/reset/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:t+"/reset",schemaPath:"#/properties/reset/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.runtime!==void 0){
let o=i.runtime;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(p!=="enabled"){let s={instancePath:t+"/runtime",schemaPath:"#/properties/runtime/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.enabled!==void 0&&typeof o.enabled!="boole\
an"){let p={instancePath:t+"/runtime/enabled",schemaPath:"#/properties/runtime/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.
push(p),r++}}else{let p={instancePath:t+"/runtime",schemaPath:"#/properties/runtime/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.
spinlocks!==void 0){let o=i.spinlocks;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(!(p==="enabled"||p==="spinlocks")){let s={instancePath:t+"/\
spinlocks",schemaPath:"#/properties/spinlocks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.
enabled!==void 0&&typeof o.enabled!="boolean"){let p={instancePath:t+"/spinlocks/enabled",schemaPath:"#/properties/spinlocks/properties/enabled/type",keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(o.spinlocks!==void 0){let p=o.spinlocks;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){
let s={instancePath:t+"/spinlocks/spinlocks",schemaPath:"#/properties/spinlocks/properties/spinlocks/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:
e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/spinlocks/spinlocks",schemaPath:"#/properties/spinlocks/pro\
perties/spinlocks/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<0||isNaN(p)){let s={instancePath:t+"/s\
pinlocks/spinlocks",schemaPath:"#/properties/spinlocks/properties/spinlocks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),
r++}}}}else{let p={instancePath:t+"/spinlocks",schemaPath:"#/properties/spinlocks/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.
synic!==void 0){let o=i.synic;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(p!=="enabled"){let s={instancePath:t+"/synic",schemaPath:"#/propert\
ies/synic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.enabled!==void 0&&typeof o.enabled!=
"boolean"){let p={instancePath:t+"/synic/enabled",schemaPath:"#/properties/synic/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:
e.push(p),r++}}else{let p={instancePath:t+"/synic",schemaPath:"#/properties/synic/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.
synictimer!==void 0){let o=i.synictimer;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(!(p==="direct"||p==="enabled")){let s={instancePath:t+"/s\
ynictimer",schemaPath:"#/properties/synictimer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}
if(o.direct!==void 0){let p=o.direct;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(s!=="enabled"){let a={instancePath:t+"/synictimer/direct",schemaPath:"\
#/properties/synictimer/properties/direct/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.
enabled!==void 0&&typeof p.enabled!="boolean"){let s={instancePath:t+"/synictimer/direct/enabled",schemaPath:"#/properties/synictimer/properties/direct/properti\
es/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/synictimer/direct",schemaPath:"#/properties/\
synictimer/properties/direct/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let p={
instancePath:t+"/synictimer/enabled",schemaPath:"#/properties/synictimer/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(
p),r++}}else{let p={instancePath:t+"/synictimer",schemaPath:"#/properties/synictimer/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}
if(i.tlbflush!==void 0){let o=i.tlbflush;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(!(p==="direct"||p==="enabled"||p==="extended")){let s={instancePath:t+
"/tlbflush",schemaPath:"#/properties/tlbflush/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.
direct!==void 0){let p=o.direct;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(s!=="enabled"){let a={instancePath:t+"/tlbflush/direct",schemaPath:"\
#/properties/tlbflush/properties/direct/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.enabled!==
void 0&&typeof p.enabled!="boolean"){let s={instancePath:t+"/tlbflush/direct/enabled",schemaPath:"#/properties/tlbflush/properties/direct/properties/enabled/typ\
e",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/tlbflush/direct",schemaPath:"#/properties/tlbflush/propert\
ies/direct/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let p={instancePath:t+
"/tlbflush/enabled",schemaPath:"#/properties/tlbflush/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(o.extended!==
void 0){let p=o.extended;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(s!=="enabled"){let a={instancePath:t+"/tlbflush/extended",schemaPath:"#/\
properties/tlbflush/properties/extended/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.enabled!==
void 0&&typeof p.enabled!="boolean"){let s={instancePath:t+"/tlbflush/extended/enabled",schemaPath:"#/properties/tlbflush/properties/extended/properties/enabled\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/tlbflush/extended",schemaPath:"#/properties/tlbflush/p\
roperties/extended/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t+"/tlbflush",schemaPath:"#/properties/t\
lbflush/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.vapic!==void 0){let o=i.vapic;if(o&&typeof o=="object"&&!Array.isArray(o)){
for(let p in o)if(p!=="enabled"){let s={instancePath:t+"/vapic",schemaPath:"#/properties/vapic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let p={instancePath:t+"/vapic/enabled",schemaPath:"#/properties/vapic/propertie\
s/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/vapic",schemaPath:"#/properties/vapic/type",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.vendorid!==void 0){let o=i.vendorid;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)
if(!(p==="enabled"||p==="vendorid")){let s={instancePath:t+"/vendorid",schemaPath:"#/properties/vendorid/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let p={instancePath:t+"/vendorid/enabled",schemaPath:"#/\
properties/vendorid/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(o.vendorid!==void 0&&typeof o.vendorid!="st\
ring"){let p={instancePath:t+"/vendorid/vendorid",schemaPath:"#/properties/vendorid/properties/vendorid/type",keyword:"type",params:{type:"string"}};e===null?e=
[p]:e.push(p),r++}}else{let p={instancePath:t+"/vendorid",schemaPath:"#/properties/vendorid/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),
r++}}if(i.vpindex!==void 0){let o=i.vpindex;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(p!=="enabled"){let s={instancePath:t+"/vpindex",schemaPath:"\
#/properties/vpindex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.enabled!==void 0&&typeof o.
enabled!="boolean"){let p={instancePath:t+"/vpindex/enabled",schemaPath:"#/properties/vpindex/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/vpindex",schemaPath:"#/properties/vpindex/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Ze.errors=e,r===0}function Je(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="persistent"||o==="secureBoot")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(i.persistent!==void 0&&typeof i.persistent!="boolean"){let o={instancePath:t+"/persistent",schemaPath:"#/properties/persistent/t\
ype",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(i.secureBoot!==void 0&&typeof i.secureBoot!="boolean"){let o={instancePath:t+"/secu\
reBoot",schemaPath:"#/properties/secureBoot/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Je.errors=e,r===0}function X(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)if(o!==
"supplementalPoolThreadCount"){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?
e=[p]:e.push(p),r++}if(i.supplementalPoolThreadCount!==void 0){let o=i.supplementalPoolThreadCount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={
instancePath:t+"/supplementalPoolThreadCount",schemaPath:"#/properties/supplementalPoolThreadCount/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:
e.push(p),r++}if(typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o)){let p={instancePath:t+"/supplementalPoolThreadCount",schemaPath:"#/properties/suppl\
ementalPoolThreadCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[p]:e.push(p),r++}if(o<0||isNaN(o)){let p={instancePath:t+
"/supplementalPoolThreadCount",schemaPath:"#/properties/supplementalPoolThreadCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[p]:
e.push(p),r++}}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return X.errors=e,r===0}function Y(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)if(!(o===
"sev"||o==="snp"||o==="tdx")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=
[p]:e.push(p),r++}if(i.sev!==void 0){let o=i.sev;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(!(p==="attestation"||p==="dhCert"||p==="policy"||
p==="session")){let s={instancePath:t+"/sev",schemaPath:"#/properties/sev/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===
null?e=[s]:e.push(s),r++}if(o.attestation!==void 0){let p=o.attestation;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let a={instancePath:t+"/sev/\
attestation",schemaPath:"#/properties/sev/properties/attestation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=
[a]:e.push(a),r++}else{let s={instancePath:t+"/sev/attestation",schemaPath:"#/properties/sev/properties/attestation/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}}if(o.dhCert!==void 0&&typeof o.dhCert!="string"){let p={instancePath:t+"/sev/dhCert",schemaPath:"#/properties/sev/properties/dhCer\
t/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(o.policy!==void 0){let p=o.policy;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)
if(s!=="encryptedState"){let a={instancePath:t+"/sev/policy",schemaPath:"#/properties/sev/properties/policy/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.encryptedState!==void 0&&typeof p.encryptedState!="boolean"){let s={instancePath:t+"/sev/policy\
/encryptedState",schemaPath:"#/properties/sev/properties/policy/properties/encryptedState/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:t+"/sev/policy",schemaPath:"#/properties/sev/properties/policy/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(
s),r++}}if(o.session!==void 0&&typeof o.session!="string"){let p={instancePath:t+"/sev/session",schemaPath:"#/properties/sev/properties/session/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/sev",schemaPath:"#/properties/sev/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[p]:e.push(p),r++}}if(i.snp!==void 0){let o=i.snp;if(o&&typeof o=="object"&&!Array.isArray(o))for(let p in o){let s={instancePath:t+"/snp",schemaPath:"\
#/properties/snp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}else{let p={instancePath:t+"/s\
np",schemaPath:"#/properties/snp/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.tdx!==void 0){let o=i.tdx;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o))for(let p in o){let s={instancePath:t+"/tdx",schemaPath:"#/properties/tdx/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}else{let p={instancePath:t+"/tdx",schemaPath:"#/properties/tdx/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),
r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Y.errors=e,r===0}function ee(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.devices===
void 0){let g={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"devices"}};e===null?e=[g]:e.push(g),r++}for(let g in i)if(!O.call(
Ve.properties,g)){let l={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[l]:e.push(
l),r++}if(i.chassis!==void 0){let g=i.chassis;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let l in g)if(!(l==="asset"||l==="manufacturer"||l==="serial"||l===
"sku"||l==="version")){let h={instancePath:t+"/chassis",schemaPath:"#/properties/chassis/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[h]:e.push(h),r++}if(g.asset!==void 0&&typeof g.asset!="string"){let l={instancePath:t+"/chassis/asset",schemaPath:"#/properties/chassis/properties/a\
sset/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(g.manufacturer!==void 0&&typeof g.manufacturer!="string"){let l={instancePath:t+
"/chassis/manufacturer",schemaPath:"#/properties/chassis/properties/manufacturer/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(g.
serial!==void 0&&typeof g.serial!="string"){let l={instancePath:t+"/chassis/serial",schemaPath:"#/properties/chassis/properties/serial/type",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),r++}if(g.sku!==void 0&&typeof g.sku!="string"){let l={instancePath:t+"/chassis/sku",schemaPath:"#/properties/chassis/pr\
operties/sku/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(g.version!==void 0&&typeof g.version!="string"){let l={instancePath:t+
"/chassis/version",schemaPath:"#/properties/chassis/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+
"/chassis",schemaPath:"#/properties/chassis/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(i.clock!==void 0){let g=i.clock;if(g&&
typeof g=="object"&&!Array.isArray(g)){for(let l in g)if(!(l==="timer"||l==="timezone"||l==="utc")){let h={instancePath:t+"/clock",schemaPath:"#/properties/cloc\
k/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[h]:e.push(h),r++}if(g.timer!==void 0&&(Ke(g.timer,{instancePath:t+
"/clock/timer",parentData:g,parentDataProperty:"timer",rootData:m})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length)),g.timezone!==void 0&&typeof g.timezone!=
"string"){let l={instancePath:t+"/clock/timezone",schemaPath:"#/properties/clock/properties/timezone/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:
e.push(l),r++}if(g.utc!==void 0){let l=g.utc;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let h in l)if(h!=="offsetSeconds"){let y={instancePath:t+"/clock/u\
tc",schemaPath:"#/properties/clock/properties/utc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[y]:e.push(y),r++}
if(l.offsetSeconds!==void 0){let h=l.offsetSeconds;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let y={instancePath:t+"/clock/utc/offsetSeconds",schemaPath:"\
#/properties/clock/properties/utc/properties/offsetSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}}}else{let h={instancePath:t+
"/clock/utc",schemaPath:"#/properties/clock/properties/utc/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{let l={instancePath:t+
"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(i.cpu!==void 0){let g=i.cpu;if(g&&typeof g==
"object"&&!Array.isArray(g)){for(let l in g)if(!O.call(Ve.properties.cpu.properties,l)){let h={instancePath:t+"/cpu",schemaPath:"#/properties/cpu/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[h]:e.push(h),r++}if(g.cores!==void 0){let l=g.cores;if(!(typeof l=="number"&&!(l%
1)&&!isNaN(l)&&isFinite(l))){let h={instancePath:t+"/cpu/cores",schemaPath:"#/properties/cpu/properties/cores/type",keyword:"type",params:{type:"integer"}};e===
null?e=[h]:e.push(h),r++}if(typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l)){let h={instancePath:t+"/cpu/cores",schemaPath:"#/properties/cpu/properti\
es/cores/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[h]:e.push(h),r++}if(l<0||isNaN(l)){let h={instancePath:t+"/cpu/cores",
schemaPath:"#/properties/cpu/properties/cores/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}if(g.dedicatedCpuPlacement!==
void 0&&typeof g.dedicatedCpuPlacement!="boolean"){let l={instancePath:t+"/cpu/dedicatedCpuPlacement",schemaPath:"#/properties/cpu/properties/dedicatedCpuPlacem\
ent/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(g.features!==void 0&&(Le(g.features,{instancePath:t+"/cpu/features",parentData:g,
parentDataProperty:"features",rootData:m})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)),g.isolateEmulatorThread!==void 0&&typeof g.isolateEmulatorThread!=
"boolean"){let l={instancePath:t+"/cpu/isolateEmulatorThread",schemaPath:"#/properties/cpu/properties/isolateEmulatorThread/type",keyword:"type",params:{type:"b\
oolean"}};e===null?e=[l]:e.push(l),r++}if(g.maxSockets!==void 0){let l=g.maxSockets;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let h={instancePath:t+
"/cpu/maxSockets",schemaPath:"#/properties/cpu/properties/maxSockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof l=="nu\
mber"&&isFinite(l)){if(l>2147483647||isNaN(l)){let h={instancePath:t+"/cpu/maxSockets",schemaPath:"#/properties/cpu/properties/maxSockets/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:2147483647}};e===null?e=[h]:e.push(h),r++}if(l<0||isNaN(l)){let h={instancePath:t+"/cpu/maxSockets",schemaPath:"#/properties/\
cpu/properties/maxSockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}if(g.model!==void 0&&typeof g.model!="stri\
ng"){let l={instancePath:t+"/cpu/model",schemaPath:"#/properties/cpu/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}
if(g.numa!==void 0&&(J(g.numa,{instancePath:t+"/cpu/numa",parentData:g,parentDataProperty:"numa",rootData:m})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),
g.realtime!==void 0){let l=g.realtime;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let h in l)if(h!=="mask"){let y={instancePath:t+"/cpu/realtime",schemaPath:"\
#/properties/cpu/properties/realtime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[y]:e.push(y),r++}if(l.mask!==
void 0&&typeof l.mask!="string"){let h={instancePath:t+"/cpu/realtime/mask",schemaPath:"#/properties/cpu/properties/realtime/properties/mask/type",keyword:"type",
params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/cpu/realtime",schemaPath:"#/properties/cpu/properties/realtime/type",keyword:"\
type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(g.sockets!==void 0){let l=g.sockets;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let h={
instancePath:t+"/cpu/sockets",schemaPath:"#/properties/cpu/properties/sockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(typeof l==
"number"&&isFinite(l)){if(l>2147483647||isNaN(l)){let h={instancePath:t+"/cpu/sockets",schemaPath:"#/properties/cpu/properties/sockets/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}};e===null?e=[h]:e.push(h),r++}if(l<0||isNaN(l)){let h={instancePath:t+"/cpu/sockets",schemaPath:"#/properties/cpu/prop\
erties/sockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}if(g.threads!==void 0){let l=g.threads;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let h={instancePath:t+"/cpu/threads",schemaPath:"#/properties/cpu/properties/threads/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[h]:e.push(h),r++}if(typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l)){let h={instancePath:t+"/cpu/threads",schemaPath:"#/proper\
ties/cpu/properties/threads/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[h]:e.push(h),r++}if(l<0||isNaN(l)){let h={instancePath:t+
"/cpu/threads",schemaPath:"#/properties/cpu/properties/threads/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}}}}else{
let l={instancePath:t+"/cpu",schemaPath:"#/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(i.devices!==void 0){let g=i.
devices;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let l in g)if(!O.call(Ve.properties.devices.properties,l)){let h={instancePath:t+"/devices",schemaPath:"\
#/properties/devices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[h]:e.push(h),r++}if(g.autoattachGraphicsDevice!==
void 0&&typeof g.autoattachGraphicsDevice!="boolean"){let l={instancePath:t+"/devices/autoattachGraphicsDevice",schemaPath:"#/properties/devices/properties/auto\
attachGraphicsDevice/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(g.autoattachInputDevice!==void 0&&typeof g.autoattachInputDevice!=
"boolean"){let l={instancePath:t+"/devices/autoattachInputDevice",schemaPath:"#/properties/devices/properties/autoattachInputDevice/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(g.autoattachMemBalloon!==void 0&&typeof g.autoattachMemBalloon!="boolean"){let l={instancePath:t+"/devices/auto\
attachMemBalloon",schemaPath:"#/properties/devices/properties/autoattachMemBalloon/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(g.
autoattachPodInterface!==void 0&&typeof g.autoattachPodInterface!="boolean"){let l={instancePath:t+"/devices/autoattachPodInterface",schemaPath:"#/properties/de\
vices/properties/autoattachPodInterface/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(g.autoattachSerialConsole!==void 0&&typeof g.
autoattachSerialConsole!="boolean"){let l={instancePath:t+"/devices/autoattachSerialConsole",schemaPath:"#/properties/devices/properties/autoattachSerialConsole\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(g.autoattachVSOCK!==void 0&&typeof g.autoattachVSOCK!="boolean"){let l={instancePath:t+
"/devices/autoattachVSOCK",schemaPath:"#/properties/devices/properties/autoattachVSOCK/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}
if(g.blockMultiQueue!==void 0&&typeof g.blockMultiQueue!="boolean"){let l={instancePath:t+"/devices/blockMultiQueue",schemaPath:"#/properties/devices/properties\
/blockMultiQueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(g.clientPassthrough!==void 0){let l=g.clientPassthrough;if(l&&typeof l==
"object"&&!Array.isArray(l))for(let h in l){let y={instancePath:t+"/devices/clientPassthrough",schemaPath:"#/properties/devices/properties/clientPassthrough/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[y]:e.push(y),r++}else{let h={instancePath:t+"/devices/clientPassthr\
ough",schemaPath:"#/properties/devices/properties/clientPassthrough/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(g.disableHotplug!==
void 0&&typeof g.disableHotplug!="boolean"){let l={instancePath:t+"/devices/disableHotplug",schemaPath:"#/properties/devices/properties/disableHotplug/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(g.disks!==void 0){let l=g.disks;if(Array.isArray(l)){if(l.length>256){let y={instancePath:t+"/dev\
ices/disks",schemaPath:"#/properties/devices/properties/disks/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[y]:e.push(y),r++}let h=l.length;for(let y=0;y<
h;y++)He(l[y],{instancePath:t+"/devices/disks/"+y,parentData:l,parentDataProperty:y,rootData:m})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)}else{let h={
instancePath:t+"/devices/disks",schemaPath:"#/properties/devices/properties/disks/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(g.
downwardMetrics!==void 0){let l=g.downwardMetrics;if(l&&typeof l=="object"&&!Array.isArray(l))for(let h in l){let y={instancePath:t+"/devices/downwardMetrics",schemaPath:"\
#/properties/devices/properties/downwardMetrics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[y]:e.push(y),r++}else{
let h={instancePath:t+"/devices/downwardMetrics",schemaPath:"#/properties/devices/properties/downwardMetrics/type",keyword:"type",params:{type:"object"}};e===null?
e=[h]:e.push(h),r++}}if(g.filesystems!==void 0){let l=g.filesystems;if(Array.isArray(l)){let h=l.length;for(let y=0;y<h;y++){let w=l[y],k=r;if(w&&typeof w=="obj\
ect"&&!Array.isArray(w)&&w.name===void 0){let f={instancePath:t+"/devices/filesystems/"+y,schemaPath:"#/properties/devices/properties/filesystems/items/unlessRe\
written/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[f]:e.push(f),r++}var o=k===r;if(!o){let f={instancePath:t+"/devices/filesystem\
s/"+y,schemaPath:"#/properties/devices/properties/filesystems/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(w&&typeof w==
"object"&&!Array.isArray(w)){if(w.virtiofs===void 0){let f={instancePath:t+"/devices/filesystems/"+y,schemaPath:"#/properties/devices/properties/filesystems/ite\
ms/required",keyword:"required",params:{missingProperty:"virtiofs"}};e===null?e=[f]:e.push(f),r++}for(let f in w)if(!(f==="name"||f==="virtiofs")){let b={instancePath:t+
"/devices/filesystems/"+y,schemaPath:"#/properties/devices/properties/filesystems/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[b]:e.push(b),r++}if(w.name!==void 0&&typeof w.name!="string"){let f={instancePath:t+"/devices/filesystems/"+y+"/name",schemaPath:"#/properties/devic\
es/properties/filesystems/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(w.virtiofs!==void 0){let f=w.virtiofs;
if(f&&typeof f=="object"&&!Array.isArray(f))for(let b in f){let u={instancePath:t+"/devices/filesystems/"+y+"/virtiofs",schemaPath:"#/properties/devices/propert\
ies/filesystems/items/properties/virtiofs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[u]:e.push(u),r++}else{
let b={instancePath:t+"/devices/filesystems/"+y+"/virtiofs",schemaPath:"#/properties/devices/properties/filesystems/items/properties/virtiofs/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}}else{let f={instancePath:t+"/devices/filesystems/"+y,schemaPath:"#/properties/devices/properties/files\
ystems/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let h={instancePath:t+"/devices/filesystems",schemaPath:"#/propert\
ies/devices/properties/filesystems/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(g.gpus!==void 0&&(Q(g.gpus,{instancePath:t+"/dev\
ices/gpus",parentData:g,parentDataProperty:"gpus",rootData:m})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),g.hostDevices!==void 0&&(W(g.hostDevices,{instancePath:t+
"/devices/hostDevices",parentData:g,parentDataProperty:"hostDevices",rootData:m})||(e=e===null?W.errors:e.concat(W.errors),r=e.length)),g.inputs!==void 0){let l=g.
inputs;if(Array.isArray(l)){let h=l.length;for(let y=0;y<h;y++){let w=l[y],k=r;if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.name===void 0){let f={instancePath:t+
"/devices/inputs/"+y,schemaPath:"#/properties/devices/properties/inputs/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===
null?e=[f]:e.push(f),r++}if(w.type===void 0){let f={instancePath:t+"/devices/inputs/"+y,schemaPath:"#/properties/devices/properties/inputs/items/unlessRewritten\
/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[f]:e.push(f),r++}}var p=k===r;if(!p){let f={instancePath:t+"/devices/inputs/"+y,schemaPath:"\
#/properties/devices/properties/inputs/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(w&&typeof w=="object"&&!Array.
isArray(w)){for(let f in w)if(!(f==="bus"||f==="name"||f==="type")){let b={instancePath:t+"/devices/inputs/"+y,schemaPath:"#/properties/devices/properties/input\
s/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[b]:e.push(b),r++}if(w.bus!==void 0&&typeof w.bus!="strin\
g"){let f={instancePath:t+"/devices/inputs/"+y+"/bus",schemaPath:"#/properties/devices/properties/inputs/items/properties/bus/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),r++}if(w.name!==void 0&&typeof w.name!="string"){let f={instancePath:t+"/devices/inputs/"+y+"/name",schemaPath:"#/properties/\
devices/properties/inputs/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(w.type!==void 0&&typeof w.type!="st\
ring"){let f={instancePath:t+"/devices/inputs/"+y+"/type",schemaPath:"#/properties/devices/properties/inputs/items/properties/type/type",keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/devices/inputs/"+y,schemaPath:"#/properties/devices/properties/inputs/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let h={instancePath:t+"/devices/inputs",schemaPath:"#/properties/devices/properties/inputs/typ\
e",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(g.interfaces!==void 0){let l=g.interfaces;if(Array.isArray(l)){if(l.length>256){let y={
instancePath:t+"/devices/interfaces",schemaPath:"#/properties/devices/properties/interfaces/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[y]:e.push(
y),r++}let h=l.length;for(let y=0;y<h;y++){let w=l[y],k=r;if(w&&typeof w=="object"&&!Array.isArray(w)&&w.name===void 0){let f={instancePath:t+"/devices/interfac\
es/"+y,schemaPath:"#/properties/devices/properties/interfaces/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[f]:
e.push(f),r++}var s=k===r;if(!s){let f={instancePath:t+"/devices/interfaces/"+y,schemaPath:"#/properties/devices/properties/interfaces/items/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(w&&typeof w=="object"&&!Array.isArray(w)){for(let f in w)if(!O.call(Ve.properties.devices.properties.
interfaces.items.properties,f)){let b={instancePath:t+"/devices/interfaces/"+y,schemaPath:"#/properties/devices/properties/interfaces/items/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[b]:e.push(b),r++}if(w.acpiIndex!==void 0){let f=w.acpiIndex;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f))){let b={instancePath:t+"/devices/interfaces/"+y+"/acpiIndex",schemaPath:"#/properties/devices/properties/interfaces/items/properties\
/acpiIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(b),r++}}if(w.binding!==void 0){let f=w.binding,b=r;if(f&&typeof f=="object"&&!Array.
isArray(f)&&f.name===void 0){let u={instancePath:t+"/devices/interfaces/"+y+"/binding",schemaPath:"#/properties/devices/properties/interfaces/items/properties/b\
inding/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[u]:e.push(u),r++}var a=b===r;if(!a){let u={instancePath:t+"/dev\
ices/interfaces/"+y+"/binding",schemaPath:"#/properties/devices/properties/interfaces/items/properties/binding/unlessRewritten",keyword:"unlessRewritten",params:{}};
e===null?e=[u]:e.push(u),r++}if(f&&typeof f=="object"&&!Array.isArray(f)){for(let u in f)if(u!=="name"){let d={instancePath:t+"/devices/interfaces/"+y+"/binding",
schemaPath:"#/properties/devices/properties/interfaces/items/properties/binding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};
e===null?e=[d]:e.push(d),r++}if(f.name!==void 0&&typeof f.name!="string"){let u={instancePath:t+"/devices/interfaces/"+y+"/binding/name",schemaPath:"#/propertie\
s/devices/properties/interfaces/items/properties/binding/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{let u={
instancePath:t+"/devices/interfaces/"+y+"/binding",schemaPath:"#/properties/devices/properties/interfaces/items/properties/binding/type",keyword:"type",params:{
type:"object"}};e===null?e=[u]:e.push(u),r++}}if(w.bootOrder!==void 0){let f=w.bootOrder;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let b={instancePath:t+
"/devices/interfaces/"+y+"/bootOrder",schemaPath:"#/properties/devices/properties/interfaces/items/properties/bootOrder/type",keyword:"type",params:{type:"integ\
er"}};e===null?e=[b]:e.push(b),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let b={instancePath:t+"/devices/interfaces/"+y+"/bootOrder",schemaPath:"\
#/properties/devices/properties/interfaces/items/properties/bootOrder/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}}
if(w.bridge!==void 0){let f=w.bridge;if(f&&typeof f=="object"&&!Array.isArray(f))for(let b in f){let u={instancePath:t+"/devices/interfaces/"+y+"/bridge",schemaPath:"\
#/properties/devices/properties/interfaces/items/properties/bridge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?
e=[u]:e.push(u),r++}else{let b={instancePath:t+"/devices/interfaces/"+y+"/bridge",schemaPath:"#/properties/devices/properties/interfaces/items/properties/bridge\
/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(w.dhcpOptions!==void 0){let f=w.dhcpOptions;if(f&&typeof f=="object"&&!Array.isArray(
f)){for(let b in f)if(!(b==="bootFileName"||b==="ntpServers"||b==="privateOptions"||b==="tftpServerName")){let u={instancePath:t+"/devices/interfaces/"+y+"/dhcp\
Options",schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};
e===null?e=[u]:e.push(u),r++}if(f.bootFileName!==void 0&&typeof f.bootFileName!="string"){let b={instancePath:t+"/devices/interfaces/"+y+"/dhcpOptions/bootFileN\
ame",schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/bootFileName/type",keyword:"type",params:{type:"string"}};e===
null?e=[b]:e.push(b),r++}if(f.ntpServers!==void 0){let b=f.ntpServers;if(Array.isArray(b)){let u=b.length;for(let d=0;d<u;d++)if(typeof b[d]!="string"){let P={instancePath:t+
"/devices/interfaces/"+y+"/dhcpOptions/ntpServers/"+d,schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/ntpServers/\
items/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}else{let u={instancePath:t+"/devices/interfaces/"+y+"/dhcpOptions/ntpServers",schemaPath:"\
#/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/ntpServers/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(
u),r++}}if(f.privateOptions!==void 0){let b=f.privateOptions;if(Array.isArray(b)){let u=b.length;for(let d=0;d<u;d++){let P=b[d],v=r;if(P&&typeof P=="object"&&!Array.
isArray(P)){if(P.option===void 0){let R={instancePath:t+"/devices/interfaces/"+y+"/dhcpOptions/privateOptions/"+d,schemaPath:"#/properties/devices/properties/in\
terfaces/items/properties/dhcpOptions/properties/privateOptions/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"option"}};e===null?e=
[R]:e.push(R),r++}if(P.value===void 0){let R={instancePath:t+"/devices/interfaces/"+y+"/dhcpOptions/privateOptions/"+d,schemaPath:"#/properties/devices/properti\
es/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"value"}};e===null?
e=[R]:e.push(R),r++}}var n=v===r;if(!n){let R={instancePath:t+"/devices/interfaces/"+y+"/dhcpOptions/privateOptions/"+d,schemaPath:"#/properties/devices/propert\
ies/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[R]:e.push(R),r++}if(P&&
typeof P=="object"&&!Array.isArray(P)){for(let R in P)if(!(R==="option"||R==="value")){let K={instancePath:t+"/devices/interfaces/"+y+"/dhcpOptions/privateOptio\
ns/"+d,schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:R}};e===null?e=[K]:e.push(K),r++}if(P.option!==void 0){let R=P.option;if(!(typeof R=="number"&&!(R%1)&&!isNaN(R)&&isFinite(
R))){let K={instancePath:t+"/devices/interfaces/"+y+"/dhcpOptions/privateOptions/"+d+"/option",schemaPath:"#/properties/devices/properties/interfaces/items/prop\
erties/dhcpOptions/properties/privateOptions/items/properties/option/type",keyword:"type",params:{type:"integer"}};e===null?e=[K]:e.push(K),r++}}if(P.value!==void 0&&
typeof P.value!="string"){let R={instancePath:t+"/devices/interfaces/"+y+"/dhcpOptions/privateOptions/"+d+"/value",schemaPath:"#/properties/devices/properties/i\
nterfaces/items/properties/dhcpOptions/properties/privateOptions/items/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}}else{
let R={instancePath:t+"/devices/interfaces/"+y+"/dhcpOptions/privateOptions/"+d,schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOpti\
ons/properties/privateOptions/items/type",keyword:"type",params:{type:"object"}};e===null?e=[R]:e.push(R),r++}}}else{let u={instancePath:t+"/devices/interfaces/"+
y+"/dhcpOptions/privateOptions",schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[u]:e.push(u),r++}}if(f.tftpServerName!==void 0&&typeof f.tftpServerName!="string"){let b={instancePath:t+"/devices/interfa\
ces/"+y+"/dhcpOptions/tftpServerName",schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/tftpServerName/type",keyword:"\
type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:t+"/devices/interfaces/"+y+"/dhcpOptions",schemaPath:"#/properties/devices/\
properties/interfaces/items/properties/dhcpOptions/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(w.macAddress!==void 0&&typeof w.
macAddress!="string"){let f={instancePath:t+"/devices/interfaces/"+y+"/macAddress",schemaPath:"#/properties/devices/properties/interfaces/items/properties/macAd\
dress/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(w.macvtap!==void 0){let f=w.macvtap;if(f&&typeof f=="object"&&!Array.isArray(
f))for(let b in f){let u={instancePath:t+"/devices/interfaces/"+y+"/macvtap",schemaPath:"#/properties/devices/properties/interfaces/items/properties/macvtap/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[u]:e.push(u),r++}else{let b={instancePath:t+"/devices/interfaces/"+
y+"/macvtap",schemaPath:"#/properties/devices/properties/interfaces/items/properties/macvtap/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(
b),r++}}if(w.masquerade!==void 0){let f=w.masquerade;if(f&&typeof f=="object"&&!Array.isArray(f))for(let b in f){let u={instancePath:t+"/devices/interfaces/"+y+
"/masquerade",schemaPath:"#/properties/devices/properties/interfaces/items/properties/masquerade/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};
e===null?e=[u]:e.push(u),r++}else{let b={instancePath:t+"/devices/interfaces/"+y+"/masquerade",schemaPath:"#/properties/devices/properties/interfaces/items/prop\
erties/masquerade/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(w.model!==void 0&&typeof w.model!="string"){let f={instancePath:t+
"/devices/interfaces/"+y+"/model",schemaPath:"#/properties/devices/properties/interfaces/items/properties/model/type",keyword:"type",params:{type:"string"}};e===
null?e=[f]:e.push(f),r++}if(w.name!==void 0&&typeof w.name!="string"){let f={instancePath:t+"/devices/interfaces/"+y+"/name",schemaPath:"#/properties/devices/pr\
operties/interfaces/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(w.passt!==void 0){let f=w.passt;if(f&&typeof f==
"object"&&!Array.isArray(f))for(let b in f){let u={instancePath:t+"/devices/interfaces/"+y+"/passt",schemaPath:"#/properties/devices/properties/interfaces/items\
/properties/passt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[u]:e.push(u),r++}else{let b={instancePath:t+"/\
devices/interfaces/"+y+"/passt",schemaPath:"#/properties/devices/properties/interfaces/items/properties/passt/type",keyword:"type",params:{type:"object"}};e===null?
e=[b]:e.push(b),r++}}if(w.passtBinding!==void 0){let f=w.passtBinding;if(f&&typeof f=="object"&&!Array.isArray(f))for(let b in f){let u={instancePath:t+"/device\
s/interfaces/"+y+"/passtBinding",schemaPath:"#/properties/devices/properties/interfaces/items/properties/passtBinding/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:b}};e===null?e=[u]:e.push(u),r++}else{let b={instancePath:t+"/devices/interfaces/"+y+"/passtBinding",schemaPath:"#/propert\
ies/devices/properties/interfaces/items/properties/passtBinding/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(w.pciAddress!==void 0&&
typeof w.pciAddress!="string"){let f={instancePath:t+"/devices/interfaces/"+y+"/pciAddress",schemaPath:"#/properties/devices/properties/interfaces/items/propert\
ies/pciAddress/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(w.portRanges!==void 0){let f=w.portRanges;if(Array.isArray(f)){let b=f.
length;for(let u=0;u<b;u++){let d=f[u],P=r;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.end===void 0){let v={instancePath:t+"/devices/interfaces/"+y+"/port\
Ranges/"+u,schemaPath:"#/properties/devices/properties/interfaces/items/properties/portRanges/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
end"}};e===null?e=[v]:e.push(v),r++}if(d.protocol===void 0){let v={instancePath:t+"/devices/interfaces/"+y+"/portRanges/"+u,schemaPath:"#/properties/devices/pro\
perties/interfaces/items/properties/portRanges/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"protocol"}};e===null?e=[v]:e.push(v),
r++}if(d.start===void 0){let v={instancePath:t+"/devices/interfaces/"+y+"/portRanges/"+u,schemaPath:"#/properties/devices/properties/interfaces/items/properties\
/portRanges/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"start"}};e===null?e=[v]:e.push(v),r++}}var c=P===r;if(!c){let v={instancePath:t+
"/devices/interfaces/"+y+"/portRanges/"+u,schemaPath:"#/properties/devices/properties/interfaces/items/properties/portRanges/items/unlessRewritten",keyword:"unl\
essRewritten",params:{}};e===null?e=[v]:e.push(v),r++}if(d&&typeof d=="object"&&!Array.isArray(d)){for(let v in d)if(!(v==="end"||v==="protocol"||v==="start")){
let R={instancePath:t+"/devices/interfaces/"+y+"/portRanges/"+u,schemaPath:"#/properties/devices/properties/interfaces/items/properties/portRanges/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[R]:e.push(R),r++}if(d.end!==void 0){let v=d.end;if(!(typeof v=="number"&&
!(v%1)&&!isNaN(v)&&isFinite(v))){let R={instancePath:t+"/devices/interfaces/"+y+"/portRanges/"+u+"/end",schemaPath:"#/properties/devices/properties/interfaces/i\
tems/properties/portRanges/items/properties/end/type",keyword:"type",params:{type:"integer"}};e===null?e=[R]:e.push(R),r++}if(typeof v=="number"&&isFinite(v)){if(v>
2147483647||isNaN(v)){let R={instancePath:t+"/devices/interfaces/"+y+"/portRanges/"+u+"/end",schemaPath:"#/properties/devices/properties/interfaces/items/proper\
ties/portRanges/items/properties/end/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[R]:e.push(R),r++}if(v<-2147483648||isNaN(
v)){let R={instancePath:t+"/devices/interfaces/"+y+"/portRanges/"+u+"/end",schemaPath:"#/properties/devices/properties/interfaces/items/properties/portRanges/it\
ems/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[R]:e.push(R),r++}}}if(d.protocol!==void 0&&typeof d.protocol!=
"string"){let v={instancePath:t+"/devices/interfaces/"+y+"/portRanges/"+u+"/protocol",schemaPath:"#/properties/devices/properties/interfaces/items/properties/po\
rtRanges/items/properties/protocol/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(d.start!==void 0){let v=d.start;if(!(typeof v=="\
number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let R={instancePath:t+"/devices/interfaces/"+y+"/portRanges/"+u+"/start",schemaPath:"#/properties/devices/properties/i\
nterfaces/items/properties/portRanges/items/properties/start/type",keyword:"type",params:{type:"integer"}};e===null?e=[R]:e.push(R),r++}if(typeof v=="number"&&isFinite(
v)){if(v>2147483647||isNaN(v)){let R={instancePath:t+"/devices/interfaces/"+y+"/portRanges/"+u+"/start",schemaPath:"#/properties/devices/properties/interfaces/i\
tems/properties/portRanges/items/properties/start/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[R]:e.push(R),r++}if(v<-2147483648||
isNaN(v)){let R={instancePath:t+"/devices/interfaces/"+y+"/portRanges/"+u+"/start",schemaPath:"#/properties/devices/properties/interfaces/items/properties/portR\
anges/items/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[R]:e.push(R),r++}}}}else{let v={instancePath:t+"\
/devices/interfaces/"+y+"/portRanges/"+u,schemaPath:"#/properties/devices/properties/interfaces/items/properties/portRanges/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[v]:e.push(v),r++}}}else{let b={instancePath:t+"/devices/interfaces/"+y+"/portRanges",schemaPath:"#/properties/devices/properties/interface\
s/items/properties/portRanges/type",keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}if(w.ports!==void 0){let f=w.ports;if(Array.isArray(f)){
let b=f.length;for(let u=0;u<b;u++){let d=f[u],P=r;if(d&&typeof d=="object"&&!Array.isArray(d)&&d.port===void 0){let v={instancePath:t+"/devices/interfaces/"+y+
"/ports/"+u,schemaPath:"#/properties/devices/properties/interfaces/items/properties/ports/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
port"}};e===null?e=[v]:e.push(v),r++}var S=P===r;if(!S){let v={instancePath:t+"/devices/interfaces/"+y+"/ports/"+u,schemaPath:"#/properties/devices/properties/i\
nterfaces/items/properties/ports/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[v]:e.push(v),r++}if(d&&typeof d=="object"&&!Array.isArray(
d)){for(let v in d)if(!(v==="name"||v==="port"||v==="protocol")){let R={instancePath:t+"/devices/interfaces/"+y+"/ports/"+u,schemaPath:"#/properties/devices/pro\
perties/interfaces/items/properties/ports/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[R]:e.push(R),r++}
if(d.name!==void 0&&typeof d.name!="string"){let v={instancePath:t+"/devices/interfaces/"+y+"/ports/"+u+"/name",schemaPath:"#/properties/devices/properties/inte\
rfaces/items/properties/ports/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(d.port!==void 0){let v=d.port;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let R={instancePath:t+"/devices/interfaces/"+y+"/ports/"+u+"/port",schemaPath:"#/properties/devices/properties/interf\
aces/items/properties/ports/items/properties/port/type",keyword:"type",params:{type:"integer"}};e===null?e=[R]:e.push(R),r++}if(typeof v=="number"&&isFinite(v)){
if(v>2147483647||isNaN(v)){let R={instancePath:t+"/devices/interfaces/"+y+"/ports/"+u+"/port",schemaPath:"#/properties/devices/properties/interfaces/items/prope\
rties/ports/items/properties/port/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[R]:e.push(R),r++}if(v<-2147483648||isNaN(v)){
let R={instancePath:t+"/devices/interfaces/"+y+"/ports/"+u+"/port",schemaPath:"#/properties/devices/properties/interfaces/items/properties/ports/items/propertie\
s/port/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[R]:e.push(R),r++}}}if(d.protocol!==void 0&&typeof d.protocol!="string"){
let v={instancePath:t+"/devices/interfaces/"+y+"/ports/"+u+"/protocol",schemaPath:"#/properties/devices/properties/interfaces/items/properties/ports/items/prope\
rties/protocol/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:t+"/devices/interfaces/"+y+"/ports/"+u,schemaPath:"\
#/properties/devices/properties/interfaces/items/properties/ports/items/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}}else{let b={
instancePath:t+"/devices/interfaces/"+y+"/ports",schemaPath:"#/properties/devices/properties/interfaces/items/properties/ports/type",keyword:"type",params:{type:"\
array"}};e===null?e=[b]:e.push(b),r++}}if(w.slirp!==void 0){let f=w.slirp;if(f&&typeof f=="object"&&!Array.isArray(f))for(let b in f){let u={instancePath:t+"/de\
vices/interfaces/"+y+"/slirp",schemaPath:"#/properties/devices/properties/interfaces/items/properties/slirp/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:b}};e===null?e=[u]:e.push(u),r++}else{let b={instancePath:t+"/devices/interfaces/"+y+"/slirp",schemaPath:"#/properties/devices/proper\
ties/interfaces/items/properties/slirp/type",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(w.sriov!==void 0){let f=w.sriov;if(f&&typeof f==
"object"&&!Array.isArray(f))for(let b in f){let u={instancePath:t+"/devices/interfaces/"+y+"/sriov",schemaPath:"#/properties/devices/properties/interfaces/items\
/properties/sriov/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[u]:e.push(u),r++}else{let b={instancePath:t+"/\
devices/interfaces/"+y+"/sriov",schemaPath:"#/properties/devices/properties/interfaces/items/properties/sriov/type",keyword:"type",params:{type:"object"}};e===null?
e=[b]:e.push(b),r++}}if(w.state!==void 0&&typeof w.state!="string"){let f={instancePath:t+"/devices/interfaces/"+y+"/state",schemaPath:"#/properties/devices/pro\
perties/interfaces/items/properties/state/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(w.tag!==void 0&&typeof w.tag!="string"){let f={
instancePath:t+"/devices/interfaces/"+y+"/tag",schemaPath:"#/properties/devices/properties/interfaces/items/properties/tag/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/devices/interfaces/"+y,schemaPath:"#/properties/devices/properties/interfaces/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let h={instancePath:t+"/devices/interfaces",schemaPath:"#/properties/devices/properties/interf\
aces/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(g.logSerialConsole!==void 0&&typeof g.logSerialConsole!="boolean"){let l={instancePath:t+
"/devices/logSerialConsole",schemaPath:"#/properties/devices/properties/logSerialConsole/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),
r++}if(g.networkInterfaceMultiqueue!==void 0&&typeof g.networkInterfaceMultiqueue!="boolean"){let l={instancePath:t+"/devices/networkInterfaceMultiqueue",schemaPath:"\
#/properties/devices/properties/networkInterfaceMultiqueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(g.panicDevices!==void 0){
let l=g.panicDevices;if(Array.isArray(l)){let h=l.length;for(let y=0;y<h;y++){let w=l[y];if(w&&typeof w=="object"&&!Array.isArray(w)){for(let k in w)if(k!=="mod\
el"){let f={instancePath:t+"/devices/panicDevices/"+y,schemaPath:"#/properties/devices/properties/panicDevices/items/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:k}};e===null?e=[f]:e.push(f),r++}if(w.model!==void 0&&typeof w.model!="string"){let k={instancePath:t+"/devices/panicDevice\
s/"+y+"/model",schemaPath:"#/properties/devices/properties/panicDevices/items/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(
k),r++}}else{let k={instancePath:t+"/devices/panicDevices/"+y,schemaPath:"#/properties/devices/properties/panicDevices/items/type",keyword:"type",params:{type:"\
object"}};e===null?e=[k]:e.push(k),r++}}}else{let h={instancePath:t+"/devices/panicDevices",schemaPath:"#/properties/devices/properties/panicDevices/type",keyword:"\
type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(g.rng!==void 0){let l=g.rng;if(l&&typeof l=="object"&&!Array.isArray(l))for(let h in l){let y={instancePath:t+
"/devices/rng",schemaPath:"#/properties/devices/properties/rng/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[y]:
e.push(y),r++}else{let h={instancePath:t+"/devices/rng",schemaPath:"#/properties/devices/properties/rng/type",keyword:"type",params:{type:"object"}};e===null?e=
[h]:e.push(h),r++}}if(g.sound!==void 0){let l=g.sound,h=r;if(l&&typeof l=="object"&&!Array.isArray(l)&&l.name===void 0){let y={instancePath:t+"/devices/sound",schemaPath:"\
#/properties/devices/properties/sound/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[y]:e.push(y),r++}var j=h===r;if(!j){
let y={instancePath:t+"/devices/sound",schemaPath:"#/properties/devices/properties/sound/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[y]:e.
push(y),r++}if(l&&typeof l=="object"&&!Array.isArray(l)){for(let y in l)if(!(y==="model"||y==="name")){let w={instancePath:t+"/devices/sound",schemaPath:"#/prop\
erties/devices/properties/sound/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[w]:e.push(w),r++}if(l.model!==void 0&&
typeof l.model!="string"){let y={instancePath:t+"/devices/sound/model",schemaPath:"#/properties/devices/properties/sound/properties/model/type",keyword:"type",params:{
type:"string"}};e===null?e=[y]:e.push(y),r++}if(l.name!==void 0&&typeof l.name!="string"){let y={instancePath:t+"/devices/sound/name",schemaPath:"#/properties/d\
evices/properties/sound/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/devices/sound",schemaPath:"\
#/properties/devices/properties/sound/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(g.tpm!==void 0&&(ze(g.tpm,{instancePath:t+"/\
devices/tpm",parentData:g,parentDataProperty:"tpm",rootData:m})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length)),g.useVirtioTransitional!==void 0&&typeof g.
useVirtioTransitional!="boolean"){let l={instancePath:t+"/devices/useVirtioTransitional",schemaPath:"#/properties/devices/properties/useVirtioTransitional/type",
keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(g.video!==void 0){let l=g.video;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let h in l)
if(h!=="type"){let y={instancePath:t+"/devices/video",schemaPath:"#/properties/devices/properties/video/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:h}};e===null?e=[y]:e.push(y),r++}if(l.type!==void 0&&typeof l.type!="string"){let h={instancePath:t+"/devices/video/type",schemaPath:"#/prope\
rties/devices/properties/video/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/devices/v\
ideo",schemaPath:"#/properties/devices/properties/video/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(g.watchdog!==void 0){let l=g.
watchdog,h=r;if(l&&typeof l=="object"&&!Array.isArray(l)&&l.name===void 0){let y={instancePath:t+"/devices/watchdog",schemaPath:"#/properties/devices/properties\
/watchdog/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[y]:e.push(y),r++}var N=h===r;if(!N){let y={instancePath:t+"/\
devices/watchdog",schemaPath:"#/properties/devices/properties/watchdog/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[y]:e.push(y),r++}if(l&&
typeof l=="object"&&!Array.isArray(l)){for(let y in l)if(!(y==="diag288"||y==="i6300esb"||y==="name")){let w={instancePath:t+"/devices/watchdog",schemaPath:"#/p\
roperties/devices/properties/watchdog/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[w]:e.push(w),r++}if(l.diag288!==
void 0){let y=l.diag288;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let w in y)if(w!=="action"){let k={instancePath:t+"/devices/watchdog/diag288",schemaPath:"\
#/properties/devices/properties/watchdog/properties/diag288/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[k]:e.
push(k),r++}if(y.action!==void 0&&typeof y.action!="string"){let w={instancePath:t+"/devices/watchdog/diag288/action",schemaPath:"#/properties/devices/propertie\
s/watchdog/properties/diag288/properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:t+"/devices/\
watchdog/diag288",schemaPath:"#/properties/devices/properties/watchdog/properties/diag288/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),
r++}}if(l.i6300esb!==void 0){let y=l.i6300esb;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let w in y)if(w!=="action"){let k={instancePath:t+"/devices/watch\
dog/i6300esb",schemaPath:"#/properties/devices/properties/watchdog/properties/i6300esb/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};
e===null?e=[k]:e.push(k),r++}if(y.action!==void 0&&typeof y.action!="string"){let w={instancePath:t+"/devices/watchdog/i6300esb/action",schemaPath:"#/properties\
/devices/properties/watchdog/properties/i6300esb/properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:t+
"/devices/watchdog/i6300esb",schemaPath:"#/properties/devices/properties/watchdog/properties/i6300esb/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:
e.push(w),r++}}if(l.name!==void 0&&typeof l.name!="string"){let y={instancePath:t+"/devices/watchdog/name",schemaPath:"#/properties/devices/properties/watchdog/\
properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/devices/watchdog",schemaPath:"#/properti\
es/devices/properties/watchdog/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let l={instancePath:t+"/devices",schemaPath:"#/p\
roperties/devices/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(i.features!==void 0){let g=i.features;if(g&&typeof g=="object"&&
!Array.isArray(g)){for(let l in g)if(!(l==="acpi"||l==="apic"||l==="hyperv"||l==="hypervPassthrough"||l==="kvm"||l==="pvspinlock"||l==="smm")){let h={instancePath:t+
"/features",schemaPath:"#/properties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[h]:e.push(h),r++}if(g.
acpi!==void 0){let l=g.acpi;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let h in l)if(h!=="enabled"){let y={instancePath:t+"/features/acpi",schemaPath:"#/p\
roperties/features/properties/acpi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[y]:e.push(y),r++}if(l.enabled!==
void 0&&typeof l.enabled!="boolean"){let h={instancePath:t+"/features/acpi/enabled",schemaPath:"#/properties/features/properties/acpi/properties/enabled/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/features/acpi",schemaPath:"#/properties/features/properties/acpi/type",
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(g.apic!==void 0&&(_e(g.apic,{instancePath:t+"/features/apic",parentData:g,parentDataProperty:"\
apic",rootData:m})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),g.hyperv!==void 0&&(Ze(g.hyperv,{instancePath:t+"/features/hyperv",parentData:g,parentDataProperty:"\
hyperv",rootData:m})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),g.hypervPassthrough!==void 0){let l=g.hypervPassthrough;if(l&&typeof l=="object"&&!Array.
isArray(l)){for(let h in l)if(h!=="enabled"){let y={instancePath:t+"/features/hypervPassthrough",schemaPath:"#/properties/features/properties/hypervPassthrough/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[y]:e.push(y),r++}if(l.enabled!==void 0&&typeof l.enabled!="boole\
an"){let h={instancePath:t+"/features/hypervPassthrough/enabled",schemaPath:"#/properties/features/properties/hypervPassthrough/properties/enabled/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/features/hypervPassthrough",schemaPath:"#/properties/features/properti\
es/hypervPassthrough/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(g.kvm!==void 0){let l=g.kvm;if(l&&typeof l=="object"&&!Array.
isArray(l)){for(let h in l)if(h!=="hidden"){let y={instancePath:t+"/features/kvm",schemaPath:"#/properties/features/properties/kvm/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h}};e===null?e=[y]:e.push(y),r++}if(l.hidden!==void 0&&typeof l.hidden!="boolean"){let h={instancePath:t+"/feat\
ures/kvm/hidden",schemaPath:"#/properties/features/properties/kvm/properties/hidden/type",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}}else{
let h={instancePath:t+"/features/kvm",schemaPath:"#/properties/features/properties/kvm/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}
if(g.pvspinlock!==void 0){let l=g.pvspinlock;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let h in l)if(h!=="enabled"){let y={instancePath:t+"/features/pvsp\
inlock",schemaPath:"#/properties/features/properties/pvspinlock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[
y]:e.push(y),r++}if(l.enabled!==void 0&&typeof l.enabled!="boolean"){let h={instancePath:t+"/features/pvspinlock/enabled",schemaPath:"#/properties/features/prop\
erties/pvspinlock/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/features/pvspinloc\
k",schemaPath:"#/properties/features/properties/pvspinlock/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(g.smm!==void 0){let l=g.
smm;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let h in l)if(h!=="enabled"){let y={instancePath:t+"/features/smm",schemaPath:"#/properties/features/proper\
ties/smm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[y]:e.push(y),r++}if(l.enabled!==void 0&&typeof l.enabled!=
"boolean"){let h={instancePath:t+"/features/smm/enabled",schemaPath:"#/properties/features/properties/smm/properties/enabled/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/features/smm",schemaPath:"#/properties/features/properties/smm/type",keyword:"type",params:{
type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{let l={instancePath:t+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}}if(i.firmware!==void 0){let g=i.firmware;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let l in g)if(!(l==="acpi"||l==="bo\
otloader"||l==="kernelBoot"||l==="serial"||l==="uuid")){let h={instancePath:t+"/firmware",schemaPath:"#/properties/firmware/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:l}};e===null?e=[h]:e.push(h),r++}if(g.acpi!==void 0){let l=g.acpi;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let h in l)
if(!(h==="msdmNameRef"||h==="slicNameRef")){let y={instancePath:t+"/firmware/acpi",schemaPath:"#/properties/firmware/properties/acpi/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h}};e===null?e=[y]:e.push(y),r++}if(l.msdmNameRef!==void 0&&typeof l.msdmNameRef!="string"){let h={instancePath:t+
"/firmware/acpi/msdmNameRef",schemaPath:"#/properties/firmware/properties/acpi/properties/msdmNameRef/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:
e.push(h),r++}if(l.slicNameRef!==void 0&&typeof l.slicNameRef!="string"){let h={instancePath:t+"/firmware/acpi/slicNameRef",schemaPath:"#/properties/firmware/pr\
operties/acpi/properties/slicNameRef/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/firmware/acpi",schemaPath:"\
#/properties/firmware/properties/acpi/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(g.bootloader!==void 0){let l=g.bootloader;if(l&&
typeof l=="object"&&!Array.isArray(l)){for(let h in l)if(!(h==="bios"||h==="efi")){let y={instancePath:t+"/firmware/bootloader",schemaPath:"#/properties/firmwar\
e/properties/bootloader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[y]:e.push(y),r++}if(l.bios!==void 0){let h=l.
bios;if(h&&typeof h=="object"&&!Array.isArray(h)){for(let y in h)if(y!=="useSerial"){let w={instancePath:t+"/firmware/bootloader/bios",schemaPath:"#/properties/\
firmware/properties/bootloader/properties/bios/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[w]:e.push(w),r++}
if(h.useSerial!==void 0&&typeof h.useSerial!="boolean"){let y={instancePath:t+"/firmware/bootloader/bios/useSerial",schemaPath:"#/properties/firmware/properties\
/bootloader/properties/bios/properties/useSerial/type",keyword:"type",params:{type:"boolean"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/firmwa\
re/bootloader/bios",schemaPath:"#/properties/firmware/properties/bootloader/properties/bios/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),
r++}}l.efi!==void 0&&(Je(l.efi,{instancePath:t+"/firmware/bootloader/efi",parentData:l,parentDataProperty:"efi",rootData:m})||(e=e===null?Je.errors:e.concat(Je.
errors),r=e.length))}else{let h={instancePath:t+"/firmware/bootloader",schemaPath:"#/properties/firmware/properties/bootloader/type",keyword:"type",params:{type:"\
object"}};e===null?e=[h]:e.push(h),r++}}if(g.kernelBoot!==void 0){let l=g.kernelBoot;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let h in l)if(!(h==="conta\
iner"||h==="kernelArgs")){let y={instancePath:t+"/firmware/kernelBoot",schemaPath:"#/properties/firmware/properties/kernelBoot/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:h}};e===null?e=[y]:e.push(y),r++}if(l.container!==void 0){let h=l.container,y=r;if(h&&typeof h=="object"&&!Array.
isArray(h)&&h.image===void 0){let w={instancePath:t+"/firmware/kernelBoot/container",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/containe\
r/unlessRewritten/required",keyword:"required",params:{missingProperty:"image"}};e===null?e=[w]:e.push(w),r++}var q=y===r;if(!q){let w={instancePath:t+"/firmwar\
e/kernelBoot/container",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/container/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?
e=[w]:e.push(w),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){for(let w in h)if(!(w==="image"||w==="imagePullPolicy"||w==="imagePullSecret"||w==="initrdPath"||
w==="kernelPath")){let k={instancePath:t+"/firmware/kernelBoot/container",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/container/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[k]:e.push(k),r++}if(h.image!==void 0&&typeof h.image!="string"){let w={instancePath:t+
"/firmware/kernelBoot/container/image",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/container/properties/image/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}if(h.imagePullPolicy!==void 0&&typeof h.imagePullPolicy!="string"){let w={instancePath:t+"/firmware/kernelBoot/cont\
ainer/imagePullPolicy",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/container/properties/imagePullPolicy/type",keyword:"type",params:{type:"\
string"}};e===null?e=[w]:e.push(w),r++}if(h.imagePullSecret!==void 0&&typeof h.imagePullSecret!="string"){let w={instancePath:t+"/firmware/kernelBoot/container/\
imagePullSecret",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/container/properties/imagePullSecret/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[w]:e.push(w),r++}if(h.initrdPath!==void 0&&typeof h.initrdPath!="string"){let w={instancePath:t+"/firmware/kernelBoot/container/initrdPath",schemaPath:"\
#/properties/firmware/properties/kernelBoot/properties/container/properties/initrdPath/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}
if(h.kernelPath!==void 0&&typeof h.kernelPath!="string"){let w={instancePath:t+"/firmware/kernelBoot/container/kernelPath",schemaPath:"#/properties/firmware/pro\
perties/kernelBoot/properties/container/properties/kernelPath/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:t+
"/firmware/kernelBoot/container",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/container/type",keyword:"type",params:{type:"object"}};e===null?
e=[w]:e.push(w),r++}}if(l.kernelArgs!==void 0&&typeof l.kernelArgs!="string"){let h={instancePath:t+"/firmware/kernelBoot/kernelArgs",schemaPath:"#/properties/f\
irmware/properties/kernelBoot/properties/kernelArgs/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/firm\
ware/kernelBoot",schemaPath:"#/properties/firmware/properties/kernelBoot/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(g.serial!==
void 0&&typeof g.serial!="string"){let l={instancePath:t+"/firmware/serial",schemaPath:"#/properties/firmware/properties/serial/type",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(g.uuid!==void 0&&typeof g.uuid!="string"){let l={instancePath:t+"/firmware/uuid",schemaPath:"#/properties/firmware/pro\
perties/uuid/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/firmware",schemaPath:"#/properties/firmware\
/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(i.ioThreads!==void 0&&(X(i.ioThreads,{instancePath:t+"/ioThreads",parentData:i,parentDataProperty:"\
ioThreads",rootData:m})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),i.ioThreadsPolicy!==void 0&&typeof i.ioThreadsPolicy!="string"){let g={instancePath:t+
"/ioThreadsPolicy",schemaPath:"#/properties/ioThreadsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(i.launchSecurity!==void 0&&
(Y(i.launchSecurity,{instancePath:t+"/launchSecurity",parentData:i,parentDataProperty:"launchSecurity",rootData:m})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.
length)),i.machine!==void 0){let g=i.machine;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let l in g)if(l!=="type"){let h={instancePath:t+"/machine",schemaPath:"\
#/properties/machine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[h]:e.push(h),r++}if(g.type!==void 0&&typeof g.
type!="string"){let l={instancePath:t+"/machine/type",schemaPath:"#/properties/machine/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[
l]:e.push(l),r++}}else{let l={instancePath:t+"/machine",schemaPath:"#/properties/machine/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}
if(i.memory!==void 0){let g=i.memory;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let l in g)if(!(l==="guest"||l==="hugepages"||l==="maxGuest"||l==="reserve\
dOverhead")){let h={instancePath:t+"/memory",schemaPath:"#/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[h]:e.push(h),r++}if(g.guest!==void 0&&($(g.guest,{instancePath:t+"/memory/guest",parentData:g,parentDataProperty:"guest",rootData:m})||(e=e===null?$.
errors:e.concat($.errors),r=e.length)),g.hugepages!==void 0){let l=g.hugepages;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let h in l)if(h!=="pageSize"){let y={
instancePath:t+"/memory/hugepages",schemaPath:"#/properties/memory/properties/hugepages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};
e===null?e=[y]:e.push(y),r++}if(l.pageSize!==void 0&&typeof l.pageSize!="string"){let h={instancePath:t+"/memory/hugepages/pageSize",schemaPath:"#/properties/me\
mory/properties/hugepages/properties/pageSize/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/memory/hug\
epages",schemaPath:"#/properties/memory/properties/hugepages/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}if(g.maxGuest!==void 0&&
($(g.maxGuest,{instancePath:t+"/memory/maxGuest",parentData:g,parentDataProperty:"maxGuest",rootData:m})||(e=e===null?$.errors:e.concat($.errors),r=e.length)),g.
reservedOverhead!==void 0){let l=g.reservedOverhead;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let h in l)if(!(h==="addedOverhead"||h==="memLock")){let y={
instancePath:t+"/memory/reservedOverhead",schemaPath:"#/properties/memory/properties/reservedOverhead/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:h}};e===null?e=[y]:e.push(y),r++}if(l.addedOverhead!==void 0&&($(l.addedOverhead,{instancePath:t+"/memory/reservedOverhead/addedOverhead",parentData:l,
parentDataProperty:"addedOverhead",rootData:m})||(e=e===null?$.errors:e.concat($.errors),r=e.length)),l.memLock!==void 0){let h=l.memLock;if(typeof h!="string"){
let y={instancePath:t+"/memory/reservedOverhead/memLock",schemaPath:"#/properties/memory/properties/reservedOverhead/properties/memLock/type",keyword:"type",params:{
type:"string"}};e===null?e=[y]:e.push(y),r++}if(!(h==="NotRequired"||h==="Required")){let y={instancePath:t+"/memory/reservedOverhead/memLock",schemaPath:"#/pro\
perties/memory/properties/reservedOverhead/properties/memLock/enum",keyword:"enum",params:{allowedValues:Ve.properties.memory.properties.reservedOverhead.properties.
memLock.enum}};e===null?e=[y]:e.push(y),r++}}}else{let h={instancePath:t+"/memory/reservedOverhead",schemaPath:"#/properties/memory/properties/reservedOverhead/\
type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}}else{let l={instancePath:t+"/memory",schemaPath:"#/properties/memory/type",keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(i.rebootPolicy!==void 0){let g=i.rebootPolicy;if(typeof g!="string"){let l={instancePath:t+"/rebo\
otPolicy",schemaPath:"#/properties/rebootPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(!(g==="Reboot"||g==="Terminate")){let l={
instancePath:t+"/rebootPolicy",schemaPath:"#/properties/rebootPolicy/enum",keyword:"enum",params:{allowedValues:Ve.properties.rebootPolicy.enum}};e===null?e=[l]:
e.push(l),r++}}if(i.resources!==void 0){let g=i.resources;if(g&&typeof g=="object"&&!Array.isArray(g)){for(let l in g)if(!(l==="limits"||l==="overcommitGuestOve\
rhead"||l==="requests")){let h={instancePath:t+"/resources",schemaPath:"#/properties/resources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[h]:e.push(h),r++}if(g.limits!==void 0&&(B(g.limits,{instancePath:t+"/resources/limits",parentData:g,parentDataProperty:"limits",rootData:m})||(e=e===
null?B.errors:e.concat(B.errors),r=e.length)),g.overcommitGuestOverhead!==void 0&&typeof g.overcommitGuestOverhead!="boolean"){let l={instancePath:t+"/resources\
/overcommitGuestOverhead",schemaPath:"#/properties/resources/properties/overcommitGuestOverhead/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(
l),r++}g.requests!==void 0&&(B(g.requests,{instancePath:t+"/resources/requests",parentData:g,parentDataProperty:"requests",rootData:m})||(e=e===null?B.errors:e.
concat(B.errors),r=e.length))}else{let l={instancePath:t+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type:"object"}};e===null?e=
[l]:e.push(l),r++}}}else{let g={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}return ee.errors=e,r===0}
var hr={type:"object",properties:{exec:{type:"object",properties:{command:{type:"array",items:{type:"string"}}},additionalProperties:!1},failureThreshold:{type:"\
integer",minimum:-2147483648,maximum:2147483647},guestAgentPing:{type:"object",additionalProperties:!1},httpGet:{type:"object",properties:{host:{type:"string"},
httpHeaders:{type:"array",items:{type:"object",properties:{name:{type:"string"},value:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name",
"value"]}}},path:{type:"string"},port:{type:["integer","string"]},scheme:{type:"string"}},additionalProperties:!1,required:["port"]},initialDelaySeconds:{type:"\
integer",minimum:-2147483648,maximum:2147483647},periodSeconds:{type:"integer",minimum:-2147483648,maximum:2147483647},successThreshold:{type:"integer",minimum:-2147483648,
maximum:2147483647},tcpSocket:{type:"object",properties:{host:{type:"string"},port:{type:["integer","string"]}},additionalProperties:!1,required:["port"]},timeoutSeconds:{
type:"integer",minimum:-2147483648,maximum:2147483647}},additionalProperties:!1};function ye(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)
if(!O.call(hr.properties,p)){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=
[s]:e.push(s),r++}if(i.exec!==void 0){let p=i.exec;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(s!=="command"){let a={instancePath:t+"/exec",schemaPath:"\
#/properties/exec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.command!==void 0){let s=p.
command;if(Array.isArray(s)){let a=s.length;for(let n=0;n<a;n++)if(typeof s[n]!="string"){let c={instancePath:t+"/exec/command/"+n,schemaPath:"#/properties/exec\
/properties/command/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let a={instancePath:t+"/exec/command",schemaPath:"#/pr\
operties/exec/properties/command/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:t+"/exec",schemaPath:"#/pro\
perties/exec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(i.failureThreshold!==void 0){let p=i.failureThreshold;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/failureThreshold",schemaPath:"#/properties/failureThreshold/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/failureThreshold",schemaPath:"#/p\
roperties/failureThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={
instancePath:t+"/failureThreshold",schemaPath:"#/properties/failureThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[
s]:e.push(s),r++}}}if(i.guestAgentPing!==void 0){let p=i.guestAgentPing;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let a={instancePath:t+"/gues\
tAgentPing",schemaPath:"#/properties/guestAgentPing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),
r++}else{let s={instancePath:t+"/guestAgentPing",schemaPath:"#/properties/guestAgentPing/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}
if(i.httpGet!==void 0){let p=i.httpGet;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.port===void 0){let s={instancePath:t+"/httpGet",schemaPath:"#/propertie\
s/httpGet/required",keyword:"required",params:{missingProperty:"port"}};e===null?e=[s]:e.push(s),r++}for(let s in p)if(!(s==="host"||s==="httpHeaders"||s==="pat\
h"||s==="port"||s==="scheme")){let a={instancePath:t+"/httpGet",schemaPath:"#/properties/httpGet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[a]:e.push(a),r++}if(p.host!==void 0&&typeof p.host!="string"){let s={instancePath:t+"/httpGet/host",schemaPath:"#/properties/httpGet/properties/host\
/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.httpHeaders!==void 0){let s=p.httpHeaders;if(Array.isArray(s)){let a=s.length;for(let n=0;n<
a;n++){let c=s[n],S=r;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.name===void 0){let j={instancePath:t+"/httpGet/httpHeaders/"+n,schemaPath:"#/properties/\
httpGet/properties/httpHeaders/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[j]:e.push(j),r++}if(c.value===void 0){
let j={instancePath:t+"/httpGet/httpHeaders/"+n,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[j]:e.push(j),r++}}var o=S===r;if(!o){let j={instancePath:t+"/httpGet/httpHeaders/"+n,schemaPath:"#/properties/httpGet/prop\
erties/httpHeaders/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[j]:e.push(j),r++}if(c&&typeof c=="object"&&!Array.isArray(c)){for(let j in c)
if(!(j==="name"||j==="value")){let N={instancePath:t+"/httpGet/httpHeaders/"+n,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[N]:e.push(N),r++}if(c.name!==void 0&&typeof c.name!="string"){let j={instancePath:t+
"/httpGet/httpHeaders/"+n+"/name",schemaPath:"#/properties/httpGet/properties/httpHeaders/items/properties/name/type",keyword:"type",params:{type:"string"}};e===
null?e=[j]:e.push(j),r++}if(c.value!==void 0&&typeof c.value!="string"){let j={instancePath:t+"/httpGet/httpHeaders/"+n+"/value",schemaPath:"#/properties/httpGe\
t/properties/httpHeaders/items/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:t+"/httpGet/\
httpHeaders/"+n,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}}else{let a={
instancePath:t+"/httpGet/httpHeaders",schemaPath:"#/properties/httpGet/properties/httpHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(
a),r++}}if(p.path!==void 0&&typeof p.path!="string"){let s={instancePath:t+"/httpGet/path",schemaPath:"#/properties/httpGet/properties/path/type",keyword:"type",
params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.port!==void 0){let s=p.port;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&typeof s!="strin\
g"){let a={instancePath:t+"/httpGet/port",schemaPath:"#/properties/httpGet/properties/port/type",keyword:"type",params:{type:hr.properties.httpGet.properties.port.
type}};e===null?e=[a]:e.push(a),r++}}if(p.scheme!==void 0&&typeof p.scheme!="string"){let s={instancePath:t+"/httpGet/scheme",schemaPath:"#/properties/httpGet/p\
roperties/scheme/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/httpGet",schemaPath:"#/properties/httpG\
et/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(i.initialDelaySeconds!==void 0){let p=i.initialDelaySeconds;if(!(typeof p=="num\
ber"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/initialDelaySeconds",schemaPath:"\
#/properties/initialDelaySeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){
let s={instancePath:t+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};
e===null?e=[s]:e.push(s),r++}}}if(i.periodSeconds!==void 0){let p=i.periodSeconds;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+
"/periodSeconds",schemaPath:"#/properties/periodSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(
p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/periodSeconds",schemaPath:"#/properties/periodSeconds/maximum",keyword:"maximum",params:{comparison:"<=",
limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={instancePath:t+"/periodSeconds",schemaPath:"#/properties/periodSeconds/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}if(i.successThreshold!==void 0){let p=i.successThreshold;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/successThreshold",schemaPath:"#/properties/successThreshold/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/successThreshold",schemaPath:"#/p\
roperties/successThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={
instancePath:t+"/successThreshold",schemaPath:"#/properties/successThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[
s]:e.push(s),r++}}}if(i.tcpSocket!==void 0){let p=i.tcpSocket;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.port===void 0){let s={instancePath:t+"/tcpSocket",
schemaPath:"#/properties/tcpSocket/required",keyword:"required",params:{missingProperty:"port"}};e===null?e=[s]:e.push(s),r++}for(let s in p)if(!(s==="host"||s===
"port")){let a={instancePath:t+"/tcpSocket",schemaPath:"#/properties/tcpSocket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[a]:e.push(a),r++}if(p.host!==void 0&&typeof p.host!="string"){let s={instancePath:t+"/tcpSocket/host",schemaPath:"#/properties/tcpSocket/properties/\
host/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.port!==void 0){let s=p.port;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))&&typeof s!="string"){let a={instancePath:t+"/tcpSocket/port",schemaPath:"#/properties/tcpSocket/properties/port/type",keyword:"type",params:{type:hr.properties.
tcpSocket.properties.port.type}};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:t+"/tcpSocket",schemaPath:"#/properties/tcpSocket/type",keyword:"type",
params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(i.timeoutSeconds!==void 0){let p=i.timeoutSeconds;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){let s={instancePath:t+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}
if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={instancePath:t+"/timeoutSeconds",schemaPath:"\
#/properties/timeoutSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}}else{let p={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return ye.errors=e,r===0}function Qe(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(Array.isArray(i)){let o=i.length;for(let p=0;p<o;p++){let s=i[p];
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(!(a==="effect"||a==="key"||a==="operator"||a==="tolerationSeconds"||a==="value")){let n={instancePath:t+
"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}if(s.effect!==void 0&&
typeof s.effect!="string"){let a={instancePath:t+"/"+p+"/effect",schemaPath:"#/items/properties/effect/type",keyword:"type",params:{type:"string"}};e===null?e=[
a]:e.push(a),r++}if(s.key!==void 0&&typeof s.key!="string"){let a={instancePath:t+"/"+p+"/key",schemaPath:"#/items/properties/key/type",keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}if(s.operator!==void 0&&typeof s.operator!="string"){let a={instancePath:t+"/"+p+"/operator",schemaPath:"#/items/properti\
es/operator/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.tolerationSeconds!==void 0){let a=s.tolerationSeconds;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:t+"/"+p+"/tolerationSeconds",schemaPath:"#/items/properties/tolerationSeconds/type",keyword:"type",
params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}}if(s.value!==void 0&&typeof s.value!="string"){let a={instancePath:t+"/"+p+"/value",schemaPath:"#/items/p\
roperties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:
e.push(o),r++}return Qe.errors=e,r===0}function ue(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="networkData"||o==="networkDataBase64"||o==="networkDataSecretRef"||o==="secretRef"||o==="userData"||o==="userDataBase64")){let p={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.networkData!==void 0&&typeof i.networkData!=
"string"){let o={instancePath:t+"/networkData",schemaPath:"#/properties/networkData/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.
networkDataBase64!==void 0&&typeof i.networkDataBase64!="string"){let o={instancePath:t+"/networkDataBase64",schemaPath:"#/properties/networkDataBase64/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.networkDataSecretRef!==void 0){let o=i.networkDataSecretRef;if(o&&typeof o=="object"&&!Array.isArray(
o)){for(let p in o)if(p!=="name"){let s={instancePath:t+"/networkDataSecretRef",schemaPath:"#/properties/networkDataSecretRef/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.name!==void 0&&typeof o.name!="string"){let p={instancePath:t+"/networkDataS\
ecretRef/name",schemaPath:"#/properties/networkDataSecretRef/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={
instancePath:t+"/networkDataSecretRef",schemaPath:"#/properties/networkDataSecretRef/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}
if(i.secretRef!==void 0){let o=i.secretRef;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(p!=="name"){let s={instancePath:t+"/secretRef",schemaPath:"\
#/properties/secretRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.name!==void 0&&typeof o.
name!="string"){let p={instancePath:t+"/secretRef/name",schemaPath:"#/properties/secretRef/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}if(i.userData!==void 0&&typeof i.userData!="string"){let o={instancePath:t+"/userData",schemaPath:"#/properties/userData/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),r++}if(i.userDataBase64!==void 0&&typeof i.userDataBase64!="string"){let o={instancePath:t+"/userDataBase64",schemaPath:"#/pr\
operties/userDataBase64/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ue.errors=e,r===0}function We(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0,o=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.name===void 0){
let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),r++}var p=o===r;if(!p){
let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(i&&typeof i=="object"&&!Array.isArray(
i)){for(let s in i)if(!(s==="hotpluggable"||s==="name")){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[a]:e.push(a),r++}if(i.hotpluggable!==void 0&&typeof i.hotpluggable!="boolean"){let s={instancePath:t+"/hotpluggable",schemaPath:"#/properties/hotplu\
ggable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(i.name!==void 0&&typeof i.name!="string"){let s={instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[s]:e.push(s),r++}return We.errors=e,r===0}function fe(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0,o=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.claimName===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"claimName"}};e===null?e=[s]:e.push(s),r++}var p=o===
r;if(!p){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let s in i)if(!(s==="claimName"||s==="hotpluggable"||s==="readOnly")){let a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(i.claimName!==void 0&&typeof i.claimName!="string"){let s={instancePath:t+"/claimN\
ame",schemaPath:"#/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.hotpluggable!==void 0&&typeof i.hotpluggable!=
"boolean"){let s={instancePath:t+"/hotpluggable",schemaPath:"#/properties/hotpluggable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}
if(i.readOnly!==void 0&&typeof i.readOnly!="boolean"){let s={instancePath:t+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boo\
lean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return fe.
errors=e,r===0}function re(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.domain===void 0){
let y={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"}};e===null?e=[y]:e.push(y),r++}for(let y in i)if(!O.call(qe.properties,
y)){let w={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[w]:e.push(w),r++}if(i.accessCredentials!==
void 0){let y=i.accessCredentials;if(Array.isArray(y)){if(y.length>256){let k={instancePath:t+"/accessCredentials",schemaPath:"#/properties/accessCredentials/ma\
xItems",keyword:"maxItems",params:{limit:256}};e===null?e=[k]:e.push(k),r++}let w=y.length;for(let k=0;k<w;k++){let f=y[k];if(f&&typeof f=="object"&&!Array.isArray(
f)){for(let b in f)if(!(b==="sshPublicKey"||b==="userPassword")){let u={instancePath:t+"/accessCredentials/"+k,schemaPath:"#/properties/accessCredentials/items/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[u]:e.push(u),r++}if(f.sshPublicKey!==void 0){let b=f.sshPublicKey;
if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.propagationMethod===void 0){let u={instancePath:t+"/accessCredentials/"+k+"/sshPublicKey",schemaPath:"#/proper\
ties/accessCredentials/items/properties/sshPublicKey/required",keyword:"required",params:{missingProperty:"propagationMethod"}};e===null?e=[u]:e.push(u),r++}if(b.
source===void 0){let u={instancePath:t+"/accessCredentials/"+k+"/sshPublicKey",schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/required",
keyword:"required",params:{missingProperty:"source"}};e===null?e=[u]:e.push(u),r++}for(let u in b)if(!(u==="propagationMethod"||u==="source")){let d={instancePath:t+
"/accessCredentials/"+k+"/sshPublicKey",schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:u}};e===null?e=[d]:e.push(d),r++}if(b.propagationMethod!==void 0){let u=b.propagationMethod;if(u&&typeof u=="object"&&!Array.isArray(
u)){for(let d in u)if(!(d==="configDrive"||d==="noCloud"||d==="qemuGuestAgent")){let P={instancePath:t+"/accessCredentials/"+k+"/sshPublicKey/propagationMethod",
schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(u.configDrive!==void 0){let d=u.configDrive;if(d&&typeof d=="object"&&!Array.isArray(d))for(let P in d){let v={
instancePath:t+"/accessCredentials/"+k+"/sshPublicKey/propagationMethod/configDrive",schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/pr\
operties/propagationMethod/properties/configDrive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[v]:e.push(v),r++}else{
let P={instancePath:t+"/accessCredentials/"+k+"/sshPublicKey/propagationMethod/configDrive",schemaPath:"#/properties/accessCredentials/items/properties/sshPubli\
cKey/properties/propagationMethod/properties/configDrive/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if(u.noCloud!==void 0){let d=u.
noCloud;if(d&&typeof d=="object"&&!Array.isArray(d))for(let P in d){let v={instancePath:t+"/accessCredentials/"+k+"/sshPublicKey/propagationMethod/noCloud",schemaPath:"\
#/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/properties/noCloud/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:P}};e===null?e=[v]:e.push(v),r++}else{let P={instancePath:t+"/accessCredentials/"+k+"/sshPublicKey/propagationMethod/noCloud",schemaPath:"\
#/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/properties/noCloud/type",keyword:"type",params:{type:"object"}};e===null?
e=[P]:e.push(P),r++}}if(u.qemuGuestAgent!==void 0){let d=u.qemuGuestAgent;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.users===void 0){let P={instancePath:t+
"/accessCredentials/"+k+"/sshPublicKey/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/properties/pro\
pagationMethod/properties/qemuGuestAgent/required",keyword:"required",params:{missingProperty:"users"}};e===null?e=[P]:e.push(P),r++}for(let P in d)if(P!=="user\
s"){let v={instancePath:t+"/accessCredentials/"+k+"/sshPublicKey/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/accessCredentials/items/properties/s\
shPublicKey/properties/propagationMethod/properties/qemuGuestAgent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?
e=[v]:e.push(v),r++}if(d.users!==void 0){let P=d.users;if(Array.isArray(P)){let v=P.length;for(let K=0;K<v;K++)if(typeof P[K]!="string"){let V={instancePath:t+"\
/accessCredentials/"+k+"/sshPublicKey/propagationMethod/qemuGuestAgent/users/"+K,schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/proper\
ties/propagationMethod/properties/qemuGuestAgent/properties/users/items/type",keyword:"type",params:{type:"string"}};e===null?e=[V]:e.push(V),r++}let R=$e(P,qe.
properties.accessCredentials.items.properties.sshPublicKey.properties.propagationMethod.properties.qemuGuestAgent.properties.users.distinct);if(R.length>0){let K={
instancePath:t+"/accessCredentials/"+k+"/sshPublicKey/propagationMethod/qemuGuestAgent/users",schemaPath:"#/properties/accessCredentials/items/properties/sshPub\
licKey/properties/propagationMethod/properties/qemuGuestAgent/properties/users/distinct",keyword:"distinct",params:{indices:R}};e===null?e=[K]:e.push(K),r++}}else{
let v={instancePath:t+"/accessCredentials/"+k+"/sshPublicKey/propagationMethod/qemuGuestAgent/users",schemaPath:"#/properties/accessCredentials/items/properties\
/sshPublicKey/properties/propagationMethod/properties/qemuGuestAgent/properties/users/type",keyword:"type",params:{type:"array"}};e===null?e=[v]:e.push(v),r++}}}else{
let P={instancePath:t+"/accessCredentials/"+k+"/sshPublicKey/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/accessCredentials/items/properties/sshPu\
blicKey/properties/propagationMethod/properties/qemuGuestAgent/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:t+
"/accessCredentials/"+k+"/sshPublicKey/propagationMethod",schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/\
type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}b.source!==void 0&&(ae(b.source,{instancePath:t+"/accessCredentials/"+k+"/sshPublicKe\
y/source",parentData:b,parentDataProperty:"source",rootData:m})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length))}else{let u={instancePath:t+"/accessCrede\
ntials/"+k+"/sshPublicKey",schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:
e.push(u),r++}}if(f.userPassword!==void 0){let b=f.userPassword;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.propagationMethod===void 0){let u={instancePath:t+
"/accessCredentials/"+k+"/userPassword",schemaPath:"#/properties/accessCredentials/items/properties/userPassword/required",keyword:"required",params:{missingProperty:"\
propagationMethod"}};e===null?e=[u]:e.push(u),r++}if(b.source===void 0){let u={instancePath:t+"/accessCredentials/"+k+"/userPassword",schemaPath:"#/properties/a\
ccessCredentials/items/properties/userPassword/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[u]:e.push(u),r++}for(let u in b)if(!(u===
"propagationMethod"||u==="source")){let d={instancePath:t+"/accessCredentials/"+k+"/userPassword",schemaPath:"#/properties/accessCredentials/items/properties/us\
erPassword/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[d]:e.push(d),r++}if(b.propagationMethod!==void 0){let u=b.
propagationMethod;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let d in u)if(d!=="qemuGuestAgent"){let P={instancePath:t+"/accessCredentials/"+k+"/userPassw\
ord/propagationMethod",schemaPath:"#/properties/accessCredentials/items/properties/userPassword/properties/propagationMethod/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(u.qemuGuestAgent!==void 0){let d=u.qemuGuestAgent;if(d&&typeof d=="object"&&!Array.
isArray(d))for(let P in d){let v={instancePath:t+"/accessCredentials/"+k+"/userPassword/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/accessCredent\
ials/items/properties/userPassword/properties/propagationMethod/properties/qemuGuestAgent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};
e===null?e=[v]:e.push(v),r++}else{let P={instancePath:t+"/accessCredentials/"+k+"/userPassword/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/access\
Credentials/items/properties/userPassword/properties/propagationMethod/properties/qemuGuestAgent/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(
P),r++}}}else{let d={instancePath:t+"/accessCredentials/"+k+"/userPassword/propagationMethod",schemaPath:"#/properties/accessCredentials/items/properties/userPa\
ssword/properties/propagationMethod/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}b.source!==void 0&&(ae(b.source,{instancePath:t+"\
/accessCredentials/"+k+"/userPassword/source",parentData:b,parentDataProperty:"source",rootData:m})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length))}else{
let u={instancePath:t+"/accessCredentials/"+k+"/userPassword",schemaPath:"#/properties/accessCredentials/items/properties/userPassword/type",keyword:"type",params:{
type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let b={instancePath:t+"/accessCredentials/"+k,schemaPath:"#/properties/accessCredentials/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}}else{let w={instancePath:t+"/accessCredentials",schemaPath:"#/properties/accessCredentials/type",keyword:"\
type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}if(i.affinity!==void 0&&(Ge(i.affinity,{instancePath:t+"/affinity",parentData:i,parentDataProperty:"a\
ffinity",rootData:m})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),i.architecture!==void 0&&typeof i.architecture!="string"){let y={instancePath:t+"/\
architecture",schemaPath:"#/properties/architecture/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(i.dnsConfig!==void 0){let y=i.dnsConfig;
if(y&&typeof y=="object"&&!Array.isArray(y)){for(let w in y)if(!(w==="nameservers"||w==="options"||w==="searches")){let k={instancePath:t+"/dnsConfig",schemaPath:"\
#/properties/dnsConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[k]:e.push(k),r++}if(y.nameservers!==void 0){
let w=y.nameservers;if(Array.isArray(w)){let k=w.length;for(let f=0;f<k;f++)if(typeof w[f]!="string"){let b={instancePath:t+"/dnsConfig/nameservers/"+f,schemaPath:"\
#/properties/dnsConfig/properties/nameservers/items/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{let k={instancePath:t+"/dnsC\
onfig/nameservers",schemaPath:"#/properties/dnsConfig/properties/nameservers/type",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}if(y.options!==
void 0){let w=y.options;if(Array.isArray(w)){let k=w.length;for(let f=0;f<k;f++){let b=w[f];if(b&&typeof b=="object"&&!Array.isArray(b)){for(let u in b)if(!(u===
"name"||u==="value")){let d={instancePath:t+"/dnsConfig/options/"+f,schemaPath:"#/properties/dnsConfig/properties/options/items/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:u}};e===null?e=[d]:e.push(d),r++}if(b.name!==void 0&&typeof b.name!="string"){let u={instancePath:t+"/dnsConfig/\
options/"+f+"/name",schemaPath:"#/properties/dnsConfig/properties/options/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(
u),r++}if(b.value!==void 0&&typeof b.value!="string"){let u={instancePath:t+"/dnsConfig/options/"+f+"/value",schemaPath:"#/properties/dnsConfig/properties/optio\
ns/items/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/dnsConfig/options/"+f,schemaPath:"\
#/properties/dnsConfig/properties/options/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let k={instancePath:t+"/dnsConf\
ig/options",schemaPath:"#/properties/dnsConfig/properties/options/type",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}if(y.searches!==void 0){
let w=y.searches;if(Array.isArray(w)){let k=w.length;for(let f=0;f<k;f++)if(typeof w[f]!="string"){let b={instancePath:t+"/dnsConfig/searches/"+f,schemaPath:"#/\
properties/dnsConfig/properties/searches/items/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{let k={instancePath:t+"/dnsConfig\
/searches",schemaPath:"#/properties/dnsConfig/properties/searches/type",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}}else{let w={instancePath:t+
"/dnsConfig",schemaPath:"#/properties/dnsConfig/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}if(i.dnsPolicy!==void 0&&typeof i.dnsPolicy!=
"string"){let y={instancePath:t+"/dnsPolicy",schemaPath:"#/properties/dnsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(i.domain!==
void 0&&(ee(i.domain,{instancePath:t+"/domain",parentData:i,parentDataProperty:"domain",rootData:m})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),i.evictionStrategy!==
void 0&&typeof i.evictionStrategy!="string"){let y={instancePath:t+"/evictionStrategy",schemaPath:"#/properties/evictionStrategy/type",keyword:"type",params:{type:"\
string"}};e===null?e=[y]:e.push(y),r++}if(i.hostname!==void 0&&typeof i.hostname!="string"){let y={instancePath:t+"/hostname",schemaPath:"#/properties/hostname/\
type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(i.livenessProbe!==void 0&&(ye(i.livenessProbe,{instancePath:t+"/livenessProbe",parentData:i,
parentDataProperty:"livenessProbe",rootData:m})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),i.networks!==void 0){let y=i.networks;if(Array.isArray(y)){
if(y.length>256){let k={instancePath:t+"/networks",schemaPath:"#/properties/networks/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[k]:e.push(k),r++}
let w=y.length;for(let k=0;k<w;k++){let f=y[k],b=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.name===void 0){let u={instancePath:t+"/networks/"+k,schemaPath:"\
#/properties/networks/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[u]:e.push(u),r++}var o=b===r;if(!o){let u={
instancePath:t+"/networks/"+k,schemaPath:"#/properties/networks/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[u]:e.push(u),r++}if(f&&typeof f==
"object"&&!Array.isArray(f)){for(let u in f)if(!(u==="multus"||u==="name"||u==="pod"||u==="resourceClaim")){let d={instancePath:t+"/networks/"+k,schemaPath:"#/p\
roperties/networks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[d]:e.push(d),r++}if(f.multus!==void 0){
let u=f.multus,d=r;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.networkName===void 0){let P={instancePath:t+"/networks/"+k+"/multus",schemaPath:"#/properties/\
networks/items/properties/multus/unlessRewritten/required",keyword:"required",params:{missingProperty:"networkName"}};e===null?e=[P]:e.push(P),r++}var p=d===r;if(!p){
let P={instancePath:t+"/networks/"+k+"/multus",schemaPath:"#/properties/networks/items/properties/multus/unlessRewritten",keyword:"unlessRewritten",params:{}};e===
null?e=[P]:e.push(P),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){for(let P in u)if(!(P==="default"||P==="networkName")){let v={instancePath:t+"/networks/"+
k+"/multus",schemaPath:"#/properties/networks/items/properties/multus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?
e=[v]:e.push(v),r++}if(u.default!==void 0&&typeof u.default!="boolean"){let P={instancePath:t+"/networks/"+k+"/multus/default",schemaPath:"#/properties/networks\
/items/properties/multus/properties/default/type",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(u.networkName!==void 0&&typeof u.networkName!=
"string"){let P={instancePath:t+"/networks/"+k+"/multus/networkName",schemaPath:"#/properties/networks/items/properties/multus/properties/networkName/type",keyword:"\
type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:t+"/networks/"+k+"/multus",schemaPath:"#/properties/networks/items/properti\
es/multus/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if(f.name!==void 0&&typeof f.name!="string"){let u={instancePath:t+"/networ\
ks/"+k+"/name",schemaPath:"#/properties/networks/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(f.pod!==void 0){
let u=f.pod;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let d in u)if(!(d==="vmIPv6NetworkCIDR"||d==="vmNetworkCIDR")){let P={instancePath:t+"/networks/"+k+
"/pod",schemaPath:"#/properties/networks/items/properties/pod/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:
e.push(P),r++}if(u.vmIPv6NetworkCIDR!==void 0&&typeof u.vmIPv6NetworkCIDR!="string"){let d={instancePath:t+"/networks/"+k+"/pod/vmIPv6NetworkCIDR",schemaPath:"#\
/properties/networks/items/properties/pod/properties/vmIPv6NetworkCIDR/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(u.vmNetworkCIDR!==
void 0&&typeof u.vmNetworkCIDR!="string"){let d={instancePath:t+"/networks/"+k+"/pod/vmNetworkCIDR",schemaPath:"#/properties/networks/items/properties/pod/prope\
rties/vmNetworkCIDR/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/networks/"+k+"/pod",schemaPath:"#/pr\
operties/networks/items/properties/pod/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(f.resourceClaim!==void 0){let u=f.resourceClaim;
if(u&&typeof u=="object"&&!Array.isArray(u)){for(let d in u)if(!(d==="claimName"||d==="requestName")){let P={instancePath:t+"/networks/"+k+"/resourceClaim",schemaPath:"\
#/properties/networks/items/properties/resourceClaim/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),
r++}if(u.claimName!==void 0&&typeof u.claimName!="string"){let d={instancePath:t+"/networks/"+k+"/resourceClaim/claimName",schemaPath:"#/properties/networks/ite\
ms/properties/resourceClaim/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(u.requestName!==void 0&&typeof u.requestName!=
"string"){let d={instancePath:t+"/networks/"+k+"/resourceClaim/requestName",schemaPath:"#/properties/networks/items/properties/resourceClaim/properties/requestN\
ame/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/networks/"+k+"/resourceClaim",schemaPath:"#/properti\
es/networks/items/properties/resourceClaim/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{let u={instancePath:t+"/networks/"+k,
schemaPath:"#/properties/networks/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let w={instancePath:t+"/networks",schemaPath:"\
#/properties/networks/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}if(i.nodeSelector!==void 0){let y=i.nodeSelector;if(y&&typeof y==
"object"&&!Array.isArray(y)){for(let w in y)if(typeof y[w]!="string"){let k={instancePath:t+"/nodeSelector/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/nodeSelector/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}else{let w={instancePath:t+"/nodeSelec\
tor",schemaPath:"#/properties/nodeSelector/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}if(i.priorityClassName!==void 0&&typeof i.
priorityClassName!="string"){let y={instancePath:t+"/priorityClassName",schemaPath:"#/properties/priorityClassName/type",keyword:"type",params:{type:"string"}};
e===null?e=[y]:e.push(y),r++}if(i.readinessProbe!==void 0&&(ye(i.readinessProbe,{instancePath:t+"/readinessProbe",parentData:i,parentDataProperty:"readinessProb\
e",rootData:m})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),i.resourceClaims!==void 0){let y=i.resourceClaims;if(Array.isArray(y)){let w=y.length;for(let f=0;f<
w;f++){let b=y[f],u=r;if(b&&typeof b=="object"&&!Array.isArray(b)&&b.name===void 0){let d={instancePath:t+"/resourceClaims/"+f,schemaPath:"#/properties/resource\
Claims/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[d]:e.push(d),r++}var s=u===r;if(!s){let d={instancePath:t+
"/resourceClaims/"+f,schemaPath:"#/properties/resourceClaims/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[d]:e.push(d),r++}if(b&&typeof b==
"object"&&!Array.isArray(b)){for(let d in b)if(!(d==="name"||d==="resourceClaimName"||d==="resourceClaimTemplateName")){let P={instancePath:t+"/resourceClaims/"+
f,schemaPath:"#/properties/resourceClaims/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}
if(b.name!==void 0&&typeof b.name!="string"){let d={instancePath:t+"/resourceClaims/"+f+"/name",schemaPath:"#/properties/resourceClaims/items/properties/name/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(b.resourceClaimName!==void 0&&typeof b.resourceClaimName!="string"){let d={instancePath:t+
"/resourceClaims/"+f+"/resourceClaimName",schemaPath:"#/properties/resourceClaims/items/properties/resourceClaimName/type",keyword:"type",params:{type:"string"}};
e===null?e=[d]:e.push(d),r++}if(b.resourceClaimTemplateName!==void 0&&typeof b.resourceClaimTemplateName!="string"){let d={instancePath:t+"/resourceClaims/"+f+"\
/resourceClaimTemplateName",schemaPath:"#/properties/resourceClaims/items/properties/resourceClaimTemplateName/type",keyword:"type",params:{type:"string"}};e===
null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/resourceClaims/"+f,schemaPath:"#/properties/resourceClaims/items/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[d]:e.push(d),r++}}let k=$e(y,qe.properties.resourceClaims.distinct);if(k.length>0){let f={instancePath:t+"/resourceClaims",schemaPath:"#/proper\
ties/resourceClaims/distinct",keyword:"distinct",params:{indices:k}};e===null?e=[f]:e.push(f),r++}}else{let w={instancePath:t+"/resourceClaims",schemaPath:"#/pr\
operties/resourceClaims/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}if(i.schedulerName!==void 0&&typeof i.schedulerName!="string"){
let y={instancePath:t+"/schedulerName",schemaPath:"#/properties/schedulerName/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(i.serviceAccountName!==
void 0&&typeof i.serviceAccountName!="string"){let y={instancePath:t+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/type",keyword:"type",params:{
type:"string"}};e===null?e=[y]:e.push(y),r++}if(i.startStrategy!==void 0&&typeof i.startStrategy!="string"){let y={instancePath:t+"/startStrategy",schemaPath:"#\
/properties/startStrategy/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(i.subdomain!==void 0&&typeof i.subdomain!="string"){let y={
instancePath:t+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(i.terminationGracePeriodSeconds!==
void 0){let y=i.terminationGracePeriodSeconds;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let w={instancePath:t+"/terminationGracePeriodSeconds",schemaPath:"\
#/properties/terminationGracePeriodSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(w),r++}}if(i.tolerations!==void 0&&(Qe(i.tolerations,
{instancePath:t+"/tolerations",parentData:i,parentDataProperty:"tolerations",rootData:m})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)),i.topologySpreadConstraints!==
void 0){let y=i.topologySpreadConstraints;if(Array.isArray(y)){let w=y.length;for(let f=0;f<w;f++){let b=y[f],u=r;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.
maxSkew===void 0){let d={instancePath:t+"/topologySpreadConstraints/"+f,schemaPath:"#/properties/topologySpreadConstraints/items/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"maxSkew"}};e===null?e=[d]:e.push(d),r++}if(b.topologyKey===void 0){let d={instancePath:t+"/topologySpreadConstraints/"+f,schemaPath:"\
#/properties/topologySpreadConstraints/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"topologyKey"}};e===null?e=[d]:e.push(d),r++}if(b.
whenUnsatisfiable===void 0){let d={instancePath:t+"/topologySpreadConstraints/"+f,schemaPath:"#/properties/topologySpreadConstraints/items/unlessRewritten/requi\
red",keyword:"required",params:{missingProperty:"whenUnsatisfiable"}};e===null?e=[d]:e.push(d),r++}}var a=u===r;if(!a){let d={instancePath:t+"/topologySpreadCon\
straints/"+f,schemaPath:"#/properties/topologySpreadConstraints/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[d]:e.push(d),r++}if(b&&typeof b==
"object"&&!Array.isArray(b)){for(let d in b)if(!(d==="labelSelector"||d==="matchLabelKeys"||d==="maxSkew"||d==="minDomains"||d==="nodeAffinityPolicy"||d==="node\
TaintsPolicy"||d==="topologyKey"||d==="whenUnsatisfiable")){let P={instancePath:t+"/topologySpreadConstraints/"+f,schemaPath:"#/properties/topologySpreadConstra\
ints/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(b.labelSelector!==void 0&&(x(b.labelSelector,
{instancePath:t+"/topologySpreadConstraints/"+f+"/labelSelector",parentData:b,parentDataProperty:"labelSelector",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),
r=e.length)),b.matchLabelKeys!==void 0){let d=b.matchLabelKeys;if(Array.isArray(d)){let P=d.length;for(let v=0;v<P;v++)if(typeof d[v]!="string"){let R={instancePath:t+
"/topologySpreadConstraints/"+f+"/matchLabelKeys/"+v,schemaPath:"#/properties/topologySpreadConstraints/items/properties/matchLabelKeys/items/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}}else{let P={instancePath:t+"/topologySpreadConstraints/"+f+"/matchLabelKeys",schemaPath:"#/properties/t\
opologySpreadConstraints/items/properties/matchLabelKeys/type",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}if(b.maxSkew!==void 0){let d=b.
maxSkew;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let P={instancePath:t+"/topologySpreadConstraints/"+f+"/maxSkew",schemaPath:"#/properties/topo\
logySpreadConstraints/items/properties/maxSkew/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),r++}if(typeof d=="number"&&isFinite(d)){if(d>
2147483647||isNaN(d)){let P={instancePath:t+"/topologySpreadConstraints/"+f+"/maxSkew",schemaPath:"#/properties/topologySpreadConstraints/items/properties/maxSk\
ew/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[P]:e.push(P),r++}if(d<-2147483648||isNaN(d)){let P={instancePath:t+"/topolo\
gySpreadConstraints/"+f+"/maxSkew",schemaPath:"#/properties/topologySpreadConstraints/items/properties/maxSkew/minimum",keyword:"minimum",params:{comparison:">=",
limit:-2147483648}};e===null?e=[P]:e.push(P),r++}}}if(b.minDomains!==void 0){let d=b.minDomains;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let P={
instancePath:t+"/topologySpreadConstraints/"+f+"/minDomains",schemaPath:"#/properties/topologySpreadConstraints/items/properties/minDomains/type",keyword:"type",
params:{type:"integer"}};e===null?e=[P]:e.push(P),r++}if(typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d)){let P={instancePath:t+"/topologySpreadConst\
raints/"+f+"/minDomains",schemaPath:"#/properties/topologySpreadConstraints/items/properties/minDomains/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[P]:e.push(P),r++}if(d<-2147483648||isNaN(d)){let P={instancePath:t+"/topologySpreadConstraints/"+f+"/minDomains",schemaPath:"#/properties/topologySp\
readConstraints/items/properties/minDomains/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[P]:e.push(P),r++}}}if(b.nodeAffinityPolicy!==
void 0&&typeof b.nodeAffinityPolicy!="string"){let d={instancePath:t+"/topologySpreadConstraints/"+f+"/nodeAffinityPolicy",schemaPath:"#/properties/topologySpre\
adConstraints/items/properties/nodeAffinityPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(b.nodeTaintsPolicy!==void 0&&typeof b.
nodeTaintsPolicy!="string"){let d={instancePath:t+"/topologySpreadConstraints/"+f+"/nodeTaintsPolicy",schemaPath:"#/properties/topologySpreadConstraints/items/p\
roperties/nodeTaintsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(b.topologyKey!==void 0&&typeof b.topologyKey!="string"){
let d={instancePath:t+"/topologySpreadConstraints/"+f+"/topologyKey",schemaPath:"#/properties/topologySpreadConstraints/items/properties/topologyKey/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(b.whenUnsatisfiable!==void 0&&typeof b.whenUnsatisfiable!="string"){let d={instancePath:t+"/topolo\
gySpreadConstraints/"+f+"/whenUnsatisfiable",schemaPath:"#/properties/topologySpreadConstraints/items/properties/whenUnsatisfiable/type",keyword:"type",params:{
type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/topologySpreadConstraints/"+f,schemaPath:"#/properties/topologySpreadConstraints/item\
s/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}let k=$e(y,qe.properties.topologySpreadConstraints.distinct);if(k.length>0){let f={
instancePath:t+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/distinct",keyword:"distinct",params:{indices:k}};e===null?e=[f]:e.
push(f),r++}}else{let w={instancePath:t+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/type",keyword:"type",params:{type:"array"}};
e===null?e=[w]:e.push(w),r++}}if(i.utilityVolumes!==void 0){let y=i.utilityVolumes;if(Array.isArray(y)){if(y.length>256){let f={instancePath:t+"/utilityVolumes",
schemaPath:"#/properties/utilityVolumes/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[f]:e.push(f),r++}let w=y.length;for(let f=0;f<w;f++){let b=y[f],
u=r;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.claimName===void 0){let d={instancePath:t+"/utilityVolumes/"+f,schemaPath:"#/properties/utilityVolumes/ite\
ms/unlessRewritten/required",keyword:"required",params:{missingProperty:"claimName"}};e===null?e=[d]:e.push(d),r++}if(b.name===void 0){let d={instancePath:t+"/u\
tilityVolumes/"+f,schemaPath:"#/properties/utilityVolumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[d]:e.push(
d),r++}}var n=u===r;if(!n){let d={instancePath:t+"/utilityVolumes/"+f,schemaPath:"#/properties/utilityVolumes/items/unlessRewritten",keyword:"unlessRewritten",params:{}};
e===null?e=[d]:e.push(d),r++}if(b&&typeof b=="object"&&!Array.isArray(b)){for(let d in b)if(!(d==="claimName"||d==="name"||d==="readOnly"||d==="type")){let P={instancePath:t+
"/utilityVolumes/"+f,schemaPath:"#/properties/utilityVolumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?
e=[P]:e.push(P),r++}if(b.claimName!==void 0&&typeof b.claimName!="string"){let d={instancePath:t+"/utilityVolumes/"+f+"/claimName",schemaPath:"#/properties/util\
ityVolumes/items/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(b.name!==void 0&&typeof b.name!="string"){let d={
instancePath:t+"/utilityVolumes/"+f+"/name",schemaPath:"#/properties/utilityVolumes/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[d]:e.push(d),r++}if(b.readOnly!==void 0&&typeof b.readOnly!="boolean"){let d={instancePath:t+"/utilityVolumes/"+f+"/readOnly",schemaPath:"#/properties/utilit\
yVolumes/items/properties/readOnly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}if(b.type!==void 0&&typeof b.type!="string"){let d={
instancePath:t+"/utilityVolumes/"+f+"/type",schemaPath:"#/properties/utilityVolumes/items/properties/type/type",keyword:"type",params:{type:"string"}};e===null?
e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/utilityVolumes/"+f,schemaPath:"#/properties/utilityVolumes/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[d]:e.push(d),r++}}let k=$e(y,qe.properties.utilityVolumes.distinct);if(k.length>0){let f={instancePath:t+"/utilityVolumes",schemaPath:"#/properties/\
utilityVolumes/distinct",keyword:"distinct",params:{indices:k}};e===null?e=[f]:e.push(f),r++}}else{let w={instancePath:t+"/utilityVolumes",schemaPath:"#/propert\
ies/utilityVolumes/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}if(i.volumes!==void 0){let y=i.volumes;if(Array.isArray(y)){if(y.length>
256){let k={instancePath:t+"/volumes",schemaPath:"#/properties/volumes/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[k]:e.push(k),r++}let w=y.length;
for(let k=0;k<w;k++){let f=y[k],b=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.name===void 0){let u={instancePath:t+"/volumes/"+k,schemaPath:"#/properties/v\
olumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[u]:e.push(u),r++}var c=b===r;if(!c){let u={instancePath:t+
"/volumes/"+k,schemaPath:"#/properties/volumes/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[u]:e.push(u),r++}if(f&&typeof f=="object"&&
!Array.isArray(f)){for(let u in f)if(!O.call(qe.properties.volumes.items.properties,u)){let d={instancePath:t+"/volumes/"+k,schemaPath:"#/properties/volumes/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[d]:e.push(d),r++}if(f.cloudInitConfigDrive!==void 0&&(ue(f.cloudInitConfigDrive,
{instancePath:t+"/volumes/"+k+"/cloudInitConfigDrive",parentData:f,parentDataProperty:"cloudInitConfigDrive",rootData:m})||(e=e===null?ue.errors:e.concat(ue.errors),
r=e.length)),f.cloudInitNoCloud!==void 0&&(ue(f.cloudInitNoCloud,{instancePath:t+"/volumes/"+k+"/cloudInitNoCloud",parentData:f,parentDataProperty:"cloudInitNoC\
loud",rootData:m})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)),f.configMap!==void 0){let u=f.configMap;if(u&&typeof u=="object"&&!Array.isArray(u)){
for(let d in u)if(!(d==="name"||d==="optional"||d==="volumeLabel")){let P={instancePath:t+"/volumes/"+k+"/configMap",schemaPath:"#/properties/volumes/items/prop\
erties/configMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(u.name!==void 0&&typeof u.name!=
"string"){let d={instancePath:t+"/volumes/"+k+"/configMap/name",schemaPath:"#/properties/volumes/items/properties/configMap/properties/name/type",keyword:"type",
params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(u.optional!==void 0&&typeof u.optional!="boolean"){let d={instancePath:t+"/volumes/"+k+"/configMap/optio\
nal",schemaPath:"#/properties/volumes/items/properties/configMap/properties/optional/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}
if(u.volumeLabel!==void 0&&typeof u.volumeLabel!="string"){let d={instancePath:t+"/volumes/"+k+"/configMap/volumeLabel",schemaPath:"#/properties/volumes/items/p\
roperties/configMap/properties/volumeLabel/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/volumes/"+k+"\
/configMap",schemaPath:"#/properties/volumes/items/properties/configMap/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(f.containerDisk!==
void 0){let u=f.containerDisk,d=r;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.image===void 0){let P={instancePath:t+"/volumes/"+k+"/containerDisk",schemaPath:"\
#/properties/volumes/items/properties/containerDisk/unlessRewritten/required",keyword:"required",params:{missingProperty:"image"}};e===null?e=[P]:e.push(P),r++}
var S=d===r;if(!S){let P={instancePath:t+"/volumes/"+k+"/containerDisk",schemaPath:"#/properties/volumes/items/properties/containerDisk/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[P]:e.push(P),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){for(let P in u)if(!(P==="image"||P==="imagePullPolicy"||P===
"imagePullSecret"||P==="path")){let v={instancePath:t+"/volumes/"+k+"/containerDisk",schemaPath:"#/properties/volumes/items/properties/containerDisk/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[v]:e.push(v),r++}if(u.image!==void 0&&typeof u.image!="string"){let P={instancePath:t+
"/volumes/"+k+"/containerDisk/image",schemaPath:"#/properties/volumes/items/properties/containerDisk/properties/image/type",keyword:"type",params:{type:"string"}};
e===null?e=[P]:e.push(P),r++}if(u.imagePullPolicy!==void 0&&typeof u.imagePullPolicy!="string"){let P={instancePath:t+"/volumes/"+k+"/containerDisk/imagePullPol\
icy",schemaPath:"#/properties/volumes/items/properties/containerDisk/properties/imagePullPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(
P),r++}if(u.imagePullSecret!==void 0&&typeof u.imagePullSecret!="string"){let P={instancePath:t+"/volumes/"+k+"/containerDisk/imagePullSecret",schemaPath:"#/pro\
perties/volumes/items/properties/containerDisk/properties/imagePullSecret/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}if(u.path!==
void 0&&typeof u.path!="string"){let P={instancePath:t+"/volumes/"+k+"/containerDisk/path",schemaPath:"#/properties/volumes/items/properties/containerDisk/prope\
rties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:t+"/volumes/"+k+"/containerDisk",schemaPath:"#/pr\
operties/volumes/items/properties/containerDisk/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if(f.containerPath!==void 0){let u=f.
containerPath,d=r;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.path===void 0){let P={instancePath:t+"/volumes/"+k+"/containerPath",schemaPath:"#/properties/vo\
lumes/items/properties/containerPath/unlessRewritten/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[P]:e.push(P),r++}var j=d===r;if(!j){
let P={instancePath:t+"/volumes/"+k+"/containerPath",schemaPath:"#/properties/volumes/items/properties/containerPath/unlessRewritten",keyword:"unlessRewritten",
params:{}};e===null?e=[P]:e.push(P),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){for(let P in u)if(!(P==="path"||P==="readOnly")){let v={instancePath:t+"/vo\
lumes/"+k+"/containerPath",schemaPath:"#/properties/volumes/items/properties/containerPath/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};
e===null?e=[v]:e.push(v),r++}if(u.path!==void 0){let P=u.path;if(typeof P=="string"){if(Nr(P)>4096){let v={instancePath:t+"/volumes/"+k+"/containerPath/path",schemaPath:"\
#/properties/volumes/items/properties/containerPath/properties/path/maxLength",keyword:"maxLength",params:{limit:4096}};e===null?e=[v]:e.push(v),r++}}else{let v={
instancePath:t+"/volumes/"+k+"/containerPath/path",schemaPath:"#/properties/volumes/items/properties/containerPath/properties/path/type",keyword:"type",params:{
type:"string"}};e===null?e=[v]:e.push(v),r++}}if(u.readOnly!==void 0&&typeof u.readOnly!="boolean"){let P={instancePath:t+"/volumes/"+k+"/containerPath/readOnly",
schemaPath:"#/properties/volumes/items/properties/containerPath/properties/readOnly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}}else{
let P={instancePath:t+"/volumes/"+k+"/containerPath",schemaPath:"#/properties/volumes/items/properties/containerPath/type",keyword:"type",params:{type:"object"}};
e===null?e=[P]:e.push(P),r++}}if(f.dataVolume!==void 0&&(We(f.dataVolume,{instancePath:t+"/volumes/"+k+"/dataVolume",parentData:f,parentDataProperty:"dataVolume",
rootData:m})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),f.downwardAPI!==void 0){let u=f.downwardAPI;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let d in u)
if(!(d==="fields"||d==="volumeLabel")){let P={instancePath:t+"/volumes/"+k+"/downwardAPI",schemaPath:"#/properties/volumes/items/properties/downwardAPI/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(u.fields!==void 0){let d=u.fields;if(Array.isArray(d)){
let P=d.length;for(let v=0;v<P;v++){let R=d[v],K=r;if(R&&typeof R=="object"&&!Array.isArray(R)&&R.path===void 0){let V={instancePath:t+"/volumes/"+k+"/downwardA\
PI/fields/"+v,schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"\
path"}};e===null?e=[V]:e.push(V),r++}var N=K===r;if(!N){let V={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v,schemaPath:"#/properties/volumes/items/prop\
erties/downwardAPI/properties/fields/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[V]:e.push(V),r++}if(R&&typeof R=="object"&&!Array.isArray(
R)){for(let V in R)if(!(V==="fieldRef"||V==="mode"||V==="path"||V==="resourceFieldRef")){let L={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v,schemaPath:"\
#/properties/volumes/items/properties/downwardAPI/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:V}};e===
null?e=[L]:e.push(L),r++}if(R.fieldRef!==void 0){let V=R.fieldRef,L=r;if(V&&typeof V=="object"&&!Array.isArray(V)&&V.fieldPath===void 0){let C={instancePath:t+"\
/volumes/"+k+"/downwardAPI/fields/"+v+"/fieldRef",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/unle\
ssRewritten/required",keyword:"required",params:{missingProperty:"fieldPath"}};e===null?e=[C]:e.push(C),r++}var q=L===r;if(!q){let C={instancePath:t+"/volumes/"+
k+"/downwardAPI/fields/"+v+"/fieldRef",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/unlessRewritten",
keyword:"unlessRewritten",params:{}};e===null?e=[C]:e.push(C),r++}if(V&&typeof V=="object"&&!Array.isArray(V)){for(let C in V)if(!(C==="apiVersion"||C==="fieldP\
ath")){let Te={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/fieldRef",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields\
/items/properties/fieldRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C}};e===null?e=[Te]:e.push(Te),r++}if(V.apiVersion!==
void 0&&typeof V.apiVersion!="string"){let C={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/fieldRef/apiVersion",schemaPath:"#/properties/volumes/item\
s/properties/downwardAPI/properties/fields/items/properties/fieldRef/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[C]:e.push(C),
r++}if(V.fieldPath!==void 0&&typeof V.fieldPath!="string"){let C={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/fieldRef/fieldPath",schemaPath:"#/prop\
erties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/properties/fieldPath/type",keyword:"type",params:{type:"string"}};e===null?
e=[C]:e.push(C),r++}}else{let C={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/fieldRef",schemaPath:"#/properties/volumes/items/properties/downwardAPI\
/properties/fields/items/properties/fieldRef/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),r++}}if(R.mode!==void 0){let V=R.mode;if(!(typeof V==
"number"&&!(V%1)&&!isNaN(V)&&isFinite(V))){let L={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/mode",schemaPath:"#/properties/volumes/items/propertie\
s/downwardAPI/properties/fields/items/properties/mode/type",keyword:"type",params:{type:"integer"}};e===null?e=[L]:e.push(L),r++}if(typeof V=="number"&&isFinite(
V)){if(V>2147483647||isNaN(V)){let L={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/mode",schemaPath:"#/properties/volumes/items/properties/downwardAP\
I/properties/fields/items/properties/mode/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[L]:e.push(L),r++}if(V<-2147483648||isNaN(
V)){let L={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/mode",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/p\
roperties/mode/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[L]:e.push(L),r++}}}if(R.path!==void 0&&typeof R.path!="string"){
let V={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/path",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/prope\
rties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[V]:e.push(V),r++}if(R.resourceFieldRef!==void 0){let V=R.resourceFieldRef,L=r;if(V&&typeof V==
"object"&&!Array.isArray(V)&&V.resource===void 0){let C={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/resourceFieldRef",schemaPath:"#/properties/volu\
mes/items/properties/downwardAPI/properties/fields/items/properties/resourceFieldRef/unlessRewritten/required",keyword:"required",params:{missingProperty:"resou\
rce"}};e===null?e=[C]:e.push(C),r++}var g=L===r;if(!g){let C={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/resourceFieldRef",schemaPath:"#/properties\
/volumes/items/properties/downwardAPI/properties/fields/items/properties/resourceFieldRef/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[C]:e.
push(C),r++}if(V&&typeof V=="object"&&!Array.isArray(V)){for(let C in V)if(!(C==="containerName"||C==="divisor"||C==="resource")){let Te={instancePath:t+"/volum\
es/"+k+"/downwardAPI/fields/"+v+"/resourceFieldRef",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/resourceFie\
ldRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C}};e===null?e=[Te]:e.push(Te),r++}if(V.containerName!==void 0&&typeof V.containerName!=
"string"){let C={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/resourceFieldRef/containerName",schemaPath:"#/properties/volumes/items/properties/downw\
ardAPI/properties/fields/items/properties/resourceFieldRef/properties/containerName/type",keyword:"type",params:{type:"string"}};e===null?e=[C]:e.push(C),r++}if(V.
divisor!==void 0&&($(V.divisor,{instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/resourceFieldRef/divisor",parentData:V,parentDataProperty:"divisor",rootData:m})||
(e=e===null?$.errors:e.concat($.errors),r=e.length)),V.resource!==void 0&&typeof V.resource!="string"){let C={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+
v+"/resourceFieldRef/resource",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/resourceFieldRef/properties/reso\
urce/type",keyword:"type",params:{type:"string"}};e===null?e=[C]:e.push(C),r++}}else{let C={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v+"/resourceFiel\
dRef",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/resourceFieldRef/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[C]:e.push(C),r++}}}else{let V={instancePath:t+"/volumes/"+k+"/downwardAPI/fields/"+v,schemaPath:"#/properties/volumes/items/properties/downward\
API/properties/fields/items/type",keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}}}else{let P={instancePath:t+"/volumes/"+k+"/downwardAPI/f\
ields",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/type",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}
if(u.volumeLabel!==void 0&&typeof u.volumeLabel!="string"){let d={instancePath:t+"/volumes/"+k+"/downwardAPI/volumeLabel",schemaPath:"#/properties/volumes/items\
/properties/downwardAPI/properties/volumeLabel/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/volumes/"+
k+"/downwardAPI",schemaPath:"#/properties/volumes/items/properties/downwardAPI/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(f.downwardMetrics!==
void 0){let u=f.downwardMetrics;if(u&&typeof u=="object"&&!Array.isArray(u))for(let d in u){let P={instancePath:t+"/volumes/"+k+"/downwardMetrics",schemaPath:"#\
/properties/volumes/items/properties/downwardMetrics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),
r++}else{let d={instancePath:t+"/volumes/"+k+"/downwardMetrics",schemaPath:"#/properties/volumes/items/properties/downwardMetrics/type",keyword:"type",params:{type:"\
object"}};e===null?e=[d]:e.push(d),r++}}if(f.emptyDisk!==void 0){let u=f.emptyDisk;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.capacity===void 0){let d={instancePath:t+
"/volumes/"+k+"/emptyDisk",schemaPath:"#/properties/volumes/items/properties/emptyDisk/required",keyword:"required",params:{missingProperty:"capacity"}};e===null?
e=[d]:e.push(d),r++}for(let d in u)if(d!=="capacity"){let P={instancePath:t+"/volumes/"+k+"/emptyDisk",schemaPath:"#/properties/volumes/items/properties/emptyDi\
sk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}u.capacity!==void 0&&($(u.capacity,{instancePath:t+
"/volumes/"+k+"/emptyDisk/capacity",parentData:u,parentDataProperty:"capacity",rootData:m})||(e=e===null?$.errors:e.concat($.errors),r=e.length))}else{let d={instancePath:t+
"/volumes/"+k+"/emptyDisk",schemaPath:"#/properties/volumes/items/properties/emptyDisk/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}
if(f.ephemeral!==void 0){let u=f.ephemeral;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let d in u)if(d!=="persistentVolumeClaim"){let P={instancePath:t+"/v\
olumes/"+k+"/ephemeral",schemaPath:"#/properties/volumes/items/properties/ephemeral/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[P]:e.push(P),r++}if(u.persistentVolumeClaim!==void 0){let d=u.persistentVolumeClaim,P=r;if(d&&typeof d=="object"&&!Array.isArray(d)&&d.claimName===void 0){
let v={instancePath:t+"/volumes/"+k+"/ephemeral/persistentVolumeClaim",schemaPath:"#/properties/volumes/items/properties/ephemeral/properties/persistentVolumeCl\
aim/unlessRewritten/required",keyword:"required",params:{missingProperty:"claimName"}};e===null?e=[v]:e.push(v),r++}var l=P===r;if(!l){let v={instancePath:t+"/v\
olumes/"+k+"/ephemeral/persistentVolumeClaim",schemaPath:"#/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[v]:e.push(v),r++}if(d&&typeof d=="object"&&!Array.isArray(d)){for(let v in d)if(!(v==="claimName"||v==="readOnly")){let R={
instancePath:t+"/volumes/"+k+"/ephemeral/persistentVolumeClaim",schemaPath:"#/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[R]:e.push(R),r++}if(d.claimName!==void 0&&typeof d.claimName!="stri\
ng"){let v={instancePath:t+"/volumes/"+k+"/ephemeral/persistentVolumeClaim/claimName",schemaPath:"#/properties/volumes/items/properties/ephemeral/properties/per\
sistentVolumeClaim/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(d.readOnly!==void 0&&typeof d.readOnly!="bo\
olean"){let v={instancePath:t+"/volumes/"+k+"/ephemeral/persistentVolumeClaim/readOnly",schemaPath:"#/properties/volumes/items/properties/ephemeral/properties/p\
ersistentVolumeClaim/properties/readOnly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:t+"/volumes/"+k+"/\
ephemeral/persistentVolumeClaim",schemaPath:"#/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/type",keyword:"type",params:{type:"\
object"}};e===null?e=[v]:e.push(v),r++}}}else{let d={instancePath:t+"/volumes/"+k+"/ephemeral",schemaPath:"#/properties/volumes/items/properties/ephemeral/type",
keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(f.hostDisk!==void 0){let u=f.hostDisk,d=r;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.
path===void 0){let P={instancePath:t+"/volumes/"+k+"/hostDisk",schemaPath:"#/properties/volumes/items/properties/hostDisk/unlessRewritten/required",keyword:"req\
uired",params:{missingProperty:"path"}};e===null?e=[P]:e.push(P),r++}if(u.type===void 0){let P={instancePath:t+"/volumes/"+k+"/hostDisk",schemaPath:"#/propertie\
s/volumes/items/properties/hostDisk/unlessRewritten/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[P]:e.push(P),r++}}var h=d===r;if(!h){
let P={instancePath:t+"/volumes/"+k+"/hostDisk",schemaPath:"#/properties/volumes/items/properties/hostDisk/unlessRewritten",keyword:"unlessRewritten",params:{}};
e===null?e=[P]:e.push(P),r++}if(u&&typeof u=="object"&&!Array.isArray(u)){for(let P in u)if(!(P==="capacity"||P==="path"||P==="shared"||P==="type")){let v={instancePath:t+
"/volumes/"+k+"/hostDisk",schemaPath:"#/properties/volumes/items/properties/hostDisk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};
e===null?e=[v]:e.push(v),r++}if(u.capacity!==void 0&&($(u.capacity,{instancePath:t+"/volumes/"+k+"/hostDisk/capacity",parentData:u,parentDataProperty:"capacity",
rootData:m})||(e=e===null?$.errors:e.concat($.errors),r=e.length)),u.path!==void 0&&typeof u.path!="string"){let P={instancePath:t+"/volumes/"+k+"/hostDisk/path",
schemaPath:"#/properties/volumes/items/properties/hostDisk/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}if(u.shared!==
void 0&&typeof u.shared!="boolean"){let P={instancePath:t+"/volumes/"+k+"/hostDisk/shared",schemaPath:"#/properties/volumes/items/properties/hostDisk/properties\
/shared/type",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(u.type!==void 0&&typeof u.type!="string"){let P={instancePath:t+"/volumes/"+
k+"/hostDisk/type",schemaPath:"#/properties/volumes/items/properties/hostDisk/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(
P),r++}}else{let P={instancePath:t+"/volumes/"+k+"/hostDisk",schemaPath:"#/properties/volumes/items/properties/hostDisk/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[P]:e.push(P),r++}}if(f.memoryDump!==void 0&&(fe(f.memoryDump,{instancePath:t+"/volumes/"+k+"/memoryDump",parentData:f,parentDataProperty:"memor\
yDump",rootData:m})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),f.name!==void 0&&typeof f.name!="string"){let u={instancePath:t+"/volumes/"+k+"/name",
schemaPath:"#/properties/volumes/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),r++}if(f.persistentVolumeClaim!==void 0&&
(fe(f.persistentVolumeClaim,{instancePath:t+"/volumes/"+k+"/persistentVolumeClaim",parentData:f,parentDataProperty:"persistentVolumeClaim",rootData:m})||(e=e===
null?fe.errors:e.concat(fe.errors),r=e.length)),f.secret!==void 0){let u=f.secret;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let d in u)if(!(d==="optional"||
d==="secretName"||d==="volumeLabel")){let P={instancePath:t+"/volumes/"+k+"/secret",schemaPath:"#/properties/volumes/items/properties/secret/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(u.optional!==void 0&&typeof u.optional!="boolean"){let d={instancePath:t+
"/volumes/"+k+"/secret/optional",schemaPath:"#/properties/volumes/items/properties/secret/properties/optional/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[d]:e.push(d),r++}if(u.secretName!==void 0&&typeof u.secretName!="string"){let d={instancePath:t+"/volumes/"+k+"/secret/secretName",schemaPath:"#/propert\
ies/volumes/items/properties/secret/properties/secretName/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(u.volumeLabel!==void 0&&typeof u.
volumeLabel!="string"){let d={instancePath:t+"/volumes/"+k+"/secret/volumeLabel",schemaPath:"#/properties/volumes/items/properties/secret/properties/volumeLabel\
/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/volumes/"+k+"/secret",schemaPath:"#/properties/volumes/\
items/properties/secret/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(f.serviceAccount!==void 0){let u=f.serviceAccount;if(u&&typeof u==
"object"&&!Array.isArray(u)){for(let d in u)if(d!=="serviceAccountName"){let P={instancePath:t+"/volumes/"+k+"/serviceAccount",schemaPath:"#/properties/volumes/\
items/properties/serviceAccount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(u.serviceAccountName!==
void 0&&typeof u.serviceAccountName!="string"){let d={instancePath:t+"/volumes/"+k+"/serviceAccount/serviceAccountName",schemaPath:"#/properties/volumes/items/p\
roperties/serviceAccount/properties/serviceAccountName/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/v\
olumes/"+k+"/serviceAccount",schemaPath:"#/properties/volumes/items/properties/serviceAccount/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(
d),r++}}if(f.sysprep!==void 0){let u=f.sysprep;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let d in u)if(!(d==="configMap"||d==="secret")){let P={instancePath:t+
"/volumes/"+k+"/sysprep",schemaPath:"#/properties/volumes/items/properties/sysprep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[P]:e.push(P),r++}if(u.configMap!==void 0){let d=u.configMap;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let P in d)if(P!=="name"){let v={instancePath:t+
"/volumes/"+k+"/sysprep/configMap",schemaPath:"#/properties/volumes/items/properties/sysprep/properties/configMap/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:P}};e===null?e=[v]:e.push(v),r++}if(d.name!==void 0&&typeof d.name!="string"){let P={instancePath:t+"/volumes/"+k+"/sysprep/co\
nfigMap/name",schemaPath:"#/properties/volumes/items/properties/sysprep/properties/configMap/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[P]:e.push(P),r++}}else{let P={instancePath:t+"/volumes/"+k+"/sysprep/configMap",schemaPath:"#/properties/volumes/items/properties/sysprep/properties/configMa\
p/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if(u.secret!==void 0){let d=u.secret;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let P in d)
if(P!=="name"){let v={instancePath:t+"/volumes/"+k+"/sysprep/secret",schemaPath:"#/properties/volumes/items/properties/sysprep/properties/secret/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[v]:e.push(v),r++}if(d.name!==void 0&&typeof d.name!="string"){let P={instancePath:t+
"/volumes/"+k+"/sysprep/secret/name",schemaPath:"#/properties/volumes/items/properties/sysprep/properties/secret/properties/name/type",keyword:"type",params:{type:"\
string"}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:t+"/volumes/"+k+"/sysprep/secret",schemaPath:"#/properties/volumes/items/properties/sysprep/pro\
perties/secret/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:t+"/volumes/"+k+"/sysprep",schemaPath:"#/pro\
perties/volumes/items/properties/sysprep/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{let u={instancePath:t+"/volumes/"+k,schemaPath:"\
#/properties/volumes/items/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),r++}}}else{let w={instancePath:t+"/volumes",schemaPath:"#/prope\
rties/volumes/type",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}}}else{let y={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[y]:e.push(y),r++}return re.errors=e,r===0}function te(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,
r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)if(!(o==="metadata"||o==="spec")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}i.metadata!==void 0&&(z(i.metadata,{instancePath:t+"/metadata",parentData:i,parentDataProperty:"\
metadata",rootData:m})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),i.spec!==void 0&&(re(i.spec,{instancePath:t+"/spec",parentData:i,parentDataProperty:"\
spec",rootData:m})||(e=e===null?re.errors:e.concat(re.errors),r=e.length))}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}return te.errors=e,r===0}var ft={enum:["kubevirt","archive"]},mt={enum:["kubevirt","archive",""]};function _(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.template===
void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"template"}};e===null?e=[a]:e.push(a),r++}for(let a in i)if(!(a===
"dataVolumeTemplates"||a==="instancetype"||a==="preference"||a==="runStrategy"||a==="running"||a==="template"||a==="updateVolumesStrategy")){let n={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}if(i.dataVolumeTemplates!==void 0){
let a=i.dataVolumeTemplates;if(Array.isArray(a)){let n=a.length;for(let c=0;c<n;c++){let S=a[c];if(!(S&&typeof S=="object"&&!Array.isArray(S))&&S!==null){let j={
instancePath:t+"/dataVolumeTemplates/"+c,schemaPath:"#/properties/dataVolumeTemplates/items/type",keyword:"type",params:{type:xe.properties.dataVolumeTemplates.
items.type}};e===null?e=[j]:e.push(j),r++}if(S&&typeof S=="object"&&!Array.isArray(S)){if(S.spec===void 0){let j={instancePath:t+"/dataVolumeTemplates/"+c,schemaPath:"\
#/properties/dataVolumeTemplates/items/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[j]:e.push(j),r++}for(let j in S)if(!(j==="apiVe\
rsion"||j==="kind"||j==="metadata"||j==="spec"||j==="status")){let N={instancePath:t+"/dataVolumeTemplates/"+c,schemaPath:"#/properties/dataVolumeTemplates/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[N]:e.push(N),r++}if(S.apiVersion!==void 0&&typeof S.apiVersion!=
"string"){let j={instancePath:t+"/dataVolumeTemplates/"+c+"/apiVersion",schemaPath:"#/properties/dataVolumeTemplates/items/properties/apiVersion/type",keyword:"\
type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(S.kind!==void 0&&typeof S.kind!="string"){let j={instancePath:t+"/dataVolumeTemplates/"+c+"/kind",
schemaPath:"#/properties/dataVolumeTemplates/items/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(S.metadata!==void 0&&
(z(S.metadata,{instancePath:t+"/dataVolumeTemplates/"+c+"/metadata",parentData:S,parentDataProperty:"metadata",rootData:m})||(e=e===null?z.errors:e.concat(z.errors),
r=e.length)),S.spec!==void 0){let j=S.spec;if(j&&typeof j=="object"&&!Array.isArray(j)){for(let N in j)if(!O.call(xe.properties.dataVolumeTemplates.items.properties.
spec.properties,N)){let q={instancePath:t+"/dataVolumeTemplates/"+c+"/spec",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:N}};e===null?e=[q]:e.push(q),r++}if(j.checkpoints!==void 0&&(he(j.checkpoints,{instancePath:t+"/d\
ataVolumeTemplates/"+c+"/spec/checkpoints",parentData:j,parentDataProperty:"checkpoints",rootData:m})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),j.
contentType!==void 0){let N=j.contentType;if(typeof N!="string"){let l={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/contentType",schemaPath:"#/properties/da\
taVolumeTemplates/items/properties/spec/properties/contentType/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}let q=r;if(!(N==="kubev\
irt"||N==="archive")){let l={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/contentType",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/pro\
perties/contentType/unlessRewritten/enum",keyword:"enum",params:{allowedValues:ft.enum}};e===null?e=[l]:e.push(l),r++}var o=q===r;if(!o){let l={instancePath:t+"\
/dataVolumeTemplates/"+c+"/spec/contentType",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/contentType/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[l]:e.push(l),r++}let g=r;if(!(N==="kubevirt"||N==="archive"||N==="")){let l={instancePath:t+"/dataVolumeTemplates/"+c+"/\
spec/contentType",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/contentType/whenRewritten/enum",keyword:"enum",params:{allowedValues:mt.
enum}};e===null?e=[l]:e.push(l),r++}var p=g===r;if(!p){let l={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/contentType",schemaPath:"#/properties/dataVolumeTe\
mplates/items/properties/spec/properties/contentType/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[l]:e.push(l),r++}}if(j.finalCheckpoint!==void 0&&
typeof j.finalCheckpoint!="boolean"){let N={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/finalCheckpoint",schemaPath:"#/properties/dataVolumeTemplates/items/\
properties/spec/properties/finalCheckpoint/type",keyword:"type",params:{type:"boolean"}};e===null?e=[N]:e.push(N),r++}if(j.preallocation!==void 0&&typeof j.preallocation!=
"boolean"){let N={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/preallocation",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/p\
reallocation/type",keyword:"type",params:{type:"boolean"}};e===null?e=[N]:e.push(N),r++}if(j.priorityClassName!==void 0&&typeof j.priorityClassName!="string"){let N={
instancePath:t+"/dataVolumeTemplates/"+c+"/spec/priorityClassName",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/priorityClassNa\
me/type",keyword:"type",params:{type:"string"}};e===null?e=[N]:e.push(N),r++}if(j.pvc!==void 0&&(Z(j.pvc,{instancePath:t+"/dataVolumeTemplates/"+c+"/spec/pvc",parentData:j,
parentDataProperty:"pvc",rootData:m})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),j.source!==void 0){let N=j.source;if(N&&typeof N=="object"&&!Array.isArray(
N)){for(let q in N)if(!O.call(xe.properties.dataVolumeTemplates.items.properties.spec.properties.source.properties,q)){let g={instancePath:t+"/dataVolumeTemplat\
es/"+c+"/spec/source",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:q}};e===null?e=[g]:e.push(g),r++}if(N.blank!==void 0){let q=N.blank;if(q&&typeof q=="object"&&!Array.isArray(q))for(let g in q){let l={
instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/blank",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/bl\
ank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[l]:e.push(l),r++}else{let g={instancePath:t+"/dataVolumeTemp\
lates/"+c+"/spec/source/blank",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/blank/type",keyword:"type",params:{
type:"object"}};e===null?e=[g]:e.push(g),r++}}if(N.gcs!==void 0&&(we(N.gcs,{instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/gcs",parentData:N,parentDataProperty:"\
gcs",rootData:m})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),N.http!==void 0){let q=N.http,g=r;if(q&&typeof q=="object"&&!Array.isArray(q)&&q.url===
void 0){let l={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/http",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source\
/properties/http/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[l]:e.push(l),r++}var s=g===r;if(!s){let l={instancePath:t+
"/dataVolumeTemplates/"+c+"/spec/source/http",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/unlessRewritt\
en",keyword:"unlessRewritten",params:{}};e===null?e=[l]:e.push(l),r++}if(q&&typeof q=="object"&&!Array.isArray(q)){for(let l in q)if(!(l==="certConfigMap"||l===
"extraHeaders"||l==="secretExtraHeaders"||l==="secretRef"||l==="url")){let h={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/http",schemaPath:"#/propert\
ies/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[h]:e.push(h),r++}if(q.certConfigMap!==void 0&&typeof q.certConfigMap!="string"){let l={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/http/c\
ertConfigMap",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/certConfigMap/type",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(q.extraHeaders!==void 0){let l=q.extraHeaders;if(Array.isArray(l)){let h=l.length;for(let y=0;y<h;y++)if(typeof l[y]!=
"string"){let w={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/http/extraHeaders/"+y,schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec\
/properties/source/properties/http/properties/extraHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}else{let h={instancePath:t+
"/dataVolumeTemplates/"+c+"/spec/source/http/extraHeaders",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/\
properties/extraHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[h]:e.push(h),r++}}if(q.secretExtraHeaders!==void 0){let l=q.secretExtraHeaders;if(Array.
isArray(l)){let h=l.length;for(let y=0;y<h;y++)if(typeof l[y]!="string"){let w={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/http/secretExtraHeaders/"+
y,schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/secretExtraHeaders/items/type",keyword:"type",
params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}else{let h={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/http/secretExtraHeaders",schemaPath:"#/\
properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/secretExtraHeaders/type",keyword:"type",params:{type:"array"}};
e===null?e=[h]:e.push(h),r++}}if(q.secretRef!==void 0&&typeof q.secretRef!="string"){let l={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/http/secretRe\
f",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/secretRef/type",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(q.url!==void 0&&typeof q.url!="string"){let l={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/http/url",schemaPath:"\
#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=
[l]:e.push(l),r++}}else{let l={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/http",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/p\
roperties/source/properties/http/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(N.imageio!==void 0&&(be(N.imageio,{instancePath:t+
"/dataVolumeTemplates/"+c+"/spec/source/imageio",parentData:N,parentDataProperty:"imageio",rootData:m})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),
N.pvc!==void 0&&(F(N.pvc,{instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/pvc",parentData:N,parentDataProperty:"pvc",rootData:m})||(e=e===null?F.errors:e.
concat(F.errors),r=e.length)),N.registry!==void 0&&(ve(N.registry,{instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/registry",parentData:N,parentDataProperty:"\
registry",rootData:m})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),N.s3!==void 0&&(Ae(N.s3,{instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/s\
3",parentData:N,parentDataProperty:"s3",rootData:m})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),N.snapshot!==void 0&&(F(N.snapshot,{instancePath:t+
"/dataVolumeTemplates/"+c+"/spec/source/snapshot",parentData:N,parentDataProperty:"snapshot",rootData:m})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),
N.upload!==void 0){let q=N.upload;if(q&&typeof q=="object"&&!Array.isArray(q))for(let g in q){let l={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/uplo\
ad",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/upload/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:g}};e===null?e=[l]:e.push(l),r++}else{let g={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/upload",schemaPath:"#/properties/\
dataVolumeTemplates/items/properties/spec/properties/source/properties/upload/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}N.vddk!==
void 0&&(je(N.vddk,{instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source/vddk",parentData:N,parentDataProperty:"vddk",rootData:m})||(e=e===null?je.errors:e.concat(
je.errors),r=e.length))}else{let q={instancePath:t+"/dataVolumeTemplates/"+c+"/spec/source",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/p\
roperties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}j.sourceRef!==void 0&&(De(j.sourceRef,{instancePath:t+"/dataVolumeTe\
mplates/"+c+"/spec/sourceRef",parentData:j,parentDataProperty:"sourceRef",rootData:m})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),j.storage!==void 0&&
(Se(j.storage,{instancePath:t+"/dataVolumeTemplates/"+c+"/spec/storage",parentData:j,parentDataProperty:"storage",rootData:m})||(e=e===null?Se.errors:e.concat(Se.
errors),r=e.length))}else{let N={instancePath:t+"/dataVolumeTemplates/"+c+"/spec",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/type",keyword:"\
type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}}if(S.status!==void 0){let j=S.status;if(!(j&&typeof j=="object"&&!Array.isArray(j))&&j!==null){let N={
instancePath:t+"/dataVolumeTemplates/"+c+"/status",schemaPath:"#/properties/dataVolumeTemplates/items/properties/status/type",keyword:"type",params:{type:xe.properties.
dataVolumeTemplates.items.properties.status.type}};e===null?e=[N]:e.push(N),r++}if(j&&typeof j=="object"&&!Array.isArray(j))for(let N in j){let q={instancePath:t+
"/dataVolumeTemplates/"+c+"/status",schemaPath:"#/properties/dataVolumeTemplates/items/properties/status/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:N}};e===null?e=[q]:e.push(q),r++}}}}}else{let n={instancePath:t+"/dataVolumeTemplates",schemaPath:"#/properties/dataVolumeTemplates/type",keyword:"\
type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(i.instancetype!==void 0&&(oe(i.instancetype,{instancePath:t+"/instancetype",parentData:i,parentDataProperty:"\
instancetype",rootData:m})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),i.preference!==void 0&&(oe(i.preference,{instancePath:t+"/preference",parentData:i,
parentDataProperty:"preference",rootData:m})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),i.runStrategy!==void 0&&typeof i.runStrategy!="string"){let a={
instancePath:t+"/runStrategy",schemaPath:"#/properties/runStrategy/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(i.running!==void 0&&
typeof i.running!="boolean"){let a={instancePath:t+"/running",schemaPath:"#/properties/running/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(
a),r++}if(i.template!==void 0&&(te(i.template,{instancePath:t+"/template",parentData:i,parentDataProperty:"template",rootData:m})||(e=e===null?te.errors:e.concat(
te.errors),r=e.length)),i.updateVolumesStrategy!==void 0&&typeof i.updateVolumesStrategy!="string"){let a={instancePath:t+"/updateVolumesStrategy",schemaPath:"#\
/properties/updateVolumesStrategy/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return _.errors=e,r===0}function Xe(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){
let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spec===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
spec"}};e===null?e=[o]:e.push(o),r++}for(let o in i)if(!(o==="apiVersion"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let p={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!=
"string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.
kind!==void 0&&typeof i.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:
e.push(o),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.
concat(T.errors),r=e.length)),i.spec!==void 0&&(_(i.spec,{instancePath:t+"/spec",parentData:i,parentDataProperty:"spec",rootData:m})||(e=e===null?_.errors:e.concat(
_.errors),r=e.length)),i.status!==void 0){let o=i.status;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:t+"/status",schemaPath:"#/propertie\
s/status/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),r++}return Xe.errors=e,r===0}function Tr(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,
r=0;return Xe(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length),Tr.errors=e,r===0}exports.
kind4=xr;var Cr={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{type:"object",properties:{annotations:{
type:"object",additionalProperties:{type:"string"}},cpu:{type:"object",properties:{dedicatedCPUPlacement:{type:"boolean"},guest:{type:"integer",minimum:0,maximum:2147483647},
isolateEmulatorThread:{type:"boolean"},maxSockets:{type:"integer",minimum:0,maximum:2147483647},model:{type:"string"},numa:{$ref:"#/$defs/numa"},realtime:{type:"\
object",properties:{mask:{type:"string"}},additionalProperties:!1}},additionalProperties:!1,unlessRewritten:{required:["guest"]}},gpus:{$ref:"#/$defs/gpus"},hostDevices:{
$ref:"#/$defs/hostDevices"},ioThreads:{$ref:"#/$defs/ioThreads"},ioThreadsPolicy:{type:"string"},launchSecurity:{$ref:"#/$defs/launchSecurity"},memory:{type:"ob\
ject",properties:{guest:{$ref:"#/$defs/item"},hugepages:{type:"object",properties:{pageSize:{type:"string"}},additionalProperties:!1},maxGuest:{$ref:"#/$defs/it\
em"},overcommitPercent:{type:"integer",minimum:0,maximum:100}},additionalProperties:!1,required:["guest"]},nodeSelector:{type:"object",additionalProperties:{type:"\
string"}},schedulerName:{type:"string"}},additionalProperties:!1,required:["cpu","memory"]}},additionalProperties:!1,required:["spec"]};function Ye(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spec===void 0){
let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[p]:e.push(p),r++}for(let p in i)if(!(p==="apiVersi\
on"||p==="kind"||p==="metadata"||p==="spec")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let p={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let p={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+"/metadata",parentData:i,
parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0){let p=i.spec;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.cpu===void 0){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"cpu"}};e===null?
e=[s]:e.push(s),r++}if(p.memory===void 0){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"memo\
ry"}};e===null?e=[s]:e.push(s),r++}for(let s in p)if(!O.call(Cr.properties.spec.properties,s)){let a={instancePath:t+"/spec",schemaPath:"#/properties/spec/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.annotations!==void 0){let s=p.annotations;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(typeof s[a]!="string"){let n={instancePath:t+"/spec/annotations/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/spec/properties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let a={
instancePath:t+"/spec/annotations",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}
if(p.cpu!==void 0){let s=p.cpu,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.guest===void 0){let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spe\
c/properties/cpu/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[n]:e.push(n),r++}var o=a===r;if(!o){let n={instancePath:t+
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
es/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.numa!==void 0&&(J(s.numa,{instancePath:t+"/spec/cpu/numa",parentData:s,parentDataProperty:"\
numa",rootData:m})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.realtime!==void 0){let n=s.realtime;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let c in n)
if(c!=="mask"){let S={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:c}};e===null?e=[S]:e.push(S),r++}if(n.mask!==void 0&&typeof n.mask!="string"){let c={instancePath:t+"/spec/cpu/realti\
me/mask",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/properties/mask/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),
r++}}else{let c={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}}}else{let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",keyword:"type",params:{type:"object"}};
e===null?e=[n]:e.push(n),r++}}if(p.gpus!==void 0&&(Q(p.gpus,{instancePath:t+"/spec/gpus",parentData:p,parentDataProperty:"gpus",rootData:m})||(e=e===null?Q.errors:
e.concat(Q.errors),r=e.length)),p.hostDevices!==void 0&&(W(p.hostDevices,{instancePath:t+"/spec/hostDevices",parentData:p,parentDataProperty:"hostDevices",rootData:m})||
(e=e===null?W.errors:e.concat(W.errors),r=e.length)),p.ioThreads!==void 0&&(X(p.ioThreads,{instancePath:t+"/spec/ioThreads",parentData:p,parentDataProperty:"ioT\
hreads",rootData:m})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),p.ioThreadsPolicy!==void 0&&typeof p.ioThreadsPolicy!="string"){let s={instancePath:t+
"/spec/ioThreadsPolicy",schemaPath:"#/properties/spec/properties/ioThreadsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.
launchSecurity!==void 0&&(Y(p.launchSecurity,{instancePath:t+"/spec/launchSecurity",parentData:p,parentDataProperty:"launchSecurity",rootData:m})||(e=e===null?Y.
errors:e.concat(Y.errors),r=e.length)),p.memory!==void 0){let s=p.memory;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.guest===void 0){let a={instancePath:t+
"/spec/memory",schemaPath:"#/properties/spec/properties/memory/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[a]:e.push(a),r++}for(let a in s)
if(!(a==="guest"||a==="hugepages"||a==="maxGuest"||a==="overcommitPercent")){let n={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memor\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}if(s.guest!==void 0&&($(s.guest,{instancePath:t+
"/spec/memory/guest",parentData:s,parentDataProperty:"guest",rootData:m})||(e=e===null?$.errors:e.concat($.errors),r=e.length)),s.hugepages!==void 0){let a=s.hugepages;
if(a&&typeof a=="object"&&!Array.isArray(a)){for(let n in a)if(n!=="pageSize"){let c={instancePath:t+"/spec/memory/hugepages",schemaPath:"#/properties/spec/prop\
erties/memory/properties/hugepages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(a.pageSize!==
void 0&&typeof a.pageSize!="string"){let n={instancePath:t+"/spec/memory/hugepages/pageSize",schemaPath:"#/properties/spec/properties/memory/properties/hugepage\
s/properties/pageSize/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/memory/hugepages",schemaPath:"\
#/properties/spec/properties/memory/properties/hugepages/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.maxGuest!==void 0&&($(s.
maxGuest,{instancePath:t+"/spec/memory/maxGuest",parentData:s,parentDataProperty:"maxGuest",rootData:m})||(e=e===null?$.errors:e.concat($.errors),r=e.length)),s.
overcommitPercent!==void 0){let a=s.overcommitPercent;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:t+"/spec/memory/overcommitPe\
rcent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof a==
"number"&&isFinite(a)){if(a>100||isNaN(a)){let n={instancePath:t+"/spec/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/ove\
rcommitPercent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=[n]:e.push(n),r++}if(a<0||isNaN(a)){let n={instancePath:t+"/spec/memory\
/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[n]:e.push(n),r++}}}}else{let a={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memory/type",keyword:"type",params:{type:"object"}};
e===null?e=[a]:e.push(a),r++}}if(p.nodeSelector!==void 0){let s=p.nodeSelector;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(typeof s[a]!="stri\
ng"){let n={instancePath:t+"/spec/nodeSelector/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spec/properties/nodeSelector/additionalProper\
ties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let a={instancePath:t+"/spec/nodeSelector",schemaPath:"#/properties/spec/pr\
operties/nodeSelector/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(p.schedulerName!==void 0&&typeof p.schedulerName!="string"){
let s={instancePath:t+"/spec/schedulerName",schemaPath:"#/properties/spec/properties/schedulerName/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.
push(s),r++}}else{let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let p={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Ye.errors=e,r===0}function xr(i,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;return Ye(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?Ye.errors:
e.concat(Ye.errors),r=e.length),xr.errors=e,r===0}exports.kind5=$r;function er(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spec===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[o]:e.push(o),r++}for(let o in i)if(!(o==="apiVersi\
on"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+"/metadata",parentData:i,
parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0&&(re(i.spec,{instancePath:t+"/spec",parentData:i,
parentDataProperty:"spec",rootData:m})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),i.status!==void 0){let o=i.status;if(!(o&&typeof o=="object"&&!Array.
isArray(o))){let p={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return er.errors=e,r===0}function $r(i,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;return er(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?er.errors:
e.concat(er.errors),r=e.length),$r.errors=e,r===0}exports.kind6=Ir;function rr(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="apiVersion"||o==="kind"||o==="metadata"||o==="spec")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/p\
roperties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let o={instancePath:t+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+
"/metadata",parentData:i,parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0){let o=i.spec;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.selector===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"\
selector"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="domain"||p==="selector")){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}o.domain!==void 0&&(ee(o.domain,{instancePath:t+"/spec/\
domain",parentData:o,parentDataProperty:"domain",rootData:m})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),o.selector!==void 0&&(x(o.selector,{instancePath:t+
"/spec/selector",parentData:o,parentDataProperty:"selector",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else{let p={instancePath:t+"/spec",
schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return rr.errors=e,r===0}function Ir(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){
let e=null,r=0;return rr(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?rr.errors:e.concat(rr.errors),r=e.length),Ir.errors=e,r===
0}exports.kind7=Mr;function tr(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spec===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[o]:e.push(o),r++}for(let o in i)if(!(o==="apiVersi\
on"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+"/metadata",parentData:i,
parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0){let o=i.spec;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.selector===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"selector"}};
e===null?e=[p]:e.push(p),r++}if(o.template===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"\
template"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="paused"||p==="replicas"||p==="selector"||p==="template")){let s={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.paused!==void 0&&typeof o.
paused!="boolean"){let p={instancePath:t+"/spec/paused",schemaPath:"#/properties/spec/properties/paused/type",keyword:"type",params:{type:"boolean"}};e===null?e=
[p]:e.push(p),r++}if(o.replicas!==void 0){let p=o.replicas;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/spec/replicas",schemaPath:"\
#/properties/spec/properties/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||
isNaN(p)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}o.selector!==void 0&&(x(o.selector,{instancePath:t+"/spec/selector",parentData:o,
parentDataProperty:"selector",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),o.template!==void 0&&(te(o.template,{instancePath:t+"/spec/temp\
late",parentData:o,parentDataProperty:"template",rootData:m})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}else{let p={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.status!==void 0){let o=i.status;if(!(o&&typeof o=="object"&&!Array.
isArray(o))){let p={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return tr.errors=e,r===0}function Mr(i,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;return tr(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?tr.errors:
e.concat(tr.errors),r=e.length),Mr.errors=e,r===0}exports.kind8=Er;function sr(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spec===void 0){
let p={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[p]:e.push(p),r++}for(let p in i)if(!(p==="apiVersi\
on"||p==="kind"||p==="metadata"||p==="spec")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let p={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let p={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+"/metadata",parentData:i,
parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0){let p=i.spec;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.cpu===void 0){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"cpu"}};e===null?
e=[s]:e.push(s),r++}if(p.memory===void 0){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"memo\
ry"}};e===null?e=[s]:e.push(s),r++}for(let s in p)if(!O.call(Cr.properties.spec.properties,s)){let a={instancePath:t+"/spec",schemaPath:"#/properties/spec/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.annotations!==void 0){let s=p.annotations;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(typeof s[a]!="string"){let n={instancePath:t+"/spec/annotations/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/spec/properties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let a={
instancePath:t+"/spec/annotations",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}
if(p.cpu!==void 0){let s=p.cpu,a=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.guest===void 0){let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spe\
c/properties/cpu/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[n]:e.push(n),r++}var o=a===r;if(!o){let n={instancePath:t+
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
es/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.numa!==void 0&&(J(s.numa,{instancePath:t+"/spec/cpu/numa",parentData:s,parentDataProperty:"\
numa",rootData:m})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.realtime!==void 0){let n=s.realtime;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let c in n)
if(c!=="mask"){let S={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:c}};e===null?e=[S]:e.push(S),r++}if(n.mask!==void 0&&typeof n.mask!="string"){let c={instancePath:t+"/spec/cpu/realti\
me/mask",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/properties/mask/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),
r++}}else{let c={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/type",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}}}else{let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",keyword:"type",params:{type:"object"}};
e===null?e=[n]:e.push(n),r++}}if(p.gpus!==void 0&&(Q(p.gpus,{instancePath:t+"/spec/gpus",parentData:p,parentDataProperty:"gpus",rootData:m})||(e=e===null?Q.errors:
e.concat(Q.errors),r=e.length)),p.hostDevices!==void 0&&(W(p.hostDevices,{instancePath:t+"/spec/hostDevices",parentData:p,parentDataProperty:"hostDevices",rootData:m})||
(e=e===null?W.errors:e.concat(W.errors),r=e.length)),p.ioThreads!==void 0&&(X(p.ioThreads,{instancePath:t+"/spec/ioThreads",parentData:p,parentDataProperty:"ioT\
hreads",rootData:m})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),p.ioThreadsPolicy!==void 0&&typeof p.ioThreadsPolicy!="string"){let s={instancePath:t+
"/spec/ioThreadsPolicy",schemaPath:"#/properties/spec/properties/ioThreadsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.
launchSecurity!==void 0&&(Y(p.launchSecurity,{instancePath:t+"/spec/launchSecurity",parentData:p,parentDataProperty:"launchSecurity",rootData:m})||(e=e===null?Y.
errors:e.concat(Y.errors),r=e.length)),p.memory!==void 0){let s=p.memory;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.guest===void 0){let a={instancePath:t+
"/spec/memory",schemaPath:"#/properties/spec/properties/memory/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[a]:e.push(a),r++}for(let a in s)
if(!(a==="guest"||a==="hugepages"||a==="maxGuest"||a==="overcommitPercent")){let n={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memor\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}if(s.guest!==void 0&&($(s.guest,{instancePath:t+
"/spec/memory/guest",parentData:s,parentDataProperty:"guest",rootData:m})||(e=e===null?$.errors:e.concat($.errors),r=e.length)),s.hugepages!==void 0){let a=s.hugepages;
if(a&&typeof a=="object"&&!Array.isArray(a)){for(let n in a)if(n!=="pageSize"){let c={instancePath:t+"/spec/memory/hugepages",schemaPath:"#/properties/spec/prop\
erties/memory/properties/hugepages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[c]:e.push(c),r++}if(a.pageSize!==
void 0&&typeof a.pageSize!="string"){let n={instancePath:t+"/spec/memory/hugepages/pageSize",schemaPath:"#/properties/spec/properties/memory/properties/hugepage\
s/properties/pageSize/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/memory/hugepages",schemaPath:"\
#/properties/spec/properties/memory/properties/hugepages/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.maxGuest!==void 0&&($(s.
maxGuest,{instancePath:t+"/spec/memory/maxGuest",parentData:s,parentDataProperty:"maxGuest",rootData:m})||(e=e===null?$.errors:e.concat($.errors),r=e.length)),s.
overcommitPercent!==void 0){let a=s.overcommitPercent;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:t+"/spec/memory/overcommitPe\
rcent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof a==
"number"&&isFinite(a)){if(a>100||isNaN(a)){let n={instancePath:t+"/spec/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/ove\
rcommitPercent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=[n]:e.push(n),r++}if(a<0||isNaN(a)){let n={instancePath:t+"/spec/memory\
/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[n]:e.push(n),r++}}}}else{let a={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memory/type",keyword:"type",params:{type:"object"}};
e===null?e=[a]:e.push(a),r++}}if(p.nodeSelector!==void 0){let s=p.nodeSelector;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(typeof s[a]!="stri\
ng"){let n={instancePath:t+"/spec/nodeSelector/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spec/properties/nodeSelector/additionalProper\
ties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let a={instancePath:t+"/spec/nodeSelector",schemaPath:"#/properties/spec/pr\
operties/nodeSelector/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(p.schedulerName!==void 0&&typeof p.schedulerName!="string"){
let s={instancePath:t+"/spec/schedulerName",schemaPath:"#/properties/spec/properties/schedulerName/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.
push(s),r++}}else{let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let p={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return sr.errors=e,r===0}function Er(i,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;return sr(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?sr.errors:
e.concat(sr.errors),r=e.length),Er.errors=e,r===0}exports.kind9=Or;var pe={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{type:"object",properties:{autohealing:{
type:"object",properties:{minFailingToStartDuration:{type:"string",pattern:"^[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$"},startUpFailureThreshold:{
type:"integer",minimum:1,maximum:2147483647}},additionalProperties:!1},maxUnavailable:{type:["integer","string"]},nameGeneration:{type:"object",properties:{appendIndexToConfigMapRefs:{
type:"boolean"},appendIndexToSecretRefs:{type:"boolean"}},additionalProperties:!1},paused:{type:"boolean"},replicas:{type:"integer",minimum:0,maximum:2147483647},
scaleInStrategy:{type:"object",properties:{opportunistic:{type:"object",properties:{statePreservation:{enum:["Disabled","Offline","Online"],type:"string"}},additionalProperties:!1},
proactive:{type:"object",properties:{selectionPolicy:{$ref:"#/$defs/selectionPolicy"},statePreservation:{enum:["Disabled","Offline","Online"],type:"string"}},additionalProperties:!1},
unmanaged:{type:"object",additionalProperties:!1}},additionalProperties:!1},selector:{$ref:"#/$defs/labelSelector"},updateStrategy:{type:"object",properties:{opportunistic:{
type:"object",additionalProperties:!1},proactive:{type:"object",properties:{selectionPolicy:{$ref:"#/$defs/selectionPolicy"}},additionalProperties:!1},unmanaged:{
type:"object",additionalProperties:!1}},additionalProperties:!1},virtualMachineTemplate:{type:"object",properties:{metadata:{$ref:"#/$defs/metadata2"},spec:{$ref:"\
#/$defs/spec2"}},additionalProperties:!1}},additionalProperties:!1,required:["selector","virtualMachineTemplate"]},status:{type:"object"}},additionalProperties:!1,
required:["spec"]},ht={type:"object",properties:{selectors:{type:"object",properties:{labelSelector:{$ref:"#/$defs/labelSelector"},nodeSelectorRequirementMatcher:{
$ref:"#/$defs/matchExpressions"}},additionalProperties:!1},sortPolicy:{enum:["AscendingOrder","DescendingOrder","Newest","Oldest","Random"],type:"string"}},additionalProperties:!1};
function U(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)if(!(o===
"selectors"||o==="sortPolicy")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?
e=[p]:e.push(p),r++}if(i.selectors!==void 0){let o=i.selectors;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(!(p==="labelSelector"||p==="nodeSe\
lectorRequirementMatcher")){let s={instancePath:t+"/selectors",schemaPath:"#/properties/selectors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[s]:e.push(s),r++}o.labelSelector!==void 0&&(x(o.labelSelector,{instancePath:t+"/selectors/labelSelector",parentData:o,parentDataProperty:"labelSelec\
tor",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),o.nodeSelectorRequirementMatcher!==void 0&&(H(o.nodeSelectorRequirementMatcher,{instancePath:t+
"/selectors/nodeSelectorRequirementMatcher",parentData:o,parentDataProperty:"nodeSelectorRequirementMatcher",rootData:m})||(e=e===null?H.errors:e.concat(H.errors),
r=e.length))}else{let p={instancePath:t+"/selectors",schemaPath:"#/properties/selectors/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}
if(i.sortPolicy!==void 0){let o=i.sortPolicy;if(typeof o!="string"){let p={instancePath:t+"/sortPolicy",schemaPath:"#/properties/sortPolicy/type",keyword:"type",
params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(o==="AscendingOrder"||o==="DescendingOrder"||o==="Newest"||o==="Oldest"||o==="Random")){let p={instancePath:t+
"/sortPolicy",schemaPath:"#/properties/sortPolicy/enum",keyword:"enum",params:{allowedValues:ht.properties.sortPolicy.enum}};e===null?e=[p]:e.push(p),r++}}}else{
let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return U.errors=e,r===0}var Fr=new RegExp("^[-+]?(\
0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$","u");function ir(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spec===void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};
e===null?e=[o]:e.push(o),r++}for(let o in i)if(!(o==="apiVersion"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let p={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="s\
tring"){let o={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==
void 0&&typeof i.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(
T.errors),r=e.length)),i.spec!==void 0){let o=i.spec;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.selector===void 0){let p={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/required",keyword:"required",params:{missingProperty:"selector"}};e===null?e=[p]:e.push(p),r++}if(o.virtualMachineTemplate===void 0){let p={instancePath:t+
"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"virtualMachineTemplate"}};e===null?e=[p]:e.push(p),r++}for(let p in o)
if(!O.call(pe.properties.spec.properties,p)){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.autohealing!==void 0){let p=o.autohealing;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s===
"minFailingToStartDuration"||s==="startUpFailureThreshold")){let a={instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.minFailingToStartDuration!==void 0){let s=p.minFailingToStartDuration;
if(typeof s=="string"){if(!Fr.test(s)){let a={instancePath:t+"/spec/autohealing/minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/\
properties/minFailingToStartDuration/pattern",keyword:"pattern",params:{pattern:"^[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$"}};e===null?e=[a]:
e.push(a),r++}}else{let a={instancePath:t+"/spec/autohealing/minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFaili\
ngToStartDuration/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(p.startUpFailureThreshold!==void 0){let s=p.startUpFailureThreshold;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties/spec/proper\
ties/autohealing/properties/startUpFailureThreshold/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){
if(s>2147483647||isNaN(s)){let a={instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/sta\
rtUpFailureThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[a]:e.push(a),r++}if(s<1||isNaN(s)){let a={instancePath:t+
"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}}}else{let s={instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(o.maxUnavailable!==void 0){let p=o.maxUnavailable;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))&&typeof p!="string"){let s={instancePath:t+"/spec/maxUnavailable",schemaPath:"#/properties/spec/properties/maxUnavailable/type",keyword:"type",
params:{type:pe.properties.spec.properties.maxUnavailable.type}};e===null?e=[s]:e.push(s),r++}}if(o.nameGeneration!==void 0){let p=o.nameGeneration;if(p&&typeof p==
"object"&&!Array.isArray(p)){for(let s in p)if(!(s==="appendIndexToConfigMapRefs"||s==="appendIndexToSecretRefs")){let a={instancePath:t+"/spec/nameGeneration",
schemaPath:"#/properties/spec/properties/nameGeneration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(
a),r++}if(p.appendIndexToConfigMapRefs!==void 0&&typeof p.appendIndexToConfigMapRefs!="boolean"){let s={instancePath:t+"/spec/nameGeneration/appendIndexToConfig\
MapRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendIndexToConfigMapRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=
[s]:e.push(s),r++}if(p.appendIndexToSecretRefs!==void 0&&typeof p.appendIndexToSecretRefs!="boolean"){let s={instancePath:t+"/spec/nameGeneration/appendIndexToS\
ecretRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendIndexToSecretRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[
s]:e.push(s),r++}}else{let s={instancePath:t+"/spec/nameGeneration",schemaPath:"#/properties/spec/properties/nameGeneration/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[s]:e.push(s),r++}}if(o.paused!==void 0&&typeof o.paused!="boolean"){let p={instancePath:t+"/spec/paused",schemaPath:"#/properties/spec/prop\
erties/paused/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(o.replicas!==void 0){let p=o.replicas;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/type",keyword:"type",params:{type:"integer"}};
e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec\
/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(p<0||isNaN(p)){let s={instancePath:t+
"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),r++}}}if(o.
scaleInStrategy!==void 0){let p=o.scaleInStrategy;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s==="opportunistic"||s==="proactive"||s==="un\
managed")){let a={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/spec/properties/scaleInStrategy/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.opportunistic!==void 0){let s=p.opportunistic;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let a in s)if(a!=="statePreservation"){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic",schemaPath:"#/properties/spec/properties/scaleInStrategy/\
properties/opportunistic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}if(s.statePreservation!==
void 0){let a=s.statePreservation;if(typeof a!="string"){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic/statePreservation",schemaPath:"#/properties/\
spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}
if(!(a==="Disabled"||a==="Offline"||a==="Online")){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic/statePreservation",schemaPath:"#/properties/spec/p\
roperties/scaleInStrategy/properties/opportunistic/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:pe.properties.spec.properties.scaleInStrategy.
properties.opportunistic.properties.statePreservation.enum}};e===null?e=[n]:e.push(n),r++}}}else{let a={instancePath:t+"/spec/scaleInStrategy/opportunistic",schemaPath:"\
#/properties/spec/properties/scaleInStrategy/properties/opportunistic/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(p.proactive!==
void 0){let s=p.proactive;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(!(a==="selectionPolicy"||a==="statePreservation")){let n={instancePath:t+
"/spec/scaleInStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}if(s.selectionPolicy!==void 0&&(U(s.selectionPolicy,{instancePath:t+"/spec/scaleInStrategy/proa\
ctive/selectionPolicy",parentData:s,parentDataProperty:"selectionPolicy",rootData:m})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.statePreservation!==
void 0){let a=s.statePreservation;if(typeof a!="string"){let n={instancePath:t+"/spec/scaleInStrategy/proactive/statePreservation",schemaPath:"#/properties/spec\
/properties/scaleInStrategy/properties/proactive/properties/statePreservation/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(!(a===
"Disabled"||a==="Offline"||a==="Online")){let n={instancePath:t+"/spec/scaleInStrategy/proactive/statePreservation",schemaPath:"#/properties/spec/properties/sca\
leInStrategy/properties/proactive/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:pe.properties.spec.properties.scaleInStrategy.properties.
proactive.properties.statePreservation.enum}};e===null?e=[n]:e.push(n),r++}}}else{let a={instancePath:t+"/spec/scaleInStrategy/proactive",schemaPath:"#/properti\
es/spec/properties/scaleInStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(p.unmanaged!==void 0){let s=p.
unmanaged;if(s&&typeof s=="object"&&!Array.isArray(s))for(let a in s){let n={instancePath:t+"/spec/scaleInStrategy/unmanaged",schemaPath:"#/properties/spec/prop\
erties/scaleInStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}else{
let a={instancePath:t+"/spec/scaleInStrategy/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/unmanaged/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/spec/properties/scaleInStrategy/type",
keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(o.selector!==void 0&&(x(o.selector,{instancePath:t+"/spec/selector",parentData:o,parentDataProperty:"\
selector",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),o.updateStrategy!==void 0){let p=o.updateStrategy;if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let s in p)if(!(s==="opportunistic"||s==="proactive"||s==="unmanaged")){let a={instancePath:t+"/spec/updateStrategy",schemaPath:"#/properties/sp\
ec/properties/updateStrategy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.opportunistic!==
void 0){let s=p.opportunistic;if(s&&typeof s=="object"&&!Array.isArray(s))for(let a in s){let n={instancePath:t+"/spec/updateStrategy/opportunistic",schemaPath:"\
#/properties/spec/properties/updateStrategy/properties/opportunistic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?
e=[n]:e.push(n),r++}else{let a={instancePath:t+"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/spec/properties/updateStrategy/properties/opportuni\
stic/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(p.proactive!==void 0){let s=p.proactive;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let a in s)if(a!=="selectionPolicy"){let n={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"#/properties/spec/properties/updateStrategy/prop\
erties/proactive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}s.selectionPolicy!==void 0&&(U(
s.selectionPolicy,{instancePath:t+"/spec/updateStrategy/proactive/selectionPolicy",parentData:s,parentDataProperty:"selectionPolicy",rootData:m})||(e=e===null?U.
errors:e.concat(U.errors),r=e.length))}else{let a={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"#/properties/spec/properties/updateStrategy/prope\
rties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(p.unmanaged!==void 0){let s=p.unmanaged;if(s&&typeof s=="object"&&
!Array.isArray(s))for(let a in s){let n={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/spec/properties/updateStrategy/properties/unma\
naged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}else{let a={instancePath:t+"/spec/updateS\
trategy/unmanaged",schemaPath:"#/properties/spec/properties/updateStrategy/properties/unmanaged/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}}}else{let s={instancePath:t+"/spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}}if(o.virtualMachineTemplate!==void 0){let p=o.virtualMachineTemplate;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s===
"metadata"||s==="spec")){let a={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtualMachineTemplate/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}p.metadata!==void 0&&(z(p.metadata,{instancePath:t+"/spec/virtual\
MachineTemplate/metadata",parentData:p,parentDataProperty:"metadata",rootData:m})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),p.spec!==void 0&&(_(p.spec,
{instancePath:t+"/spec/virtualMachineTemplate/spec",parentData:p,parentDataProperty:"spec",rootData:m})||(e=e===null?_.errors:e.concat(_.errors),r=e.length))}else{
let s={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtualMachineTemplate/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}if(i.status!==void 0){let o=i.status;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:t+"/status",schemaPath:"#/properties/status/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}return ir.errors=e,r===0}function Or(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;return ir(
i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?ir.errors:e.concat(ir.errors),r=e.length),Or.errors=e,r===0}exports.kind10=Gr;function pr(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="apiVersion"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let o={instancePath:t+"/apiVersion",
schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let o={
instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.metadata!==void 0&&(T(i.metadata,
{instancePath:t+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0&&(Z(i.
spec,{instancePath:t+"/spec",parentData:i,parentDataProperty:"spec",rootData:m})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),i.status!==void 0){let o=i.
status;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return pr.errors=
e,r===0}function Gr(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;return pr(i,{instancePath:t,parentData:A,parentDataProperty:D,
rootData:m})||(e=e===null?pr.errors:e.concat(pr.errors),r=e.length),Gr.errors=e,r===0}exports.kind11=Kr;function or(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spec===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[o]:e.push(o),r++}for(let o in i)if(!(o==="apiVersi\
on"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+"/metadata",parentData:i,
parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0&&(_(i.spec,{instancePath:t+"/spec",parentData:i,
parentDataProperty:"spec",rootData:m})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),i.status!==void 0){let o=i.status;if(!(o&&typeof o=="object"&&!Array.
isArray(o))){let p={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return or.errors=e,r===0}function Kr(i,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;return or(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?or.errors:
e.concat(or.errors),r=e.length),Kr.errors=e,r===0}exports.kind12=Lr;function ar(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spec===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[o]:e.push(o),r++}for(let o in i)if(!(o==="apiVersi\
on"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+"/metadata",parentData:i,
parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0&&(re(i.spec,{instancePath:t+"/spec",parentData:i,
parentDataProperty:"spec",rootData:m})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),i.status!==void 0){let o=i.status;if(!(o&&typeof o=="object"&&!Array.
isArray(o))){let p={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return ar.errors=e,r===0}function Lr(i,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;return ar(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?ar.errors:
e.concat(ar.errors),r=e.length),Lr.errors=e,r===0}exports.kind13=Br;function nr(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let o in i)
if(!(o==="apiVersion"||o==="kind"||o==="metadata"||o==="spec")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/p\
roperties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let o={instancePath:t+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+
"/metadata",parentData:i,parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0){let o=i.spec;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.selector===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"\
selector"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="domain"||p==="selector")){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}o.domain!==void 0&&(ee(o.domain,{instancePath:t+"/spec/\
domain",parentData:o,parentDataProperty:"domain",rootData:m})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),o.selector!==void 0&&(x(o.selector,{instancePath:t+
"/spec/selector",parentData:o,parentDataProperty:"selector",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),r=e.length))}else{let p={instancePath:t+"/spec",
schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return nr.errors=e,r===0}function Br(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){
let e=null,r=0;return nr(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?nr.errors:e.concat(nr.errors),r=e.length),Br.errors=e,r===
0}exports.kind14=Hr;function lr(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spec===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[o]:e.push(o),r++}for(let o in i)if(!(o==="apiVersi\
on"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+"/metadata",parentData:i,
parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0){let o=i.spec;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.selector===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"selector"}};
e===null?e=[p]:e.push(p),r++}if(o.template===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"\
template"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!(p==="paused"||p==="replicas"||p==="selector"||p==="template")){let s={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.paused!==void 0&&typeof o.
paused!="boolean"){let p={instancePath:t+"/spec/paused",schemaPath:"#/properties/spec/properties/paused/type",keyword:"type",params:{type:"boolean"}};e===null?e=
[p]:e.push(p),r++}if(o.replicas!==void 0){let p=o.replicas;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/spec/replicas",schemaPath:"\
#/properties/spec/properties/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||
isNaN(p)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[s]:e.push(s),r++}if(p<-2147483648||isNaN(p)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}o.selector!==void 0&&(x(o.selector,{instancePath:t+"/spec/selector",parentData:o,
parentDataProperty:"selector",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),o.template!==void 0&&(te(o.template,{instancePath:t+"/spec/temp\
late",parentData:o,parentDataProperty:"template",rootData:m})||(e=e===null?te.errors:e.concat(te.errors),r=e.length))}else{let p={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(i.status!==void 0){let o=i.status;if(!(o&&typeof o=="object"&&!Array.
isArray(o))){let p={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return lr.errors=e,r===0}function Hr(i,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;return lr(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?lr.errors:
e.concat(lr.errors),r=e.length),Hr.errors=e,r===0}exports.kind15=Ur;function cr(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spec===void 0){
let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[o]:e.push(o),r++}for(let o in i)if(!(o==="apiVersi\
on"||o==="kind"||o==="metadata"||o==="spec"||o==="status")){let p={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++}if(i.apiVersion!==void 0&&typeof i.apiVersion!="string"){let o={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.kind!==void 0&&typeof i.kind!="string"){let o={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(i.metadata!==void 0&&(T(i.metadata,{instancePath:t+"/metadata",parentData:i,
parentDataProperty:"metadata",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),i.spec!==void 0){let o=i.spec;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.selector===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"selector"}};
e===null?e=[p]:e.push(p),r++}if(o.virtualMachineTemplate===void 0){let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{
missingProperty:"virtualMachineTemplate"}};e===null?e=[p]:e.push(p),r++}for(let p in o)if(!O.call(pe.properties.spec.properties,p)){let s={instancePath:t+"/spec",
schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[s]:e.push(s),r++}if(o.autohealing!==
void 0){let p=o.autohealing;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s==="minFailingToStartDuration"||s==="startUpFailureThreshold")){let a={
instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[a]:e.push(a),r++}if(p.minFailingToStartDuration!==void 0){let s=p.minFailingToStartDuration;if(typeof s=="string"){if(!Fr.test(s)){let a={instancePath:t+
"/spec/autohealing/minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFailingToStartDuration/pattern",keyword:"patter\
n",params:{pattern:"^[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/spec/autohealing/\
minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFailingToStartDuration/type",keyword:"type",params:{type:"string"}};
e===null?e=[a]:e.push(a),r++}}if(p.startUpFailureThreshold!==void 0){let s=p.startUpFailureThreshold;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={
instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){let a={instancePath:t+"/spec/autoheal\
ing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}};e===null?e=[a]:e.push(a),r++}if(s<1||isNaN(s)){let a={instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties\
/spec/properties/autohealing/properties/startUpFailureThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}}}else{
let s={instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(
s),r++}}if(o.maxUnavailable!==void 0){let p=o.maxUnavailable;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&typeof p!="string"){let s={instancePath:t+
"/spec/maxUnavailable",schemaPath:"#/properties/spec/properties/maxUnavailable/type",keyword:"type",params:{type:pe.properties.spec.properties.maxUnavailable.type}};
e===null?e=[s]:e.push(s),r++}}if(o.nameGeneration!==void 0){let p=o.nameGeneration;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s==="appendI\
ndexToConfigMapRefs"||s==="appendIndexToSecretRefs")){let a={instancePath:t+"/spec/nameGeneration",schemaPath:"#/properties/spec/properties/nameGeneration/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.appendIndexToConfigMapRefs!==void 0&&typeof p.appendIndexToConfigMapRefs!=
"boolean"){let s={instancePath:t+"/spec/nameGeneration/appendIndexToConfigMapRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendInde\
xToConfigMapRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(p.appendIndexToSecretRefs!==void 0&&typeof p.appendIndexToSecretRefs!=
"boolean"){let s={instancePath:t+"/spec/nameGeneration/appendIndexToSecretRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendIndexTo\
SecretRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/spec/nameGeneration",schemaPath:"#/propertie\
s/spec/properties/nameGeneration/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(o.paused!==void 0&&typeof o.paused!="boolean"){let p={
instancePath:t+"/spec/paused",schemaPath:"#/properties/spec/properties/paused/type",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(o.replicas!==
void 0){let p=o.replicas;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properti\
es/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let s={instancePath:t+
"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),
r++}if(p<0||isNaN(p)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[s]:e.push(s),r++}}}if(o.scaleInStrategy!==void 0){let p=o.scaleInStrategy;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s===
"opportunistic"||s==="proactive"||s==="unmanaged")){let a={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/spec/properties/scaleInStrategy/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}if(p.opportunistic!==void 0){let s=p.opportunistic;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(a!=="statePreservation"){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic",schemaPath:"#/prop\
erties/spec/properties/scaleInStrategy/properties/opportunistic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[
n]:e.push(n),r++}if(s.statePreservation!==void 0){let a=s.statePreservation;if(typeof a!="string"){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic/st\
atePreservation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),r++}if(!(a==="Disabled"||a==="Offline"||a==="Online")){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic/statePreser\
vation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:pe.
properties.spec.properties.scaleInStrategy.properties.opportunistic.properties.statePreservation.enum}};e===null?e=[n]:e.push(n),r++}}}else{let a={instancePath:t+
"/spec/scaleInStrategy/opportunistic",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[a]:e.push(a),r++}}if(p.proactive!==void 0){let s=p.proactive;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(!(a==="selectionPol\
icy"||a==="statePreservation")){let n={instancePath:t+"/spec/scaleInStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proa\
ctive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}if(s.selectionPolicy!==void 0&&(U(s.selectionPolicy,
{instancePath:t+"/spec/scaleInStrategy/proactive/selectionPolicy",parentData:s,parentDataProperty:"selectionPolicy",rootData:m})||(e=e===null?U.errors:e.concat(
U.errors),r=e.length)),s.statePreservation!==void 0){let a=s.statePreservation;if(typeof a!="string"){let n={instancePath:t+"/spec/scaleInStrategy/proactive/sta\
tePreservation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/properties/statePreservation/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[n]:e.push(n),r++}if(!(a==="Disabled"||a==="Offline"||a==="Online")){let n={instancePath:t+"/spec/scaleInStrategy/proactive/statePreservation",
schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:pe.properties.
spec.properties.scaleInStrategy.properties.proactive.properties.statePreservation.enum}};e===null?e=[n]:e.push(n),r++}}}else{let a={instancePath:t+"/spec/scaleI\
nStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.
push(a),r++}}if(p.unmanaged!==void 0){let s=p.unmanaged;if(s&&typeof s=="object"&&!Array.isArray(s))for(let a in s){let n={instancePath:t+"/spec/scaleInStrategy\
/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[n]:e.push(n),r++}else{let a={instancePath:t+"/spec/scaleInStrategy/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/un\
managed/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/\
spec/properties/scaleInStrategy/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(o.selector!==void 0&&(x(o.selector,{instancePath:t+
"/spec/selector",parentData:o,parentDataProperty:"selector",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),r=e.length)),o.updateStrategy!==void 0){let p=o.
updateStrategy;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!(s==="opportunistic"||s==="proactive"||s==="unmanaged")){let a={instancePath:t+"/\
spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[a]:e.push(a),r++}if(p.opportunistic!==void 0){let s=p.opportunistic;if(s&&typeof s=="object"&&!Array.isArray(s))for(let a in s){let n={instancePath:t+
"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/spec/properties/updateStrategy/properties/opportunistic/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}else{let a={instancePath:t+"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/\
spec/properties/updateStrategy/properties/opportunistic/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(p.proactive!==void 0){let s=p.
proactive;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let a in s)if(a!=="selectionPolicy"){let n={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"\
#/properties/spec/properties/updateStrategy/properties/proactive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=
[n]:e.push(n),r++}s.selectionPolicy!==void 0&&(U(s.selectionPolicy,{instancePath:t+"/spec/updateStrategy/proactive/selectionPolicy",parentData:s,parentDataProperty:"\
selectionPolicy",rootData:m})||(e=e===null?U.errors:e.concat(U.errors),r=e.length))}else{let a={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"#/pr\
operties/spec/properties/updateStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}if(p.unmanaged!==void 0){
let s=p.unmanaged;if(s&&typeof s=="object"&&!Array.isArray(s))for(let a in s){let n={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/sp\
ec/properties/updateStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[n]:e.push(n),r++}else{
let a={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/spec/properties/updateStrategy/properties/unmanaged/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}}}else{let s={instancePath:t+"/spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(o.virtualMachineTemplate!==void 0){let p=o.virtualMachineTemplate;if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let s in p)if(!(s==="metadata"||s==="spec")){let a={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtu\
alMachineTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[a]:e.push(a),r++}p.metadata!==void 0&&(z(p.metadata,
{instancePath:t+"/spec/virtualMachineTemplate/metadata",parentData:p,parentDataProperty:"metadata",rootData:m})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),
p.spec!==void 0&&(_(p.spec,{instancePath:t+"/spec/virtualMachineTemplate/spec",parentData:p,parentDataProperty:"spec",rootData:m})||(e=e===null?_.errors:e.concat(
_.errors),r=e.length))}else{let s={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtualMachineTemplate/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let p={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"\
object"}};e===null?e=[p]:e.push(p),r++}}if(i.status!==void 0){let o=i.status;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let p={instancePath:t+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}return cr.errors=e,r===0}function Ur(i,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:m=i}={}){let e=null,
r=0;return cr(i,{instancePath:t,parentData:A,parentDataProperty:D,rootData:m})||(e=e===null?cr.errors:e.concat(cr.errors),r=e.length),Ur.errors=e,r===0}var{interpreted:M}=(Dr(),kr(jr)),
I=()=>require("./schemas");module.exports={validators:{"cdi.kubevirt.io/v1beta1/CDI":M("cdi.kubevirt.io/v1beta1/CDI",I),"cdi.kubevirt.io/v1beta1/CDIConfig":M("c\
di.kubevirt.io/v1beta1/CDIConfig",I),"cdi.kubevirt.io/v1beta1/DataImportCron":exports.kind0,"cdi.kubevirt.io/v1beta1/DataSource":exports.kind1,"cdi.kubevirt.io/\
v1beta1/DataVolume":exports.kind2,"cdi.kubevirt.io/v1beta1/ObjectTransfer":M("cdi.kubevirt.io/v1beta1/ObjectTransfer",I),"forklift.cdi.kubevirt.io/v1beta1/Opens\
tackVolumePopulator":M("forklift.cdi.kubevirt.io/v1beta1/OpenstackVolumePopulator",I),"forklift.cdi.kubevirt.io/v1beta1/OvirtVolumePopulator":M("forklift.cdi.ku\
bevirt.io/v1beta1/OvirtVolumePopulator",I),"cdi.kubevirt.io/v1beta1/StorageProfile":M("cdi.kubevirt.io/v1beta1/StorageProfile",I),"cdi.kubevirt.io/v1beta1/Volum\
eCloneSource":M("cdi.kubevirt.io/v1beta1/VolumeCloneSource",I),"cdi.kubevirt.io/v1beta1/VolumeImportSource":M("cdi.kubevirt.io/v1beta1/VolumeImportSource",I),"c\
di.kubevirt.io/v1beta1/VolumeUploadSource":M("cdi.kubevirt.io/v1beta1/VolumeUploadSource",I),"kubevirt.io/v1/KubeVirt":M("kubevirt.io/v1/KubeVirt",I),"migration\
s.kubevirt.io/v1alpha1/MigrationPolicy":M("migrations.kubevirt.io/v1alpha1/MigrationPolicy",I),"plugin.kubevirt.io/v1alpha1/Plugin":M("plugin.kubevirt.io/v1alph\
a1/Plugin",I),"kubevirt.io/v1/VirtualMachine":exports.kind3,"backup.kubevirt.io/v1alpha1/VirtualMachineBackup":M("backup.kubevirt.io/v1alpha1/VirtualMachineBack\
up",I),"backup.kubevirt.io/v1alpha1/VirtualMachineBackupTracker":M("backup.kubevirt.io/v1alpha1/VirtualMachineBackupTracker",I),"clone.kubevirt.io/v1beta1/Virtu\
alMachineClone":M("clone.kubevirt.io/v1beta1/VirtualMachineClone",I),"instancetype.kubevirt.io/v1beta1/VirtualMachineClusterInstancetype":exports.kind4,"instanc\
etype.kubevirt.io/v1beta1/VirtualMachineClusterPreference":M("instancetype.kubevirt.io/v1beta1/VirtualMachineClusterPreference",I),"export.kubevirt.io/v1/Virtua\
lMachineExport":M("export.kubevirt.io/v1/VirtualMachineExport",I),"kubevirt.io/v1/VirtualMachineInstance":exports.kind5,"kubevirt.io/v1/VirtualMachineInstanceMi\
gration":M("kubevirt.io/v1/VirtualMachineInstanceMigration",I),"kubevirt.io/v1alpha3/VirtualMachineInstancePreset":exports.kind6,"kubevirt.io/v1/VirtualMachineI\
nstanceReplicaSet":exports.kind7,"instancetype.kubevirt.io/v1beta1/VirtualMachineInstancetype":exports.kind8,"pool.kubevirt.io/v1beta1/VirtualMachinePool":exports.
kind9,"instancetype.kubevirt.io/v1beta1/VirtualMachinePreference":M("instancetype.kubevirt.io/v1beta1/VirtualMachinePreference",I),"snapshot.kubevirt.io/v1beta1\
/VirtualMachineRestore":M("snapshot.kubevirt.io/v1beta1/VirtualMachineRestore",I),"snapshot.kubevirt.io/v1beta1/VirtualMachineSnapshot":M("snapshot.kubevirt.io/\
v1beta1/VirtualMachineSnapshot",I),"snapshot.kubevirt.io/v1beta1/VirtualMachineSnapshotContent":M("snapshot.kubevirt.io/v1beta1/VirtualMachineSnapshotContent",I),
"k8s.cni.cncf.io/v1/NetworkAttachmentDefinition":M("k8s.cni.cncf.io/v1/NetworkAttachmentDefinition",I),"v1/PersistentVolumeClaim":exports.kind10,"cdi.kubevirt.i\
o/v1alpha1/CDI":M("cdi.kubevirt.io/v1alpha1/CDI",I),"kubevirt.io/v1alpha3/KubeVirt":M("kubevirt.io/v1alpha3/KubeVirt",I),"kubevirt.io/v1alpha3/VirtualMachine":exports.
kind11,"clone.kubevirt.io/v1alpha1/VirtualMachineClone":M("clone.kubevirt.io/v1alpha1/VirtualMachineClone",I),"export.kubevirt.io/v1beta1/VirtualMachineExport":M(
"export.kubevirt.io/v1beta1/VirtualMachineExport",I),"kubevirt.io/v1alpha3/VirtualMachineInstance":exports.kind12,"kubevirt.io/v1alpha3/VirtualMachineInstanceMi\
gration":M("kubevirt.io/v1alpha3/VirtualMachineInstanceMigration",I),"kubevirt.io/v1/VirtualMachineInstancePreset":exports.kind13,"kubevirt.io/v1alpha3/VirtualM\
achineInstanceReplicaSet":exports.kind14,"pool.kubevirt.io/v1alpha1/VirtualMachinePool":exports.kind15,"snapshot.kubevirt.io/v1alpha1/VirtualMachineRestore":M("\
snapshot.kubevirt.io/v1alpha1/VirtualMachineRestore",I),"snapshot.kubevirt.io/v1alpha1/VirtualMachineSnapshot":M("snapshot.kubevirt.io/v1alpha1/VirtualMachineSn\
apshot",I),"snapshot.kubevirt.io/v1alpha1/VirtualMachineSnapshotContent":M("snapshot.kubevirt.io/v1alpha1/VirtualMachineSnapshotContent",I)},get schemas(){return I()}};
