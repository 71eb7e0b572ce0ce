// Generated from the CRDs of KubeVirt 1.8.2 and CDI 1.65.0 by `npx projen imports`. Do not edit.
"use strict";var yr=Object.defineProperty;var Zr=Object.getOwnPropertyDescriptor;var Jr=Object.getOwnPropertyNames;var Wr=Object.prototype.hasOwnProperty;var kr=(p,t,A)=>()=>{if(A)throw A[0];try{return p&&(t=p(p=0)),t}catch(D){throw A=[D],D}};var Xr=(p,t)=>()=>{try{return t||p((t={exports:{}}).exports,t),t.exports}catch(A){throw t=0,A}},wr=(p,t)=>{for(var A in t)yr(p,A,{get:t[A],enumerable:!0})},Yr=(p,t,A,D)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let u of Jr(t))!Wr.call(p,u)&&u!==A&&yr(p,u,{get:()=>t[u],enumerable:!(D=Zr(t,u))||D.enumerable});return p};var br=p=>Yr(yr({},"__esModule",{value:!0}),p);var Ar=Xr(ur=>{"use strict";Object.defineProperty(ur,"__esModule",{value:!0});function vr(p){let t=p.length,A=0,D=0,u;for(;D<t;)A++,u=p.charCodeAt(D++),u>=55296&&
u<=56319&&D<t&&(u=p.charCodeAt(D),(u&64512)===56320&&D++);return A}ur.default=vr;vr.code='require("ajv/dist/runtime/ucs2length").default'});var jr={};wr(jr,{duplicates:()=>mr});function mr(p,t){let A=new Set;return p.flatMap((D,u)=>{let e=et(t.length>0?t.map(a=>D?.[a]):D),r=A.has(e);return A.add(e),
r?[u]:[]})}function et(p){return JSON.stringify(p,(t,A)=>rt(A)?Object.entries(A).sort(([D],[u])=>D<u?-1:1):A)??"undefined"}function rt(p){return typeof p=="obje\
ct"&&p!==null&&!Array.isArray(p)}var hr=kr(()=>{"use strict"});var Sr={};wr(Sr,{interpreted:()=>tt});function tt(p,t){let A=D=>{let{roots:u,definitions:e}=t(),r=[];return Ge(e[u[p]],D,{instancePath:"",schemaPath:"#",definitions:e,
errors:r}),A.errors=r.length>0?r:null,r.length===0};return A.errors=null,A}function Ge(p,t,A){let{$ref:D,type:u}=p,e=(r,a,i=A.instancePath)=>{A.errors.push({instancePath:i,
schemaPath:`${A.schemaPath}/${r}`,keyword:r,params:a})};D!==void 0&&Ge(A.definitions[D.slice(8)],t,A),u!==void 0&&![u].flat().some(r=>it(t,r))&&e("type",{type:u}),
p.enum?.includes(t)===!1&&e("enum",{allowedValues:p.enum}),pt.find(({applies:r})=>r(t))?.check(p,t,e,A);for(let r of st.filter(a=>p[a]!==void 0))Ge(p[r],t,{...A,
schemaPath:`${A.schemaPath}/${r}`})}function it(p,t){switch(t){case"array":return Array.isArray(p);case"integer":return Number.isInteger(p);case"null":return p===
null;case"number":return Number.isFinite(p);case"object":return Dr(p);default:return typeof p===t}}function Dr(p){return typeof p=="object"&&p!==null&&!Array.isArray(
p)}function Pr(p,t,A=-1/0,D=1/0,u){t<A&&u(`min${p}`,{limit:A}),t>D&&u(`max${p}`,{limit:D})}function ot({properties:p={},additionalProperties:t,required:A=[]},D,u,e){
A.filter(r=>D[r]===void 0).forEach(r=>u("required",{missingProperty:r}));for(let r of Object.keys(D)){let a=Object.hasOwn(p,r)?p[r]:t;a===!1?u("additionalProper\
ties",{additionalProperty:r}):a!==void 0&&D[r]!==void 0&&Ge(a,D[r],{...e,instancePath:`${e.instancePath}/${at(r)}`})}}function at(p){return p.replace(/~/g,"~0").
replace(/\//g,"~1")}function nt({items:p,minItems:t,maxItems:A,distinct:D},u,e,r){Pr("Items",u.length,t,A,e);let a=D===void 0?[]:mr(u,D);a.length>0&&e("distinct",
{indices:a}),p!==void 0&&u.forEach((i,s)=>Ge(p,i,{...r,instancePath:`${r.instancePath}/${s}`}))}var st,pt,qr=kr(()=>{"use strict";hr();st=["unlessRewritten","wh\
enRewritten"];pt=[{applies:Dr,check:ot},{applies:Array.isArray,check:nt},{applies:p=>typeof p=="string",check:({minLength:p,maxLength:t,pattern:A},D,u)=>{Pr("Le\
ngth",[...D].length,p,t,u),A!==void 0&&!new RegExp(A,"u").test(D)&&u("pattern",{pattern:A})}},{applies:p=>typeof p=="number",check:({minimum:p,maximum:t},A,D)=>Pr(
"imum",A,p,t,D)}]});exports.kind0=Tr;var O={type:["object","null"],properties:{annotations:{type:["object","null"],additionalProperties:{type:["string","null"]}},creationTimestamp:{type:["string","\
null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},deletionGracePeriodSeconds:{type:["integer","null"]},deletionTimestamp:{
type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"},finalizers:{type:["array","null"],items:{type:[
"string","null"]}},generateName:{type:["string","null"]},generation:{type:["integer","null"]},labels:{type:["object","null"],additionalProperties:{type:["string",
"null"]}},managedFields:{$ref:"#/$defs/managedFields"},name:{type:["string","null"]},namespace:{type:["string","null"]},ownerReferences:{type:["array","null"],items:{
type:["object","null"],properties:{apiVersion:{type:["string","null"]},blockOwnerDeletion:{type:["boolean","null"]},controller:{type:["boolean","null"]},kind:{type:[
"string","null"]},name:{type:["string","null"]},uid:{type:["string","null"]}},additionalProperties:!1,required:["apiVersion","kind","name","uid"]}},resourceVersion:{
type:["string","null"]},selfLink:{type:["string","null"]},uid:{type:["string","null"]}},additionalProperties:!1},E=Object.prototype.hasOwnProperty,$e=new RegExp(
"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$","u"),ce={type:["array","null"],items:{type:["object","null"],properties:{apiVersion:{
type:["string","null"]},fieldsType:{type:["string","null"]},fieldsV1:{type:["object","null"]},manager:{type:["string","null"]},operation:{type:["string","null"]},
subresource:{type:["string","null"]},time:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}},additionalProperties:!1}};
function ve(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(!Array.isArray(p)&&p!==null){let a={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:ce.type}};e===null?e=[a]:e.push(a),r++}if(Array.isArray(p)){let a=p.length;for(let i=0;i<a;i++){let s=p[i];if(!(s&&typeof s==
"object"&&!Array.isArray(s))&&s!==null){let o={instancePath:t+"/"+i,schemaPath:"#/items/type",keyword:"type",params:{type:ce.items.type}};e===null?e=[o]:e.push(
o),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="apiVersion"||o==="fieldsType"||o==="fieldsV1"||o==="manager"||o==="operation"||o===
"subresource"||o==="time")){let n={instancePath:t+"/"+i,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[n]:e.push(n),r++}if(s.apiVersion!==void 0){let o=s.apiVersion;if(typeof o!="string"&&o!==null){let n={instancePath:t+"/"+i+"/apiVersion",schemaPath:"\
#/items/properties/apiVersion/type",keyword:"type",params:{type:ce.items.properties.apiVersion.type}};e===null?e=[n]:e.push(n),r++}}if(s.fieldsType!==void 0){let o=s.
fieldsType;if(typeof o!="string"&&o!==null){let n={instancePath:t+"/"+i+"/fieldsType",schemaPath:"#/items/properties/fieldsType/type",keyword:"type",params:{type:ce.
items.properties.fieldsType.type}};e===null?e=[n]:e.push(n),r++}}if(s.fieldsV1!==void 0){let o=s.fieldsV1;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){
let n={instancePath:t+"/"+i+"/fieldsV1",schemaPath:"#/items/properties/fieldsV1/type",keyword:"type",params:{type:ce.items.properties.fieldsV1.type}};e===null?e=
[n]:e.push(n),r++}}if(s.manager!==void 0){let o=s.manager;if(typeof o!="string"&&o!==null){let n={instancePath:t+"/"+i+"/manager",schemaPath:"#/items/properties\
/manager/type",keyword:"type",params:{type:ce.items.properties.manager.type}};e===null?e=[n]:e.push(n),r++}}if(s.operation!==void 0){let o=s.operation;if(typeof o!=
"string"&&o!==null){let n={instancePath:t+"/"+i+"/operation",schemaPath:"#/items/properties/operation/type",keyword:"type",params:{type:ce.items.properties.operation.
type}};e===null?e=[n]:e.push(n),r++}}if(s.subresource!==void 0){let o=s.subresource;if(typeof o!="string"&&o!==null){let n={instancePath:t+"/"+i+"/subresource",
schemaPath:"#/items/properties/subresource/type",keyword:"type",params:{type:ce.items.properties.subresource.type}};e===null?e=[n]:e.push(n),r++}}if(s.time!==void 0){
let o=s.time;if(typeof o!="string"&&o!==null){let n={instancePath:t+"/"+i+"/time",schemaPath:"#/items/properties/time/type",keyword:"type",params:{type:ce.items.
properties.time.type}};e===null?e=[n]:e.push(n),r++}if(typeof o=="string"&&!$e.test(o)){let n={instancePath:t+"/"+i+"/time",schemaPath:"#/items/properties/time/\
pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[n]:e.push(n),r++}}}}}
return ve.errors=e,r===0}function T(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(!(p&&typeof p=="object"&&!Array.isArray(
p))&&p!==null){let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:O.type}};e===null?e=[a]:e.push(a),r++}if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let a in p)if(!E.call(O.properties,a)){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),r++}if(p.annotations!==void 0){let a=p.annotations;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let i={instancePath:t+"/an\
notations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type:O.properties.annotations.type}};e===null?e=[i]:e.push(i),r++}if(a&&typeof a=="\
object"&&!Array.isArray(a))for(let i in a){let s=a[i];if(typeof s!="string"&&s!==null){let o={instancePath:t+"/annotations/"+i.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type:O.properties.annotations.additionalProperties.type}};e===null?
e=[o]:e.push(o),r++}}}if(p.creationTimestamp!==void 0){let a=p.creationTimestamp;if(typeof a!="string"&&a!==null){let i={instancePath:t+"/creationTimestamp",schemaPath:"\
#/properties/creationTimestamp/type",keyword:"type",params:{type:O.properties.creationTimestamp.type}};e===null?e=[i]:e.push(i),r++}if(typeof a=="string"&&!$e.test(
a)){let i={instancePath:t+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2\
}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[i]:e.push(i),r++}}if(p.deletionGracePeriodSeconds!==void 0){let a=p.deletionGracePeriodSeconds;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let i={instancePath:t+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePe\
riodSeconds/type",keyword:"type",params:{type:O.properties.deletionGracePeriodSeconds.type}};e===null?e=[i]:e.push(i),r++}}if(p.deletionTimestamp!==void 0){let a=p.
deletionTimestamp;if(typeof a!="string"&&a!==null){let i={instancePath:t+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{
type:O.properties.deletionTimestamp.type}};e===null?e=[i]:e.push(i),r++}if(typeof a=="string"&&!$e.test(a)){let i={instancePath:t+"/deletionTimestamp",schemaPath:"\
#/properties/deletionTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===
null?e=[i]:e.push(i),r++}}if(p.finalizers!==void 0){let a=p.finalizers;if(!Array.isArray(a)&&a!==null){let i={instancePath:t+"/finalizers",schemaPath:"#/propert\
ies/finalizers/type",keyword:"type",params:{type:O.properties.finalizers.type}};e===null?e=[i]:e.push(i),r++}if(Array.isArray(a)){let i=a.length;for(let s=0;s<i;s++){
let o=a[s];if(typeof o!="string"&&o!==null){let n={instancePath:t+"/finalizers/"+s,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type:O.
properties.finalizers.items.type}};e===null?e=[n]:e.push(n),r++}}}}if(p.generateName!==void 0){let a=p.generateName;if(typeof a!="string"&&a!==null){let i={instancePath:t+
"/generateName",schemaPath:"#/properties/generateName/type",keyword:"type",params:{type:O.properties.generateName.type}};e===null?e=[i]:e.push(i),r++}}if(p.generation!==
void 0){let a=p.generation;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let i={instancePath:t+"/generation",schemaPath:"#/properties/gene\
ration/type",keyword:"type",params:{type:O.properties.generation.type}};e===null?e=[i]:e.push(i),r++}}if(p.labels!==void 0){let a=p.labels;if(!(a&&typeof a=="ob\
ject"&&!Array.isArray(a))&&a!==null){let i={instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:O.properties.labels.type}};
e===null?e=[i]:e.push(i),r++}if(a&&typeof a=="object"&&!Array.isArray(a))for(let i in a){let s=a[i];if(typeof s!="string"&&s!==null){let o={instancePath:t+"/lab\
els/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type:O.properties.labels.additionalProperties.
type}};e===null?e=[o]:e.push(o),r++}}}if(p.managedFields!==void 0&&(ve(p.managedFields,{instancePath:t+"/managedFields",parentData:p,parentDataProperty:"managed\
Fields",rootData:u})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),p.name!==void 0){let a=p.name;if(typeof a!="string"&&a!==null){let i={instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:O.properties.name.type}};e===null?e=[i]:e.push(i),r++}}if(p.namespace!==void 0){let a=p.
namespace;if(typeof a!="string"&&a!==null){let i={instancePath:t+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:O.properties.
namespace.type}};e===null?e=[i]:e.push(i),r++}}if(p.ownerReferences!==void 0){let a=p.ownerReferences;if(!Array.isArray(a)&&a!==null){let i={instancePath:t+"/ow\
nerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type:O.properties.ownerReferences.type}};e===null?e=[i]:e.push(i),r++}if(Array.
isArray(a)){let i=a.length;for(let s=0;s<i;s++){let o=a[s];if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let n={instancePath:t+"/ownerReferences/"+s,
schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type:O.properties.ownerReferences.items.type}};e===null?e=[n]:e.push(n),r++}if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.apiVersion===void 0){let n={instancePath:t+"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/required",keyword:"\
required",params:{missingProperty:"apiVersion"}};e===null?e=[n]:e.push(n),r++}if(o.kind===void 0){let n={instancePath:t+"/ownerReferences/"+s,schemaPath:"#/prop\
erties/ownerReferences/items/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(o.name===void 0){let n={instancePath:t+
"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}
if(o.uid===void 0){let n={instancePath:t+"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/required",keyword:"required",params:{missingProperty:"\
uid"}};e===null?e=[n]:e.push(n),r++}for(let n in o)if(!(n==="apiVersion"||n==="blockOwnerDeletion"||n==="controller"||n==="kind"||n==="name"||n==="uid")){let l={
instancePath:t+"/ownerReferences/"+s,schemaPath:"#/properties/ownerReferences/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[l]:e.push(l),r++}if(o.apiVersion!==void 0){let n=o.apiVersion;if(typeof n!="string"&&n!==null){let l={instancePath:t+"/ownerReferences/"+s+"/apiVers\
ion",schemaPath:"#/properties/ownerReferences/items/properties/apiVersion/type",keyword:"type",params:{type:O.properties.ownerReferences.items.properties.apiVersion.
type}};e===null?e=[l]:e.push(l),r++}}if(o.blockOwnerDeletion!==void 0){let n=o.blockOwnerDeletion;if(typeof n!="boolean"&&n!==null){let l={instancePath:t+"/owne\
rReferences/"+s+"/blockOwnerDeletion",schemaPath:"#/properties/ownerReferences/items/properties/blockOwnerDeletion/type",keyword:"type",params:{type:O.properties.
ownerReferences.items.properties.blockOwnerDeletion.type}};e===null?e=[l]:e.push(l),r++}}if(o.controller!==void 0){let n=o.controller;if(typeof n!="boolean"&&n!==
null){let l={instancePath:t+"/ownerReferences/"+s+"/controller",schemaPath:"#/properties/ownerReferences/items/properties/controller/type",keyword:"type",params:{
type:O.properties.ownerReferences.items.properties.controller.type}};e===null?e=[l]:e.push(l),r++}}if(o.kind!==void 0){let n=o.kind;if(typeof n!="string"&&n!==null){
let l={instancePath:t+"/ownerReferences/"+s+"/kind",schemaPath:"#/properties/ownerReferences/items/properties/kind/type",keyword:"type",params:{type:O.properties.
ownerReferences.items.properties.kind.type}};e===null?e=[l]:e.push(l),r++}}if(o.name!==void 0){let n=o.name;if(typeof n!="string"&&n!==null){let l={instancePath:t+
"/ownerReferences/"+s+"/name",schemaPath:"#/properties/ownerReferences/items/properties/name/type",keyword:"type",params:{type:O.properties.ownerReferences.items.
properties.name.type}};e===null?e=[l]:e.push(l),r++}}if(o.uid!==void 0){let n=o.uid;if(typeof n!="string"&&n!==null){let l={instancePath:t+"/ownerReferences/"+s+
"/uid",schemaPath:"#/properties/ownerReferences/items/properties/uid/type",keyword:"type",params:{type:O.properties.ownerReferences.items.properties.uid.type}};
e===null?e=[l]:e.push(l),r++}}}}}}if(p.resourceVersion!==void 0){let a=p.resourceVersion;if(typeof a!="string"&&a!==null){let i={instancePath:t+"/resourceVersio\
n",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type:O.properties.resourceVersion.type}};e===null?e=[i]:e.push(i),r++}}if(p.selfLink!==
void 0){let a=p.selfLink;if(typeof a!="string"&&a!==null){let i={instancePath:t+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"type",params:{type:O.
properties.selfLink.type}};e===null?e=[i]:e.push(i),r++}}if(p.uid!==void 0){let a=p.uid;if(typeof a!="string"&&a!==null){let i={instancePath:t+"/uid",schemaPath:"\
#/properties/uid/type",keyword:"type",params:{type:O.properties.uid.type}};e===null?e=[i]:e.push(i),r++}}}return T.errors=e,r===0}var Nr={type:"object",properties:{
checkpoints:{$ref:"#/$defs/checkpoints"},contentType:{type:"string",unlessRewritten:{enum:["kubevirt","archive"]},whenRewritten:{enum:["kubevirt","archive",""]}},
finalCheckpoint:{type:"boolean"},preallocation:{type:"boolean"},priorityClassName:{type:"string"},pvc:{$ref:"#/$defs/pvc"},serviceAccountName:{type:"string"},source:{
type:"object",properties:{blank:{type:"object",additionalProperties:!1},gcs:{$ref:"#/$defs/gcs"},http:{$ref:"#/$defs/http"},imageio:{$ref:"#/$defs/imageio"},pvc:{
$ref:"#/$defs/pvc2"},registry:{$ref:"#/$defs/registry"},s3:{$ref:"#/$defs/s3"},snapshot:{$ref:"#/$defs/pvc2"},upload:{type:"object",additionalProperties:!1},vddk:{
$ref:"#/$defs/vddk"}},additionalProperties:!1},sourceRef:{$ref:"#/$defs/sourceRef"},storage:{$ref:"#/$defs/storage"}},additionalProperties:!1};function Ae(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(Array.isArray(p)){let i=p.length;for(let s=0;s<i;s++){let o=p[s],
n=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.current===void 0){let l={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"requi\
red",params:{missingProperty:"current"}};e===null?e=[l]:e.push(l),r++}if(o.previous===void 0){let l={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/re\
quired",keyword:"required",params:{missingProperty:"previous"}};e===null?e=[l]:e.push(l),r++}}var a=n===r;if(!a){let l={instancePath:t+"/"+s,schemaPath:"#/items\
/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[l]:e.push(l),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){for(let l in o)if(!(l==="curren\
t"||l==="previous")){let v={instancePath:t+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?
e=[v]:e.push(v),r++}if(o.current!==void 0&&typeof o.current!="string"){let l={instancePath:t+"/"+s+"/current",schemaPath:"#/items/properties/current/type",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(o.previous!==void 0&&typeof o.previous!="string"){let l={instancePath:t+"/"+s+"/previous",schemaPath:"\
#/items/properties/previous/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/"+s,schemaPath:"#/items/type",
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),r++}return Ae.errors=e,r===0}var lt={type:"object",properties:{accessModes:{type:"array",items:{type:"string"}},dataSource:{$ref:"#/$defs/dataSo\
urce"},dataSourceRef:{$ref:"#/$defs/dataSourceRef"},resources:{$ref:"#/$defs/resources"},selector:{$ref:"#/$defs/labelSelector"},storageClassName:{type:"string"},
volumeAttributesClassName:{type:"string"},volumeMode:{type:"string"},volumeName:{type:"string"}},additionalProperties:!1};function je(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0,a=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.kind===
void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(p.name===
void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}}var i=a===
r;if(!i){let n={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}let s=r;if(p&&typeof p=="object"&&
!Array.isArray(p)&&p.apiGroup===void 0){let n={instancePath:t,schemaPath:"#/whenRewritten/required",keyword:"required",params:{missingProperty:"apiGroup"}};e===
null?e=[n]:e.push(n),r++}var o=s===r;if(!o){let n={instancePath:t,schemaPath:"#/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(p&&
typeof p=="object"&&!Array.isArray(p)){for(let n in p)if(!(n==="apiGroup"||n==="kind"||n==="name")){let l={instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(p.apiGroup!==void 0&&typeof p.apiGroup!="string"){let n={instancePath:t+"/a\
piGroup",schemaPath:"#/properties/apiGroup/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(p.kind!==void 0&&typeof p.kind!="string"){
let n={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(p.name!==void 0&&typeof p.
name!="string"){let n={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}return je.errors=e,r===0}function De(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0,a=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.kind===
void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),r++}if(p.name===
void 0){let n={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[n]:e.push(n),r++}}var i=a===
r;if(!i){let n={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}let s=r;if(p&&typeof p=="object"&&
!Array.isArray(p)&&p.apiGroup===void 0){let n={instancePath:t,schemaPath:"#/whenRewritten/required",keyword:"required",params:{missingProperty:"apiGroup"}};e===
null?e=[n]:e.push(n),r++}var o=s===r;if(!o){let n={instancePath:t,schemaPath:"#/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(p&&
typeof p=="object"&&!Array.isArray(p)){for(let n in p)if(!(n==="apiGroup"||n==="kind"||n==="name"||n==="namespace")){let l={instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(p.apiGroup!==void 0&&typeof p.apiGroup!="string"){let n={
instancePath:t+"/apiGroup",schemaPath:"#/properties/apiGroup/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(p.kind!==void 0&&typeof p.
kind!="string"){let n={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(p.name!==
void 0&&typeof p.name!="string"){let n={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),r++}if(p.namespace!==void 0&&typeof p.namespace!="string"){let n={instancePath:t+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{
type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}
return De.errors=e,r===0}var ct={pattern:"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$",type:["number","string"],
unlessRewritten:{type:["integer","string"]}},dt={type:["integer","string"]},ft=new RegExp("^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE\
](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$","u");function C(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(!(typeof p==
"number"&&isFinite(p))&&typeof p!="string"){let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:ct.type}};e===null?e=[s]:e.push(s),r++}let a=r;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&typeof p!="string"){let s={instancePath:t,schemaPath:"#/unlessRewritten/type",keyword:"type",params:{type:dt.
type}};e===null?e=[s]:e.push(s),r++}var i=a===r;if(!i){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:
e.push(s),r++}if(typeof p=="string"&&!ft.test(p)){let s={instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\
\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}};e===null?e=[s]:e.push(s),r++}return C.errors=e,r===0}function U(p,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p))for(let a in p)C(p[a],{instancePath:t+"/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:a,rootData:u})||(e=e===null?C.errors:e.concat(C.errors),r=e.length);else{let a={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return U.errors=e,r===0}function Se(p,{instancePath:t="",parentData:A,parentDataProperty:D,
rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)if(!(a==="limits"||a==="requests")){let i={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}p.limits!==void 0&&(U(p.limits,{instancePath:t+
"/limits",parentData:p,parentDataProperty:"limits",rootData:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),p.requests!==void 0&&(U(p.requests,{instancePath:t+
"/requests",parentData:p,parentDataProperty:"requests",rootData:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length))}else{let a={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Se.errors=e,r===0}function K(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(Array.isArray(p)){let i=p.length;for(let s=0;s<i;s++){let o=p[s],
n=r;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.key===void 0){let l={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"required",
params:{missingProperty:"key"}};e===null?e=[l]:e.push(l),r++}if(o.operator===void 0){let l={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"operator"}};e===null?e=[l]:e.push(l),r++}}var a=n===r;if(!a){let l={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten",
keyword:"unlessRewritten",params:{}};e===null?e=[l]:e.push(l),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){for(let l in o)if(!(l==="key"||l==="operator"||l===
"values")){let v={instancePath:t+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[v]:e.
push(v),r++}if(o.key!==void 0&&typeof o.key!="string"){let l={instancePath:t+"/"+s+"/key",schemaPath:"#/items/properties/key/type",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(o.operator!==void 0&&typeof o.operator!="string"){let l={instancePath:t+"/"+s+"/operator",schemaPath:"#/items/properti\
es/operator/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(o.values!==void 0){let l=o.values;if(Array.isArray(l)){let v=l.length;for(let j=0;j<
v;j++)if(typeof l[j]!="string"){let q={instancePath:t+"/"+s+"/values/"+j,schemaPath:"#/items/properties/values/items/type",keyword:"type",params:{type:"string"}};
e===null?e=[q]:e.push(q),r++}}else{let v={instancePath:t+"/"+s+"/values",schemaPath:"#/items/properties/values/type",keyword:"type",params:{type:"array"}};e===null?
e=[v]:e.push(v),r++}}}else{let l={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let i={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return K.errors=e,r===0}function I(p,{instancePath:t="",parentData:A,
parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)if(!(a==="matchExpressions"||a==="matchLabels")){
let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}if(p.matchExpressions!==
void 0&&(K(p.matchExpressions,{instancePath:t+"/matchExpressions",parentData:p,parentDataProperty:"matchExpressions",rootData:u})||(e=e===null?K.errors:e.concat(
K.errors),r=e.length)),p.matchLabels!==void 0){let a=p.matchLabels;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(typeof a[i]!="string"){let s={
instancePath:t+"/matchLabels/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/matchLabels/additionalProperties/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),r++}}else{let i={instancePath:t+"/matchLabels",schemaPath:"#/properties/matchLabels/type",keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return I.errors=
e,r===0}function qe(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!E.call(lt.properties,a)){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=
[i]:e.push(i),r++}if(p.accessModes!==void 0){let a=p.accessModes;if(Array.isArray(a)){let i=a.length;for(let s=0;s<i;s++)if(typeof a[s]!="string"){let o={instancePath:t+
"/accessModes/"+s,schemaPath:"#/properties/accessModes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let i={instancePath:t+
"/accessModes",schemaPath:"#/properties/accessModes/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(p.dataSource!==void 0&&(je(p.dataSource,
{instancePath:t+"/dataSource",parentData:p,parentDataProperty:"dataSource",rootData:u})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),p.dataSourceRef!==
void 0&&(De(p.dataSourceRef,{instancePath:t+"/dataSourceRef",parentData:p,parentDataProperty:"dataSourceRef",rootData:u})||(e=e===null?De.errors:e.concat(De.errors),
r=e.length)),p.resources!==void 0&&(Se(p.resources,{instancePath:t+"/resources",parentData:p,parentDataProperty:"resources",rootData:u})||(e=e===null?Se.errors:
e.concat(Se.errors),r=e.length)),p.selector!==void 0&&(I(p.selector,{instancePath:t+"/selector",parentData:p,parentDataProperty:"selector",rootData:u})||(e=e===
null?I.errors:e.concat(I.errors),r=e.length)),p.storageClassName!==void 0&&typeof p.storageClassName!="string"){let a={instancePath:t+"/storageClassName",schemaPath:"\
#/properties/storageClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.volumeAttributesClassName!==void 0&&typeof p.volumeAttributesClassName!=
"string"){let a={instancePath:t+"/volumeAttributesClassName",schemaPath:"#/properties/volumeAttributesClassName/type",keyword:"type",params:{type:"string"}};e===
null?e=[a]:e.push(a),r++}if(p.volumeMode!==void 0&&typeof p.volumeMode!="string"){let a={instancePath:t+"/volumeMode",schemaPath:"#/properties/volumeMode/type",
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.volumeName!==void 0&&typeof p.volumeName!="string"){let a={instancePath:t+"/volumeName",
schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return qe.errors=e,r===0}function Ne(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0,a=r;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.url===void 0){
let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),r++}var i=a===r;if(!i){
let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let s in p)if(!(s==="secretRef"||s==="url")){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[o]:e.push(o),r++}if(p.secretRef!==void 0&&typeof p.secretRef!="string"){let s={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",
keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.url!==void 0&&typeof p.url!="string"){let s={instancePath:t+"/url",schemaPath:"#/proper\
ties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),r++}return Ne.errors=e,r===0}function Ke(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0,a=r;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.url===void 0){
let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),r++}var i=a===r;if(!i){
let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let s in p)if(!(s==="certConfigMap"||s==="checksum"||s==="extraHeaders"||s==="secretExtraHeaders"||s==="secretRef"||s==="url")){let o={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(p.certConfigMap!==void 0&&typeof p.certConfigMap!=
"string"){let s={instancePath:t+"/certConfigMap",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}
if(p.checksum!==void 0&&typeof p.checksum!="string"){let s={instancePath:t+"/checksum",schemaPath:"#/properties/checksum/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[s]:e.push(s),r++}if(p.extraHeaders!==void 0){let s=p.extraHeaders;if(Array.isArray(s)){let o=s.length;for(let n=0;n<o;n++)if(typeof s[n]!="str\
ing"){let l={instancePath:t+"/extraHeaders/"+n,schemaPath:"#/properties/extraHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
r++}}else{let o={instancePath:t+"/extraHeaders",schemaPath:"#/properties/extraHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}
if(p.secretExtraHeaders!==void 0){let s=p.secretExtraHeaders;if(Array.isArray(s)){let o=s.length;for(let n=0;n<o;n++)if(typeof s[n]!="string"){let l={instancePath:t+
"/secretExtraHeaders/"+n,schemaPath:"#/properties/secretExtraHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let o={
instancePath:t+"/secretExtraHeaders",schemaPath:"#/properties/secretExtraHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(p.
secretRef!==void 0&&typeof p.secretRef!="string"){let s={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[s]:e.push(s),r++}if(p.url!==void 0&&typeof p.url!="string"){let s={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}
return Ke.errors=e,r===0}function Re(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0,a=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.diskId===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"diskId"}};e===null?e=[s]:e.push(s),r++}if(p.url===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),r++}}var i=a===
r;if(!i){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let s in p)if(!(s==="certConfigMap"||s==="diskId"||s==="insecureSkipVerify"||s==="secretRef"||s==="url")){let o={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(p.certConfigMap!==void 0&&typeof p.certConfigMap!=
"string"){let s={instancePath:t+"/certConfigMap",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}
if(p.diskId!==void 0&&typeof p.diskId!="string"){let s={instancePath:t+"/diskId",schemaPath:"#/properties/diskId/type",keyword:"type",params:{type:"string"}};e===
null?e=[s]:e.push(s),r++}if(p.insecureSkipVerify!==void 0&&typeof p.insecureSkipVerify!="boolean"){let s={instancePath:t+"/insecureSkipVerify",schemaPath:"#/pro\
perties/insecureSkipVerify/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(p.secretRef!==void 0&&typeof p.secretRef!="string"){let s={
instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.url!==void 0&&typeof p.
url!="string"){let s={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Re.errors=e,r===0}function F(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0,a=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.name===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),r++}if(p.namespace===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"namespace"}};e===null?e=[s]:e.push(s),r++}}var i=a===
r;if(!i){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let s in p)if(!(s==="name"||s==="namespace")){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[o]:e.push(o),r++}if(p.name!==void 0&&typeof p.name!="string"){let s={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.namespace!==void 0&&typeof p.namespace!="string"){let s={instancePath:t+"/namespace",schemaPath:"#/properties/\
namespace/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),r++}return F.errors=e,r===0}function Te(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="certConfigMap"||a==="imageStream"||a==="platform"||a==="pullMethod"||a==="secretRef"||a==="url")){let i={instancePath:t,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}if(p.certConfigMap!==void 0&&typeof p.certConfigMap!="string"){
let a={instancePath:t+"/certConfigMap",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.imageStream!==
void 0&&typeof p.imageStream!="string"){let a={instancePath:t+"/imageStream",schemaPath:"#/properties/imageStream/type",keyword:"type",params:{type:"string"}};e===
null?e=[a]:e.push(a),r++}if(p.platform!==void 0){let a=p.platform;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(i!=="architecture"){let s={instancePath:t+
"/platform",schemaPath:"#/properties/platform/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.
architecture!==void 0&&typeof a.architecture!="string"){let i={instancePath:t+"/platform/architecture",schemaPath:"#/properties/platform/properties/architecture\
/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/platform",schemaPath:"#/properties/platform/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.pullMethod!==void 0&&typeof p.pullMethod!="string"){let a={instancePath:t+"/pullMethod",schemaPath:"\
#/properties/pullMethod/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.secretRef!==void 0&&typeof p.secretRef!="string"){let a={
instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.url!==void 0&&typeof p.
url!="string"){let a={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Te.errors=e,r===0}function Ce(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0,a=r;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.url===void 0){
let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),r++}var i=a===r;if(!i){
let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let s in p)if(!(s==="certConfigMap"||s==="secretRef"||s==="url")){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(p.certConfigMap!==void 0&&typeof p.certConfigMap!="string"){let s={instancePath:t+"/certConfig\
Map",schemaPath:"#/properties/certConfigMap/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.secretRef!==void 0&&typeof p.secretRef!=
"string"){let s={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.url!==
void 0&&typeof p.url!="string"){let s={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Ce.errors=e,r===0}function Ve(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="backingFile"||a==="extraArgs"||a==="initImageURL"||a==="secretRef"||a==="thumbprint"||a==="url"||a==="uuid")){let i={instancePath:t,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}if(p.backingFile!==void 0&&typeof p.backingFile!="s\
tring"){let a={instancePath:t+"/backingFile",schemaPath:"#/properties/backingFile/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.
extraArgs!==void 0&&typeof p.extraArgs!="string"){let a={instancePath:t+"/extraArgs",schemaPath:"#/properties/extraArgs/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[a]:e.push(a),r++}if(p.initImageURL!==void 0&&typeof p.initImageURL!="string"){let a={instancePath:t+"/initImageURL",schemaPath:"#/properties/in\
itImageURL/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.secretRef!==void 0&&typeof p.secretRef!="string"){let a={instancePath:t+
"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.thumbprint!==void 0&&typeof p.thumbprint!=
"string"){let a={instancePath:t+"/thumbprint",schemaPath:"#/properties/thumbprint/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.
url!==void 0&&typeof p.url!="string"){let a={instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(
a),r++}if(p.uuid!==void 0&&typeof p.uuid!="string"){let a={instancePath:t+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type:"string"}};e===
null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return Ve.errors=e,
r===0}function Ie(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0,a=r;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.kind===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[s]:e.push(s),r++}if(p.name===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),r++}}var i=a===
r;if(!i){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let s in p)if(!(s==="kind"||s==="name"||s==="namespace")){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let s={instancePath:t+"/kind",schemaPath:"#/properti\
es/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.name!==void 0&&typeof p.name!="string"){let s={instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.namespace!==void 0&&typeof p.namespace!="string"){let s={instancePath:t+
"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Ie.errors=e,r===0}function xe(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="accessModes"||a==="dataSource"||a==="dataSourceRef"||a==="resources"||a==="selector"||a==="storageClassName"||a==="volumeMode"||a==="volumeName")){let i={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}if(p.accessModes!==
void 0){let a=p.accessModes;if(Array.isArray(a)){let i=a.length;for(let s=0;s<i;s++)if(typeof a[s]!="string"){let o={instancePath:t+"/accessModes/"+s,schemaPath:"\
#/properties/accessModes/items/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let i={instancePath:t+"/accessModes",schemaPath:"\
#/properties/accessModes/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(p.dataSource!==void 0&&(je(p.dataSource,{instancePath:t+"/\
dataSource",parentData:p,parentDataProperty:"dataSource",rootData:u})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),p.dataSourceRef!==void 0&&(De(p.dataSourceRef,
{instancePath:t+"/dataSourceRef",parentData:p,parentDataProperty:"dataSourceRef",rootData:u})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),p.resources!==
void 0&&(Se(p.resources,{instancePath:t+"/resources",parentData:p,parentDataProperty:"resources",rootData:u})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),
p.selector!==void 0&&(I(p.selector,{instancePath:t+"/selector",parentData:p,parentDataProperty:"selector",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),
r=e.length)),p.storageClassName!==void 0&&typeof p.storageClassName!="string"){let a={instancePath:t+"/storageClassName",schemaPath:"#/properties/storageClassNa\
me/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.volumeMode!==void 0&&typeof p.volumeMode!="string"){let a={instancePath:t+"/vo\
lumeMode",schemaPath:"#/properties/volumeMode/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.volumeName!==void 0&&typeof p.volumeName!=
"string"){let a={instancePath:t+"/volumeName",schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return xe.errors=e,r===0}var yt={enum:["kubevirt",
"archive"]},ut={enum:["kubevirt","archive",""]};function Me(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p==
"object"&&!Array.isArray(p)){for(let s in p)if(!E.call(Nr.properties,s)){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(p.checkpoints!==void 0&&(Ae(p.checkpoints,{instancePath:t+"/checkpoints",parentData:p,parentDataProperty:"\
checkpoints",rootData:u})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),p.contentType!==void 0){let s=p.contentType;if(typeof s!="string"){let l={instancePath:t+
"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}let o=r;if(!(s==="kubevirt"||s==="\
archive")){let l={instancePath:t+"/contentType",schemaPath:"#/properties/contentType/unlessRewritten/enum",keyword:"enum",params:{allowedValues:yt.enum}};e===null?
e=[l]:e.push(l),r++}var a=o===r;if(!a){let l={instancePath:t+"/contentType",schemaPath:"#/properties/contentType/unlessRewritten",keyword:"unlessRewritten",params:{}};
e===null?e=[l]:e.push(l),r++}let n=r;if(!(s==="kubevirt"||s==="archive"||s==="")){let l={instancePath:t+"/contentType",schemaPath:"#/properties/contentType/when\
Rewritten/enum",keyword:"enum",params:{allowedValues:ut.enum}};e===null?e=[l]:e.push(l),r++}var i=n===r;if(!i){let l={instancePath:t+"/contentType",schemaPath:"\
#/properties/contentType/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[l]:e.push(l),r++}}if(p.finalCheckpoint!==void 0&&typeof p.finalCheckpoint!=
"boolean"){let s={instancePath:t+"/finalCheckpoint",schemaPath:"#/properties/finalCheckpoint/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(
s),r++}if(p.preallocation!==void 0&&typeof p.preallocation!="boolean"){let s={instancePath:t+"/preallocation",schemaPath:"#/properties/preallocation/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(p.priorityClassName!==void 0&&typeof p.priorityClassName!="string"){let s={instancePath:t+"/prior\
ityClassName",schemaPath:"#/properties/priorityClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.pvc!==void 0&&(qe(p.pvc,
{instancePath:t+"/pvc",parentData:p,parentDataProperty:"pvc",rootData:u})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),p.serviceAccountName!==void 0&&
typeof p.serviceAccountName!="string"){let s={instancePath:t+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),r++}if(p.source!==void 0){let s=p.source;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!E.call(Nr.properties.
source.properties,o)){let n={instancePath:t+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[n]:e.push(n),r++}if(s.blank!==void 0){let o=s.blank;if(o&&typeof o=="object"&&!Array.isArray(o))for(let n in o){let l={instancePath:t+"/source/blank",
schemaPath:"#/properties/source/properties/blank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}else{
let n={instancePath:t+"/source/blank",schemaPath:"#/properties/source/properties/blank/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}
if(s.gcs!==void 0&&(Ne(s.gcs,{instancePath:t+"/source/gcs",parentData:s,parentDataProperty:"gcs",rootData:u})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),
s.http!==void 0&&(Ke(s.http,{instancePath:t+"/source/http",parentData:s,parentDataProperty:"http",rootData:u})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length)),
s.imageio!==void 0&&(Re(s.imageio,{instancePath:t+"/source/imageio",parentData:s,parentDataProperty:"imageio",rootData:u})||(e=e===null?Re.errors:e.concat(Re.errors),
r=e.length)),s.pvc!==void 0&&(F(s.pvc,{instancePath:t+"/source/pvc",parentData:s,parentDataProperty:"pvc",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),
r=e.length)),s.registry!==void 0&&(Te(s.registry,{instancePath:t+"/source/registry",parentData:s,parentDataProperty:"registry",rootData:u})||(e=e===null?Te.errors:
e.concat(Te.errors),r=e.length)),s.s3!==void 0&&(Ce(s.s3,{instancePath:t+"/source/s3",parentData:s,parentDataProperty:"s3",rootData:u})||(e=e===null?Ce.errors:e.
concat(Ce.errors),r=e.length)),s.snapshot!==void 0&&(F(s.snapshot,{instancePath:t+"/source/snapshot",parentData:s,parentDataProperty:"snapshot",rootData:u})||(e=
e===null?F.errors:e.concat(F.errors),r=e.length)),s.upload!==void 0){let o=s.upload;if(o&&typeof o=="object"&&!Array.isArray(o))for(let n in o){let l={instancePath:t+
"/source/upload",schemaPath:"#/properties/source/properties/upload/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?
e=[l]:e.push(l),r++}else{let n={instancePath:t+"/source/upload",schemaPath:"#/properties/source/properties/upload/type",keyword:"type",params:{type:"object"}};e===
null?e=[n]:e.push(n),r++}}s.vddk!==void 0&&(Ve(s.vddk,{instancePath:t+"/source/vddk",parentData:s,parentDataProperty:"vddk",rootData:u})||(e=e===null?Ve.errors:
e.concat(Ve.errors),r=e.length))}else{let o={instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:
e.push(o),r++}}p.sourceRef!==void 0&&(Ie(p.sourceRef,{instancePath:t+"/sourceRef",parentData:p,parentDataProperty:"sourceRef",rootData:u})||(e=e===null?Ie.errors:
e.concat(Ie.errors),r=e.length)),p.storage!==void 0&&(xe(p.storage,{instancePath:t+"/storage",parentData:p,parentDataProperty:"storage",rootData:u})||(e=e===null?
xe.errors:e.concat(xe.errors),r=e.length))}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Me.
errors=e,r===0}var Rr=Ar().default;function Le(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.spec===void 0){let s={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[s]:e.push(s),r++}for(let s in p)
if(!(s==="apiVersion"||s==="kind"||s==="metadata"||s==="spec"||s==="status")){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let s={instancePath:t+"/apiVersion",
schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let s={
instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.metadata!==void 0&&(T(p.metadata,
{instancePath:t+"/metadata",parentData:p,parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0){let s=p.
spec,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.managedDataSource===void 0){let n={instancePath:t+"/spec",schemaPath:"#/properties/spec/unlessRewritt\
en/required",keyword:"required",params:{missingProperty:"managedDataSource"}};e===null?e=[n]:e.push(n),r++}if(s.schedule===void 0){let n={instancePath:t+"/spec",
schemaPath:"#/properties/spec/unlessRewritten/required",keyword:"required",params:{missingProperty:"schedule"}};e===null?e=[n]:e.push(n),r++}}var a=o===r;if(!a){
let n={instancePath:t+"/spec",schemaPath:"#/properties/spec/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.template===void 0){let n={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"\
template"}};e===null?e=[n]:e.push(n),r++}for(let n in s)if(!(n==="garbageCollect"||n==="importsToKeep"||n==="managedDataSource"||n==="retentionPolicy"||n==="sch\
edule"||n==="serviceAccountName"||n==="template")){let l={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(s.garbageCollect!==void 0&&typeof s.garbageCollect!="string"){let n={instancePath:t+"/spec/ga\
rbageCollect",schemaPath:"#/properties/spec/properties/garbageCollect/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.importsToKeep!==
void 0){let n=s.importsToKeep;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:t+"/spec/importsToKeep",schemaPath:"#/properties/spe\
c/properties/importsToKeep/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(
n)){let l={instancePath:t+"/spec/importsToKeep",schemaPath:"#/properties/spec/properties/importsToKeep/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[l]:e.push(l),r++}if(n<-2147483648||isNaN(n)){let l={instancePath:t+"/spec/importsToKeep",schemaPath:"#/properties/spec/properties/importsToKeep/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[l]:e.push(l),r++}}}if(s.managedDataSource!==void 0&&typeof s.managedDataSource!="\
string"){let n={instancePath:t+"/spec/managedDataSource",schemaPath:"#/properties/spec/properties/managedDataSource/type",keyword:"type",params:{type:"string"}};
e===null?e=[n]:e.push(n),r++}if(s.retentionPolicy!==void 0&&typeof s.retentionPolicy!="string"){let n={instancePath:t+"/spec/retentionPolicy",schemaPath:"#/prop\
erties/spec/properties/retentionPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.schedule!==void 0&&typeof s.schedule!="str\
ing"){let n={instancePath:t+"/spec/schedule",schemaPath:"#/properties/spec/properties/schedule/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),r++}if(s.serviceAccountName!==void 0){let n=s.serviceAccountName;if(typeof n=="string"){if(Rr(n)<1){let l={instancePath:t+"/spec/serviceAccountName",schemaPath:"\
#/properties/spec/properties/serviceAccountName/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/spec\
/serviceAccountName",schemaPath:"#/properties/spec/properties/serviceAccountName/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}if(s.
template!==void 0){let n=s.template;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.spec===void 0){let l={instancePath:t+"/spec/template",schemaPath:"#/proper\
ties/spec/properties/template/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[l]:e.push(l),r++}for(let l in n)if(!(l==="apiVersion"||l===
"kind"||l==="metadata"||l==="spec"||l==="status")){let v={instancePath:t+"/spec/template",schemaPath:"#/properties/spec/properties/template/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[v]:e.push(v),r++}if(n.apiVersion!==void 0&&typeof n.apiVersion!="string"){let l={instancePath:t+
"/spec/template/apiVersion",schemaPath:"#/properties/spec/properties/template/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:
e.push(l),r++}if(n.kind!==void 0&&typeof n.kind!="string"){let l={instancePath:t+"/spec/template/kind",schemaPath:"#/properties/spec/properties/template/propert\
ies/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(n.metadata!==void 0){let l=n.metadata;if(l&&typeof l=="object"&&!Array.isArray(
l))for(let v in l){let j={instancePath:t+"/spec/template/metadata",schemaPath:"#/properties/spec/properties/template/properties/metadata/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:v}};e===null?e=[j]:e.push(j),r++}else{let v={instancePath:t+"/spec/template/metadata",schemaPath:"#/properties/\
spec/properties/template/properties/metadata/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(n.spec!==void 0&&(Me(n.spec,{instancePath:t+
"/spec/template/spec",parentData:n,parentDataProperty:"spec",rootData:u})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),n.status!==void 0){let l=n.status;
if(l&&typeof l=="object"&&!Array.isArray(l)){for(let v in l)if(!(v==="claimName"||v==="conditions"||v==="phase"||v==="progress"||v==="restartCount")){let j={instancePath:t+
"/spec/template/status",schemaPath:"#/properties/spec/properties/template/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};
e===null?e=[j]:e.push(j),r++}if(l.claimName!==void 0&&typeof l.claimName!="string"){let v={instancePath:t+"/spec/template/status/claimName",schemaPath:"#/proper\
ties/spec/properties/template/properties/status/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(l.conditions!==
void 0){let v=l.conditions;if(Array.isArray(v)){let j=v.length;for(let q=0;q<j;q++){let h=v[q],c=r;if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.status===void 0){
let d={instancePath:t+"/spec/template/status/conditions/"+q,schemaPath:"#/properties/spec/properties/template/properties/status/properties/conditions/items/unle\
ssRewritten/required",keyword:"required",params:{missingProperty:"status"}};e===null?e=[d]:e.push(d),r++}if(h.type===void 0){let d={instancePath:t+"/spec/templa\
te/status/conditions/"+q,schemaPath:"#/properties/spec/properties/template/properties/status/properties/conditions/items/unlessRewritten/required",keyword:"requ\
ired",params:{missingProperty:"type"}};e===null?e=[d]:e.push(d),r++}}var i=c===r;if(!i){let d={instancePath:t+"/spec/template/status/conditions/"+q,schemaPath:"\
#/properties/spec/properties/template/properties/status/properties/conditions/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[d]:e.push(
d),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){for(let d in h)if(!(d==="lastHeartbeatTime"||d==="lastTransitionTime"||d==="message"||d==="reason"||d==="sta\
tus"||d==="type")){let P={instancePath:t+"/spec/template/status/conditions/"+q,schemaPath:"#/properties/spec/properties/template/properties/status/properties/co\
nditions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(h.lastHeartbeatTime!==void 0){
let d=h.lastHeartbeatTime;if(typeof d=="string"){if(!$e.test(d)){let P={instancePath:t+"/spec/template/status/conditions/"+q+"/lastHeartbeatTime",schemaPath:"#/\
properties/spec/properties/template/properties/status/properties/conditions/items/properties/lastHeartbeatTime/pattern",keyword:"pattern",params:{pattern:"^\\d{4\
}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:t+"/spec/template/status/co\
nditions/"+q+"/lastHeartbeatTime",schemaPath:"#/properties/spec/properties/template/properties/status/properties/conditions/items/properties/lastHeartbeatTime/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}if(h.lastTransitionTime!==void 0){let d=h.lastTransitionTime;if(typeof d=="string"){if(!$e.
test(d)){let P={instancePath:t+"/spec/template/status/conditions/"+q+"/lastTransitionTime",schemaPath:"#/properties/spec/properties/template/properties/status/p\
roperties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d\
{2}:\\d{2})$"}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:t+"/spec/template/status/conditions/"+q+"/lastTransitionTime",schemaPath:"#/properties/sp\
ec/properties/template/properties/status/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.
push(P),r++}}if(h.message!==void 0&&typeof h.message!="string"){let d={instancePath:t+"/spec/template/status/conditions/"+q+"/message",schemaPath:"#/properties/\
spec/properties/template/properties/status/properties/conditions/items/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),
r++}if(h.reason!==void 0&&typeof h.reason!="string"){let d={instancePath:t+"/spec/template/status/conditions/"+q+"/reason",schemaPath:"#/properties/spec/propert\
ies/template/properties/status/properties/conditions/items/properties/reason/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(h.status!==
void 0&&typeof h.status!="string"){let d={instancePath:t+"/spec/template/status/conditions/"+q+"/status",schemaPath:"#/properties/spec/properties/template/prope\
rties/status/properties/conditions/items/properties/status/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(h.type!==void 0&&typeof h.
type!="string"){let d={instancePath:t+"/spec/template/status/conditions/"+q+"/type",schemaPath:"#/properties/spec/properties/template/properties/status/properti\
es/conditions/items/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/spec/template/status\
/conditions/"+q,schemaPath:"#/properties/spec/properties/template/properties/status/properties/conditions/items/type",keyword:"type",params:{type:"object"}};e===
null?e=[d]:e.push(d),r++}}}else{let j={instancePath:t+"/spec/template/status/conditions",schemaPath:"#/properties/spec/properties/template/properties/status/pro\
perties/conditions/type",keyword:"type",params:{type:"array"}};e===null?e=[j]:e.push(j),r++}}if(l.phase!==void 0&&typeof l.phase!="string"){let v={instancePath:t+
"/spec/template/status/phase",schemaPath:"#/properties/spec/properties/template/properties/status/properties/phase/type",keyword:"type",params:{type:"string"}};
e===null?e=[v]:e.push(v),r++}if(l.progress!==void 0&&typeof l.progress!="string"){let v={instancePath:t+"/spec/template/status/progress",schemaPath:"#/propertie\
s/spec/properties/template/properties/status/properties/progress/type",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(l.restartCount!==void 0){
let v=l.restartCount;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let j={instancePath:t+"/spec/template/status/restartCount",schemaPath:"#/properti\
es/spec/properties/template/properties/status/properties/restartCount/type",keyword:"type",params:{type:"integer"}};e===null?e=[j]:e.push(j),r++}if(typeof v=="n\
umber"&&isFinite(v)){if(v>2147483647||isNaN(v)){let j={instancePath:t+"/spec/template/status/restartCount",schemaPath:"#/properties/spec/properties/template/pro\
perties/status/properties/restartCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[j]:e.push(j),r++}if(v<-2147483648||isNaN(
v)){let j={instancePath:t+"/spec/template/status/restartCount",schemaPath:"#/properties/spec/properties/template/properties/status/properties/restartCount/minim\
um",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[j]:e.push(j),r++}}}}else{let v={instancePath:t+"/spec/template/status",schemaPath:"\
#/properties/spec/properties/template/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}}else{let l={instancePath:t+"\
/spec/template",schemaPath:"#/properties/spec/properties/template/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:t+
"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(p.status!==void 0){let s=p.status;if(!(s&&typeof s==
"object"&&!Array.isArray(s))){let o={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Le.errors=e,r===0}function Tr(p,{
instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;return Le(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||
(e=e===null?Le.errors:e.concat(Le.errors),r=e.length),Tr.errors=e,r===0}exports.kind1=Cr;function He(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){
let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="apiVersi\
on"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,
parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0){let a=p.spec;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.source===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"source"}};e===
null?e=[i]:e.push(i),r++}for(let i in a)if(i!=="source"){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.source!==void 0){let i=a.source;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)
if(!(s==="dataSource"||s==="pvc"||s==="snapshot")){let o={instancePath:t+"/spec/source",schemaPath:"#/properties/spec/properties/source/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}i.dataSource!==void 0&&(F(i.dataSource,{instancePath:t+"/spec/source/dataSourc\
e",parentData:i,parentDataProperty:"dataSource",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),i.pvc!==void 0&&(F(i.pvc,{instancePath:t+"/sp\
ec/source/pvc",parentData:i,parentDataProperty:"pvc",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),i.snapshot!==void 0&&(F(i.snapshot,{instancePath:t+
"/spec/source/snapshot",parentData:i,parentDataProperty:"snapshot",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length))}else{let s={instancePath:t+
"/spec/source",schemaPath:"#/properties/spec/properties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let i={instancePath:t+
"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.status!==void 0){let a=p.status;if(!(a&&typeof a==
"object"&&!Array.isArray(a))){let i={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return He.errors=e,r===0}function Cr(p,{
instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;return He(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||
(e=e===null?He.errors:e.concat(He.errors),r=e.length),Cr.errors=e,r===0}exports.kind2=Vr;function ze(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){
let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="apiVersi\
on"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,
parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0&&(Me(p.spec,{instancePath:t+"/spec",parentData:p,
parentDataProperty:"spec",rootData:u})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),p.status!==void 0){let a=p.status;if(!(a&&typeof a=="object"&&!Array.
isArray(a))){let i={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return ze.errors=e,r===0}function Vr(p,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;return ze(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?ze.errors:
e.concat(ze.errors),r=e.length),Vr.errors=e,r===0}exports.kind3=Ir;var Be={type:"object",properties:{dataVolumeTemplates:{type:"array",items:{type:["object","null"],properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{
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
selfLink:{type:["string","null"]},uid:{type:["string","null"]}},additionalProperties:!1},de={type:["array","null"],items:{type:["object","null"],properties:{apiVersion:{
type:["string","null"]},blockOwnerDeletion:{type:["boolean","null"]},controller:{type:["boolean","null"]},kind:{type:["string","null"]},name:{type:["string","nu\
ll"]},uid:{type:["string","null"]}},additionalProperties:!1}};function _e(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;
if(!Array.isArray(p)&&p!==null){let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:de.type}};e===null?e=[a]:e.push(a),r++}if(Array.isArray(p)){
let a=p.length;for(let i=0;i<a;i++){let s=p[i];if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){let o={instancePath:t+"/"+i,schemaPath:"#/items/type",keyword:"\
type",params:{type:de.items.type}};e===null?e=[o]:e.push(o),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="apiVersion"||o==="blockOwn\
erDeletion"||o==="controller"||o==="kind"||o==="name"||o==="uid")){let n={instancePath:t+"/"+i,schemaPath:"#/items/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.apiVersion!==void 0){let o=s.apiVersion;if(typeof o!="string"&&o!==null){let n={instancePath:t+
"/"+i+"/apiVersion",schemaPath:"#/items/properties/apiVersion/type",keyword:"type",params:{type:de.items.properties.apiVersion.type}};e===null?e=[n]:e.push(n),r++}}
if(s.blockOwnerDeletion!==void 0){let o=s.blockOwnerDeletion;if(typeof o!="boolean"&&o!==null){let n={instancePath:t+"/"+i+"/blockOwnerDeletion",schemaPath:"#/i\
tems/properties/blockOwnerDeletion/type",keyword:"type",params:{type:de.items.properties.blockOwnerDeletion.type}};e===null?e=[n]:e.push(n),r++}}if(s.controller!==
void 0){let o=s.controller;if(typeof o!="boolean"&&o!==null){let n={instancePath:t+"/"+i+"/controller",schemaPath:"#/items/properties/controller/type",keyword:"\
type",params:{type:de.items.properties.controller.type}};e===null?e=[n]:e.push(n),r++}}if(s.kind!==void 0){let o=s.kind;if(typeof o!="string"&&o!==null){let n={
instancePath:t+"/"+i+"/kind",schemaPath:"#/items/properties/kind/type",keyword:"type",params:{type:de.items.properties.kind.type}};e===null?e=[n]:e.push(n),r++}}
if(s.name!==void 0){let o=s.name;if(typeof o!="string"&&o!==null){let n={instancePath:t+"/"+i+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{
type:de.items.properties.name.type}};e===null?e=[n]:e.push(n),r++}}if(s.uid!==void 0){let o=s.uid;if(typeof o!="string"&&o!==null){let n={instancePath:t+"/"+i+"\
/uid",schemaPath:"#/items/properties/uid/type",keyword:"type",params:{type:de.items.properties.uid.type}};e===null?e=[n]:e.push(n),r++}}}}}return _e.errors=e,r===
0}function H(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:G.type}};e===null?e=[a]:e.push(a),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!E.call(G.properties,a)){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[
i]:e.push(i),r++}if(p.annotations!==void 0){let a=p.annotations;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null){let i={instancePath:t+"/annotations",schemaPath:"\
#/properties/annotations/type",keyword:"type",params:{type:G.properties.annotations.type}};e===null?e=[i]:e.push(i),r++}if(a&&typeof a=="object"&&!Array.isArray(
a))for(let i in a){let s=a[i];if(typeof s!="string"&&s!==null){let o={instancePath:t+"/annotations/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prop\
erties/annotations/additionalProperties/type",keyword:"type",params:{type:G.properties.annotations.additionalProperties.type}};e===null?e=[o]:e.push(o),r++}}}if(p.
creationTimestamp!==void 0){let a=p.creationTimestamp;if(typeof a!="string"&&a!==null){let i={instancePath:t+"/creationTimestamp",schemaPath:"#/properties/creat\
ionTimestamp/type",keyword:"type",params:{type:G.properties.creationTimestamp.type}};e===null?e=[i]:e.push(i),r++}if(typeof a=="string"&&!$e.test(a)){let i={instancePath:t+
"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]\
|[+-]\\d{2}:\\d{2})$"}};e===null?e=[i]:e.push(i),r++}}if(p.deletionGracePeriodSeconds!==void 0){let a=p.deletionGracePeriodSeconds;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))&&a!==null){let i={instancePath:t+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/type",keyword:"ty\
pe",params:{type:G.properties.deletionGracePeriodSeconds.type}};e===null?e=[i]:e.push(i),r++}}if(p.deletionTimestamp!==void 0){let a=p.deletionTimestamp;if(typeof a!=
"string"&&a!==null){let i={instancePath:t+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{type:G.properties.deletionTimestamp.
type}};e===null?e=[i]:e.push(i),r++}if(typeof a=="string"&&!$e.test(a)){let i={instancePath:t+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/pa\
ttern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$"}};e===null?e=[i]:e.push(i),r++}}if(p.
finalizers!==void 0){let a=p.finalizers;if(!Array.isArray(a)&&a!==null){let i={instancePath:t+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"t\
ype",params:{type:G.properties.finalizers.type}};e===null?e=[i]:e.push(i),r++}if(Array.isArray(a)){let i=a.length;for(let s=0;s<i;s++){let o=a[s];if(typeof o!="\
string"&&o!==null){let n={instancePath:t+"/finalizers/"+s,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type:G.properties.finalizers.items.
type}};e===null?e=[n]:e.push(n),r++}}}}if(p.generateName!==void 0){let a=p.generateName;if(typeof a!="string"&&a!==null){let i={instancePath:t+"/generateName",schemaPath:"\
#/properties/generateName/type",keyword:"type",params:{type:G.properties.generateName.type}};e===null?e=[i]:e.push(i),r++}}if(p.generation!==void 0){let a=p.generation;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let i={instancePath:t+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",
params:{type:G.properties.generation.type}};e===null?e=[i]:e.push(i),r++}}if(p.labels!==void 0){let a=p.labels;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==
null){let i={instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:G.properties.labels.type}};e===null?e=[i]:e.push(i),r++}
if(a&&typeof a=="object"&&!Array.isArray(a))for(let i in a){let s=a[i];if(typeof s!="string"&&s!==null){let o={instancePath:t+"/labels/"+i.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type:G.properties.labels.additionalProperties.type}};e===null?e=[o]:
e.push(o),r++}}}if(p.managedFields!==void 0&&(ve(p.managedFields,{instancePath:t+"/managedFields",parentData:p,parentDataProperty:"managedFields",rootData:u})||
(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),p.name!==void 0){let a=p.name;if(typeof a!="string"&&a!==null){let i={instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:G.properties.name.type}};e===null?e=[i]:e.push(i),r++}}if(p.namespace!==void 0){let a=p.namespace;if(typeof a!=
"string"&&a!==null){let i={instancePath:t+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:G.properties.namespace.type}};e===null?
e=[i]:e.push(i),r++}}if(p.ownerReferences!==void 0&&(_e(p.ownerReferences,{instancePath:t+"/ownerReferences",parentData:p,parentDataProperty:"ownerReferences",rootData:u})||
(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),p.resourceVersion!==void 0){let a=p.resourceVersion;if(typeof a!="string"&&a!==null){let i={instancePath:t+
"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type:G.properties.resourceVersion.type}};e===null?e=[i]:e.push(i),r++}}
if(p.selfLink!==void 0){let a=p.selfLink;if(typeof a!="string"&&a!==null){let i={instancePath:t+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"typ\
e",params:{type:G.properties.selfLink.type}};e===null?e=[i]:e.push(i),r++}}if(p.uid!==void 0){let a=p.uid;if(typeof a!="string"&&a!==null){let i={instancePath:t+
"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type:G.properties.uid.type}};e===null?e=[i]:e.push(i),r++}}}return H.errors=e,r===0}function ye(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="inferFromVolume"||a==="inferFromVolumeFailurePolicy"||a==="kind"||a==="name"||a==="revisionName")){let i={instancePath:t,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}if(p.inferFromVolume!==void 0&&typeof p.inferFromVolume!="stri\
ng"){let a={instancePath:t+"/inferFromVolume",schemaPath:"#/properties/inferFromVolume/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(p.inferFromVolumeFailurePolicy!==void 0&&typeof p.inferFromVolumeFailurePolicy!="string"){let a={instancePath:t+"/inferFromVolumeFailurePolicy",schemaPath:"#\
/properties/inferFromVolumeFailurePolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.kind!==void 0&&typeof p.kind!="string"){
let a={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.name!==void 0&&typeof p.
name!="string"){let a={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.revisionName!==
void 0&&typeof p.revisionName!="string"){let a={instancePath:t+"/revisionName",schemaPath:"#/properties/revisionName/type",keyword:"type",params:{type:"string"}};
e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return ye.errors=
e,r===0}var Oe={type:"object",properties:{accessCredentials:{maxItems:256,type:"array",items:{type:"object",properties:{sshPublicKey:{type:"object",properties:{propagationMethod:{
type:"object",properties:{configDrive:{type:"object",additionalProperties:!1},noCloud:{type:"object",additionalProperties:!1},qemuGuestAgent:{type:"object",properties:{
users:{type:"array",items:{type:"string"},distinct:[]}},additionalProperties:!1,required:["users"]}},additionalProperties:!1},source:{$ref:"#/$defs/source"}},additionalProperties:!1,
required:["propagationMethod","source"]},userPassword:{type:"object",properties:{propagationMethod:{type:"object",properties:{qemuGuestAgent:{type:"object",additionalProperties:!1}},
additionalProperties:!1},source:{$ref:"#/$defs/source"}},additionalProperties:!1,required:["propagationMethod","source"]}},additionalProperties:!1}},affinity:{$ref:"\
#/$defs/affinity"},architecture:{type:"string"},dnsConfig:{type:"object",properties:{nameservers:{type:"array",items:{type:"string"}},options:{type:"array",items:{
type:"object",properties:{name:{type:"string"},value:{type:"string"}},additionalProperties:!1}},searches:{type:"array",items:{type:"string"}}},additionalProperties:!1},
dnsPolicy:{type:"string"},domain:{$ref:"#/$defs/domain"},evictionStrategy:{type:"string"},hostname:{type:"string"},livenessProbe:{$ref:"#/$defs/livenessProbe"},
networks:{maxItems:256,type:"array",items:{type:"object",properties:{multus:{type:"object",properties:{default:{type:"boolean"},networkName:{type:"string"}},additionalProperties:!1,
unlessRewritten:{required:["networkName"]}},name:{type:"string"},pod:{type:"object",properties:{vmIPv6NetworkCIDR:{type:"string"},vmNetworkCIDR:{type:"string"}},
additionalProperties:!1}},additionalProperties:!1,unlessRewritten:{required:["name"]}}},nodeSelector:{type:"object",additionalProperties:{type:"string"}},priorityClassName:{
type:"string"},readinessProbe:{$ref:"#/$defs/livenessProbe"},resourceClaims:{type:"array",items:{type:"object",properties:{name:{type:"string"},resourceClaimName:{
type:"string"},resourceClaimTemplateName:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}},distinct:["name"]},schedulerName:{type:"s\
tring"},startStrategy:{type:"string"},subdomain:{type:"string"},terminationGracePeriodSeconds:{type:"integer"},tolerations:{$ref:"#/$defs/tolerations"},topologySpreadConstraints:{
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
additionalProperties:!1,required:["domain"]},Ue=(hr(),br(jr)).duplicates;function ue(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let i in p)
if(i!=="secret"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),
r++}if(p.secret!==void 0){let i=p.secret,s=r;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.secretName===void 0){let o={instancePath:t+"/secret",schemaPath:"#/p\
roperties/secret/unlessRewritten/required",keyword:"required",params:{missingProperty:"secretName"}};e===null?e=[o]:e.push(o),r++}var a=s===r;if(!a){let o={instancePath:t+
"/secret",schemaPath:"#/properties/secret/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[o]:e.push(o),r++}if(i&&typeof i=="object"&&!Array.isArray(
i)){for(let o in i)if(o!=="secretName"){let n={instancePath:t+"/secret",schemaPath:"#/properties/secret/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(i.secretName!==void 0&&typeof i.secretName!="string"){let o={instancePath:t+"/secret/secretName",schemaPath:"\
#/properties/secret/properties/secretName/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/secret",schemaPath:"\
#/properties/secret/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}return ue.errors=e,r===0}function me(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="matchExpressions"||a==="matchFields")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),r++}p.matchExpressions!==void 0&&(K(p.matchExpressions,{instancePath:t+"/matchExpressions",parentData:p,parentDataProperty:"matchExpres\
sions",rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),p.matchFields!==void 0&&(K(p.matchFields,{instancePath:t+"/matchFields",parentData:p,parentDataProperty:"\
matchFields",rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length))}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[a]:e.push(a),r++}return me.errors=e,r===0}function he(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0,a=r;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.topologyKey===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"topologyKey"}};e===null?e=[s]:e.push(s),r++}var i=a===
r;if(!i){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let s in p)if(!(s==="labelSelector"||s==="matchLabelKeys"||s==="mismatchLabelKeys"||s==="namespaceSelector"||s==="namespaces"||s==="topologyKey")){
let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(p.labelSelector!==
void 0&&(I(p.labelSelector,{instancePath:t+"/labelSelector",parentData:p,parentDataProperty:"labelSelector",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),
r=e.length)),p.matchLabelKeys!==void 0){let s=p.matchLabelKeys;if(Array.isArray(s)){let o=s.length;for(let n=0;n<o;n++)if(typeof s[n]!="string"){let l={instancePath:t+
"/matchLabelKeys/"+n,schemaPath:"#/properties/matchLabelKeys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:t+
"/matchLabelKeys",schemaPath:"#/properties/matchLabelKeys/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(p.mismatchLabelKeys!==void 0){
let s=p.mismatchLabelKeys;if(Array.isArray(s)){let o=s.length;for(let n=0;n<o;n++)if(typeof s[n]!="string"){let l={instancePath:t+"/mismatchLabelKeys/"+n,schemaPath:"\
#/properties/mismatchLabelKeys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:t+"/mismatchLabelKeys",
schemaPath:"#/properties/mismatchLabelKeys/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(p.namespaceSelector!==void 0&&(I(p.namespaceSelector,
{instancePath:t+"/namespaceSelector",parentData:p,parentDataProperty:"namespaceSelector",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),p.namespaces!==
void 0){let s=p.namespaces;if(Array.isArray(s)){let o=s.length;for(let n=0;n<o;n++)if(typeof s[n]!="string"){let l={instancePath:t+"/namespaces/"+n,schemaPath:"\
#/properties/namespaces/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:t+"/namespaces",schemaPath:"#/\
properties/namespaces/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(p.topologyKey!==void 0&&typeof p.topologyKey!="string"){let s={
instancePath:t+"/topologyKey",schemaPath:"#/properties/topologyKey/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return he.errors=e,r===0}function Pe(p,{instancePath:t="",parentData:A,parentDataProperty:D,
rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let i in p)if(!(i==="preferredDuringSchedulingIgnoredDuringExecution"||i==="re\
quiredDuringSchedulingIgnoredDuringExecution")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}if(p.preferredDuringSchedulingIgnoredDuringExecution!==void 0){let i=p.preferredDuringSchedulingIgnoredDuringExecution;if(Array.isArray(
i)){let s=i.length;for(let o=0;o<s;o++){let n=i[o],l=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.weight===void 0){let v={instancePath:t+"/preferredDuringSc\
hedulingIgnoredDuringExecution/"+o,schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"weight"}};e===null?e=[v]:e.push(v),r++}var a=l===r;if(!a){let v={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+o,schemaPath:"\
#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[v]:e.push(v),r++}if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.podAffinityTerm===void 0){let v={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+o,schemaPath:"#/properties\
/preferredDuringSchedulingIgnoredDuringExecution/items/required",keyword:"required",params:{missingProperty:"podAffinityTerm"}};e===null?e=[v]:e.push(v),r++}for(let v in n)
if(!(v==="podAffinityTerm"||v==="weight")){let j={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+o,schemaPath:"#/properties/preferredDuringS\
chedulingIgnoredDuringExecution/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};e===null?e=[j]:e.push(j),r++}if(n.podAffinityTerm!==
void 0&&(he(n.podAffinityTerm,{instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+o+"/podAffinityTerm",parentData:n,parentDataProperty:"podAffin\
ityTerm",rootData:u})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),n.weight!==void 0){let v=n.weight;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v))){let j={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+o+"/weight",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecut\
ion/items/properties/weight/type",keyword:"type",params:{type:"integer"}};e===null?e=[j]:e.push(j),r++}if(typeof v=="number"&&isFinite(v)){if(v>2147483647||isNaN(
v)){let j={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+o+"/weight",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecuti\
on/items/properties/weight/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[j]:e.push(j),r++}if(v<-2147483648||isNaN(v)){let j={
instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution/"+o+"/weight",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/pr\
operties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[j]:e.push(j),r++}}}}else{let v={instancePath:t+"/preferredDur\
ingSchedulingIgnoredDuringExecution/"+o,schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/type",keyword:"type",params:{type:"object"}};
e===null?e=[v]:e.push(v),r++}}}else{let s={instancePath:t+"/preferredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/preferredDuringSchedulingI\
gnoredDuringExecution/type",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),r++}}if(p.requiredDuringSchedulingIgnoredDuringExecution!==void 0){let i=p.
requiredDuringSchedulingIgnoredDuringExecution;if(Array.isArray(i)){let s=i.length;for(let o=0;o<s;o++)he(i[o],{instancePath:t+"/requiredDuringSchedulingIgnored\
DuringExecution/"+o,parentData:i,parentDataProperty:o,rootData:u})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)}else{let s={instancePath:t+"/requiredD\
uringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/requiredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type:"array"}};e===null?
e=[s]:e.push(s),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Pe.errors=e,r===
0}function Qe(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let i in p)
if(!(i==="nodeAffinity"||i==="podAffinity"||i==="podAntiAffinity")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(p.nodeAffinity!==void 0){let i=p.nodeAffinity;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)
if(!(s==="preferredDuringSchedulingIgnoredDuringExecution"||s==="requiredDuringSchedulingIgnoredDuringExecution")){let o={instancePath:t+"/nodeAffinity",schemaPath:"\
#/properties/nodeAffinity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.preferredDuringSchedulingIgnoredDuringExecution!==
void 0){let s=i.preferredDuringSchedulingIgnoredDuringExecution;if(Array.isArray(s)){let o=s.length;for(let n=0;n<o;n++){let l=s[n],v=r;if(l&&typeof l=="object"&&
!Array.isArray(l)&&l.weight===void 0){let j={instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+n,schemaPath:"#/properties/nodeAffi\
nity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"weight"}};e===null?e=
[j]:e.push(j),r++}var a=v===r;if(!a){let j={instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+n,schemaPath:"#/properties/nodeAffin\
ity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[j]:e.push(j),r++}if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.preference===void 0){let j={instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+n,schemaPath:"#/pr\
operties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/required",keyword:"required",params:{missingProperty:"preference"}};e===null?
e=[j]:e.push(j),r++}for(let j in l)if(!(j==="preference"||j==="weight")){let q={instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+
n,schemaPath:"#/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:j}};e===null?e=[q]:e.push(q),r++}if(l.preference!==void 0&&(me(l.preference,{instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnoredDu\
ringExecution/"+n+"/preference",parentData:l,parentDataProperty:"preference",rootData:u})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)),l.weight!==void 0){
let j=l.weight;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){let q={instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+
n+"/weight",schemaPath:"#/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/properties/weight/type",keyword:"type",params:{
type:"integer"}};e===null?e=[q]:e.push(q),r++}if(typeof j=="number"&&isFinite(j)){if(j>2147483647||isNaN(j)){let q={instancePath:t+"/nodeAffinity/preferredDurin\
gSchedulingIgnoredDuringExecution/"+n+"/weight",schemaPath:"#/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/items/propertie\
s/weight/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[q]:e.push(q),r++}if(j<-2147483648||isNaN(j)){let q={instancePath:t+"/\
nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+n+"/weight",schemaPath:"#/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuri\
ngExecution/items/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[q]:e.push(q),r++}}}}else{let j={instancePath:t+
"/nodeAffinity/preferredDuringSchedulingIgnoredDuringExecution/"+n,schemaPath:"#/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecut\
ion/items/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}}else{let o={instancePath:t+"/nodeAffinity/preferredDuringSchedulingIgnored\
DuringExecution",schemaPath:"#/properties/nodeAffinity/properties/preferredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type:"array"}};e===
null?e=[o]:e.push(o),r++}}if(i.requiredDuringSchedulingIgnoredDuringExecution!==void 0){let s=i.requiredDuringSchedulingIgnoredDuringExecution;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.nodeSelectorTerms===void 0){let o={instancePath:t+"/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/\
properties/nodeAffinity/properties/requiredDuringSchedulingIgnoredDuringExecution/required",keyword:"required",params:{missingProperty:"nodeSelectorTerms"}};e===
null?e=[o]:e.push(o),r++}for(let o in s)if(o!=="nodeSelectorTerms"){let n={instancePath:t+"/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"\
#/properties/nodeAffinity/properties/requiredDuringSchedulingIgnoredDuringExecution/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[n]:e.push(n),r++}if(s.nodeSelectorTerms!==void 0){let o=s.nodeSelectorTerms;if(Array.isArray(o)){let n=o.length;for(let l=0;l<n;l++)me(o[l],{instancePath:t+
"/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution/nodeSelectorTerms/"+l,parentData:o,parentDataProperty:l,rootData:u})||(e=e===null?me.errors:e.concat(
me.errors),r=e.length)}else{let n={instancePath:t+"/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution/nodeSelectorTerms",schemaPath:"#/properties/node\
Affinity/properties/requiredDuringSchedulingIgnoredDuringExecution/properties/nodeSelectorTerms/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(
n),r++}}}else{let o={instancePath:t+"/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/nodeAffinity/properties/requiredDuri\
ngSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:t+"/nodeAffinity",schemaPath:"\
#/properties/nodeAffinity/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}p.podAffinity!==void 0&&(Pe(p.podAffinity,{instancePath:t+"\
/podAffinity",parentData:p,parentDataProperty:"podAffinity",rootData:u})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),p.podAntiAffinity!==void 0&&(Pe(
p.podAntiAffinity,{instancePath:t+"/podAntiAffinity",parentData:p,parentDataProperty:"podAntiAffinity",rootData:u})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=
e.length))}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Qe.errors=e,r===0}var Ee={type:"\
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
#/$defs/limits"}},additionalProperties:!1}},additionalProperties:!1,required:["devices"]};function ge(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="present"||a==="tickPolicy")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===
null?e=[i]:e.push(i),r++}if(p.present!==void 0&&typeof p.present!="boolean"){let a={instancePath:t+"/present",schemaPath:"#/properties/present/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}if(p.tickPolicy!==void 0&&typeof p.tickPolicy!="string"){let a={instancePath:t+"/tickPolicy",schemaPath:"\
#/properties/tickPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return ge.errors=e,r===0}function _(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){
let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)if(!(a==="hpet"||a==="hyperv"||a==="kvm"||a==="pit"||a==="rtc")){let i={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}if(p.hpet!==void 0&&(ge(p.hpet,{instancePath:t+
"/hpet",parentData:p,parentDataProperty:"hpet",rootData:u})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),p.hyperv!==void 0){let a=p.hyperv;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let i in a)if(i!=="present"){let s={instancePath:t+"/hyperv",schemaPath:"#/properties/hyperv/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.present!==void 0&&typeof a.present!="boolean"){let i={instancePath:t+"/hyper\
v/present",schemaPath:"#/properties/hyperv/properties/present/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+
"/hyperv",schemaPath:"#/properties/hyperv/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.kvm!==void 0){let a=p.kvm;if(a&&typeof a==
"object"&&!Array.isArray(a)){for(let i in a)if(i!=="present"){let s={instancePath:t+"/kvm",schemaPath:"#/properties/kvm/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.present!==void 0&&typeof a.present!="boolean"){let i={instancePath:t+"/kvm/present",
schemaPath:"#/properties/kvm/properties/present/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/kvm",schemaPath:"\
#/properties/kvm/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.pit!==void 0&&(ge(p.pit,{instancePath:t+"/pit",parentData:p,parentDataProperty:"\
pit",rootData:u})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),p.rtc!==void 0){let a=p.rtc;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)
if(!(i==="present"||i==="tickPolicy"||i==="track")){let s={instancePath:t+"/rtc",schemaPath:"#/properties/rtc/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.present!==void 0&&typeof a.present!="boolean"){let i={instancePath:t+"/rtc/present",schemaPath:"\
#/properties/rtc/properties/present/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(a.tickPolicy!==void 0&&typeof a.tickPolicy!="s\
tring"){let i={instancePath:t+"/rtc/tickPolicy",schemaPath:"#/properties/rtc/properties/tickPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}if(a.track!==void 0&&typeof a.track!="string"){let i={instancePath:t+"/rtc/track",schemaPath:"#/properties/rtc/properties/track/type",keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/rtc",schemaPath:"#/properties/rtc/type",keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return _.errors=
e,r===0}function Q(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(Array.isArray(p)){let i=p.length;for(let s=0;s<i;s++){let o=p[s],
n=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.name===void 0){let l={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[l]:e.push(l),r++}var a=n===r;if(!a){let l={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten",keyword:"unlessRewritt\
en",params:{}};e===null?e=[l]:e.push(l),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){for(let l in o)if(!(l==="name"||l==="policy")){let v={instancePath:t+"/"+
s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[v]:e.push(v),r++}if(o.name!==void 0&&typeof o.
name!="string"){let l={instancePath:t+"/"+s+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}
if(o.policy!==void 0&&typeof o.policy!="string"){let l={instancePath:t+"/"+s+"/policy",schemaPath:"#/items/properties/policy/type",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return Q.errors=e,r===0}function Z(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)if(a!==
"guestMappingPassthrough"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:
e.push(i),r++}if(p.guestMappingPassthrough!==void 0){let a=p.guestMappingPassthrough;if(a&&typeof a=="object"&&!Array.isArray(a))for(let i in a){let s={instancePath:t+
"/guestMappingPassthrough",schemaPath:"#/properties/guestMappingPassthrough/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}else{let i={instancePath:t+"/guestMappingPassthrough",schemaPath:"#/properties/guestMappingPassthrough/type",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}
return Z.errors=e,r===0}var mt={type:"object",properties:{blockSize:{$ref:"#/$defs/blockSize"},bootOrder:{type:"integer",minimum:0},cache:{type:"string"},cdrom:{
type:"object",properties:{bus:{type:"string"},readonly:{type:"boolean"},tray:{type:"string"}},additionalProperties:!1},changedBlockTracking:{type:"boolean"},dedicatedIOThread:{
type:"boolean"},disk:{type:"object",properties:{bus:{type:"string"},pciAddress:{type:"string"},readonly:{type:"boolean"}},additionalProperties:!1},errorPolicy:{
type:"string"},io:{type:"string"},lun:{type:"object",properties:{bus:{type:"string"},readonly:{type:"boolean"},reservation:{type:"boolean"}},additionalProperties:!1},
name:{type:"string"},serial:{type:"string"},shareable:{type:"boolean"},tag:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name"]}};function J(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)if(!(a===
"custom"||a==="matchVolume")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=
[i]:e.push(i),r++}if(p.custom!==void 0){let a=p.custom;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(!(i==="discardGranularity"||i==="logical"||
i==="physical")){let s={instancePath:t+"/custom",schemaPath:"#/properties/custom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}if(a.discardGranularity!==void 0){let i=a.discardGranularity;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let s={instancePath:t+
"/custom/discardGranularity",schemaPath:"#/properties/custom/properties/discardGranularity/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),
r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let s={instancePath:t+"/custom/discardGranularity",schemaPath:"#/properties/custom/properties/discardGr\
anularity/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),r++}}if(a.logical!==void 0){let i=a.logical;if(!(typeof i=="numb\
er"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let s={instancePath:t+"/custom/logical",schemaPath:"#/properties/custom/properties/logical/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[s]:e.push(s),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let s={instancePath:t+"/custom/logical",schemaPath:"#/properties/cu\
stom/properties/logical/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),r++}}if(a.physical!==void 0){let i=a.physical;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let s={instancePath:t+"/custom/physical",schemaPath:"#/properties/custom/properties/physical/type",keyword:"type",params:{
type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let s={instancePath:t+"/custom/physical",schemaPath:"#/proper\
ties/custom/properties/physical/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),r++}}}else{let i={instancePath:t+"/custom",
schemaPath:"#/properties/custom/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.matchVolume!==void 0){let a=p.matchVolume;if(a&&
typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(i!=="enabled"){let s={instancePath:t+"/matchVolume",schemaPath:"#/properties/matchVolume/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let i={instancePath:t+
"/matchVolume/enabled",schemaPath:"#/properties/matchVolume/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{
let i={instancePath:t+"/matchVolume",schemaPath:"#/properties/matchVolume/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return J.errors=e,r===0}function Ze(p,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0,a=r;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.name===void 0){let s={instancePath:t,schemaPath:"\
#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),r++}var i=a===r;if(!i){let s={instancePath:t,schemaPath:"\
#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)if(!E.call(mt.properties,
s)){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(p.blockSize!==
void 0&&(J(p.blockSize,{instancePath:t+"/blockSize",parentData:p,parentDataProperty:"blockSize",rootData:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),
p.bootOrder!==void 0){let s=p.bootOrder;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o={instancePath:t+"/bootOrder",schemaPath:"#/properties/bo\
otOrder/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let o={instancePath:t+"/\
bootOrder",schemaPath:"#/properties/bootOrder/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}if(p.cache!==void 0&&typeof p.
cache!="string"){let s={instancePath:t+"/cache",schemaPath:"#/properties/cache/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.cdrom!==
void 0){let s=p.cdrom;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="bus"||o==="readonly"||o==="tray")){let n={instancePath:t+"/cdrom",schemaPath:"\
#/properties/cdrom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.bus!==void 0&&typeof s.
bus!="string"){let o={instancePath:t+"/cdrom/bus",schemaPath:"#/properties/cdrom/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(
o),r++}if(s.readonly!==void 0&&typeof s.readonly!="boolean"){let o={instancePath:t+"/cdrom/readonly",schemaPath:"#/properties/cdrom/properties/readonly/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.tray!==void 0&&typeof s.tray!="string"){let o={instancePath:t+"/cdrom/tray",schemaPath:"#/prope\
rties/cdrom/properties/tray/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/cdrom",schemaPath:"#/propert\
ies/cdrom/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(p.changedBlockTracking!==void 0&&typeof p.changedBlockTracking!="boolean"){
let s={instancePath:t+"/changedBlockTracking",schemaPath:"#/properties/changedBlockTracking/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(
s),r++}if(p.dedicatedIOThread!==void 0&&typeof p.dedicatedIOThread!="boolean"){let s={instancePath:t+"/dedicatedIOThread",schemaPath:"#/properties/dedicatedIOTh\
read/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(p.disk!==void 0){let s=p.disk;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)
if(!(o==="bus"||o==="pciAddress"||o==="readonly")){let n={instancePath:t+"/disk",schemaPath:"#/properties/disk/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.bus!==void 0&&typeof s.bus!="string"){let o={instancePath:t+"/disk/bus",schemaPath:"#/prope\
rties/disk/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.pciAddress!==void 0&&typeof s.pciAddress!="string"){let o={
instancePath:t+"/disk/pciAddress",schemaPath:"#/properties/disk/properties/pciAddress/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}
if(s.readonly!==void 0&&typeof s.readonly!="boolean"){let o={instancePath:t+"/disk/readonly",schemaPath:"#/properties/disk/properties/readonly/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/disk",schemaPath:"#/properties/disk/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[o]:e.push(o),r++}}if(p.errorPolicy!==void 0&&typeof p.errorPolicy!="string"){let s={instancePath:t+"/errorPolicy",schemaPath:"#/properties/\
errorPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.io!==void 0&&typeof p.io!="string"){let s={instancePath:t+"/io",schemaPath:"\
#/properties/io/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.lun!==void 0){let s=p.lun;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let o in s)if(!(o==="bus"||o==="readonly"||o==="reservation")){let n={instancePath:t+"/lun",schemaPath:"#/properties/lun/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.bus!==void 0&&typeof s.bus!="string"){let o={instancePath:t+"/lun/bus",schemaPath:"\
#/properties/lun/properties/bus/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.readonly!==void 0&&typeof s.readonly!="boolean"){
let o={instancePath:t+"/lun/readonly",schemaPath:"#/properties/lun/properties/readonly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}
if(s.reservation!==void 0&&typeof s.reservation!="boolean"){let o={instancePath:t+"/lun/reservation",schemaPath:"#/properties/lun/properties/reservation/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/lun",schemaPath:"#/properties/lun/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[o]:e.push(o),r++}}if(p.name!==void 0&&typeof p.name!="string"){let s={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.serial!==void 0&&typeof p.serial!="string"){let s={instancePath:t+"/serial",schemaPath:"#/propert\
ies/serial/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.shareable!==void 0&&typeof p.shareable!="boolean"){let s={instancePath:t+
"/shareable",schemaPath:"#/properties/shareable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(p.tag!==void 0&&typeof p.tag!="str\
ing"){let s={instancePath:t+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return Ze.errors=e,r===0}function W(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)if(a!==
"display"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}
if(p.display!==void 0){let a=p.display;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(!(i==="enabled"||i==="ramFB")){let s={instancePath:t+"/dis\
play",schemaPath:"#/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==
void 0&&typeof a.enabled!="boolean"){let i={instancePath:t+"/display/enabled",schemaPath:"#/properties/display/properties/enabled/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[i]:e.push(i),r++}if(a.ramFB!==void 0){let i=a.ramFB;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(s!=="enabled"){let o={
instancePath:t+"/display/ramFB",schemaPath:"#/properties/display/properties/ramFB/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[o]:e.push(o),r++}if(i.enabled!==void 0&&typeof i.enabled!="boolean"){let s={instancePath:t+"/display/ramFB/enabled",schemaPath:"#/properties/display\
/properties/ramFB/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/display/ramFB",schemaPath:"\
#/properties/display/properties/ramFB/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let i={instancePath:t+"/display",schemaPath:"\
#/properties/display/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}return W.errors=e,r===0}function X(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,
r=0;if(Array.isArray(p)){let i=p.length;for(let s=0;s<i;s++){let o=p[s],n=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.name===void 0){let l={instancePath:t+
"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[l]:e.push(l),r++}var a=n===r;if(!a){let l={instancePath:t+
"/"+s,schemaPath:"#/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[l]:e.push(l),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){for(let l in o)
if(!(l==="claimName"||l==="deviceName"||l==="name"||l==="requestName"||l==="tag"||l==="virtualGPUOptions")){let v={instancePath:t+"/"+s,schemaPath:"#/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[v]:e.push(v),r++}if(o.claimName!==void 0&&typeof o.claimName!="strin\
g"){let l={instancePath:t+"/"+s+"/claimName",schemaPath:"#/items/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}
if(o.deviceName!==void 0&&typeof o.deviceName!="string"){let l={instancePath:t+"/"+s+"/deviceName",schemaPath:"#/items/properties/deviceName/type",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(o.name!==void 0&&typeof o.name!="string"){let l={instancePath:t+"/"+s+"/name",schemaPath:"#/items/proper\
ties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(o.requestName!==void 0&&typeof o.requestName!="string"){let l={instancePath:t+
"/"+s+"/requestName",schemaPath:"#/items/properties/requestName/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(o.tag!==void 0&&typeof o.
tag!="string"){let l={instancePath:t+"/"+s+"/tag",schemaPath:"#/items/properties/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}o.
virtualGPUOptions!==void 0&&(W(o.virtualGPUOptions,{instancePath:t+"/"+s+"/virtualGPUOptions",parentData:o,parentDataProperty:"virtualGPUOptions",rootData:u})||
(e=e===null?W.errors:e.concat(W.errors),r=e.length))}else{let l={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?
e=[l]:e.push(l),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return X.errors=e,r===0}function Y(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(Array.isArray(p)){let i=p.length;for(let s=0;s<i;s++){let o=p[s],
n=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.name===void 0){let l={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[l]:e.push(l),r++}var a=n===r;if(!a){let l={instancePath:t+"/"+s,schemaPath:"#/items/unlessRewritten",keyword:"unlessRewritt\
en",params:{}};e===null?e=[l]:e.push(l),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){for(let l in o)if(!(l==="claimName"||l==="deviceName"||l==="name"||l===
"requestName"||l==="tag")){let v={instancePath:t+"/"+s,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===
null?e=[v]:e.push(v),r++}if(o.claimName!==void 0&&typeof o.claimName!="string"){let l={instancePath:t+"/"+s+"/claimName",schemaPath:"#/items/properties/claimNam\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(o.deviceName!==void 0&&typeof o.deviceName!="string"){let l={instancePath:t+"/"+s+
"/deviceName",schemaPath:"#/items/properties/deviceName/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(o.name!==void 0&&typeof o.name!=
"string"){let l={instancePath:t+"/"+s+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(o.
requestName!==void 0&&typeof o.requestName!="string"){let l={instancePath:t+"/"+s+"/requestName",schemaPath:"#/items/properties/requestName/type",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(o.tag!==void 0&&typeof o.tag!="string"){let l={instancePath:t+"/"+s+"/tag",schemaPath:"#/items/propertie\
s/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:t+"/"+s,schemaPath:"#/items/type",keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}
return Y.errors=e,r===0}function ee(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="enabled"||a==="persistent")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===
null?e=[i]:e.push(i),r++}if(p.enabled!==void 0&&typeof p.enabled!="boolean"){let a={instancePath:t+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}if(p.persistent!==void 0&&typeof p.persistent!="boolean"){let a={instancePath:t+"/persistent",schemaPath:"\
#/properties/persistent/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return ee.errors=e,r===0}function re(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="enabled"||a==="endOfInterrupt")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),r++}if(p.enabled!==void 0&&typeof p.enabled!="boolean"){let a={instancePath:t+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}if(p.endOfInterrupt!==void 0&&typeof p.endOfInterrupt!="boolean"){let a={instancePath:t+"/endOfInter\
rupt",schemaPath:"#/properties/endOfInterrupt/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return re.errors=e,r===0}var ht={type:"object",properties:{evmcs:{type:"object",properties:{
enabled:{type:"boolean"}},additionalProperties:!1},frequencies:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},ipi:{type:"object",
properties:{enabled:{type:"boolean"}},additionalProperties:!1},reenlightenment:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},relaxed:{
type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},reset:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},
runtime:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},spinlocks:{type:"object",properties:{enabled:{type:"boolean"},spinlocks:{type:"\
integer",minimum:0,maximum:2147483647}},additionalProperties:!1},synic:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},synictimer:{
type:"object",properties:{direct:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},enabled:{type:"boolean"}},additionalProperties:!1},
tlbflush:{type:"object",properties:{direct:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},enabled:{type:"boolean"},extended:{type:"\
object",properties:{enabled:{type:"boolean"}},additionalProperties:!1}},additionalProperties:!1},vapic:{type:"object",properties:{enabled:{type:"boolean"}},additionalProperties:!1},
vendorid:{type:"object",properties:{enabled:{type:"boolean"},vendorid:{type:"string"}},additionalProperties:!1},vpindex:{type:"object",properties:{enabled:{type:"\
boolean"}},additionalProperties:!1}},additionalProperties:!1};function te(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;
if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)if(!E.call(ht.properties,a)){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}if(p.evmcs!==void 0){let a=p.evmcs;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)
if(i!=="enabled"){let s={instancePath:t+"/evmcs",schemaPath:"#/properties/evmcs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let i={instancePath:t+"/evmcs/enabled",schemaPath:"#/properties/evmcs/propertie\
s/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/evmcs",schemaPath:"#/properties/evmcs/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.frequencies!==void 0){let a=p.frequencies;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)
if(i!=="enabled"){let s={instancePath:t+"/frequencies",schemaPath:"#/properties/frequencies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let i={instancePath:t+"/frequencies/enabled",schemaPath:"#/properties/frequenci\
es/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/frequencies",schemaPath:"#/proper\
ties/frequencies/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.ipi!==void 0){let a=p.ipi;if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let i in a)if(i!=="enabled"){let s={instancePath:t+"/ipi",schemaPath:"#/properties/ipi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let i={instancePath:t+"/ipi/enabled",schemaPath:"#/properties/ipi/properties/en\
abled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/ipi",schemaPath:"#/properties/ipi/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.reenlightenment!==void 0){let a=p.reenlightenment;if(a&&typeof a=="object"&&!Array.isArray(a)){
for(let i in a)if(i!=="enabled"){let s={instancePath:t+"/reenlightenment",schemaPath:"#/properties/reenlightenment/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let i={instancePath:t+"/reenlightenment/\
enabled",schemaPath:"#/properties/reenlightenment/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+
"/reenlightenment",schemaPath:"#/properties/reenlightenment/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.relaxed!==void 0){let a=p.
relaxed;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(i!=="enabled"){let s={instancePath:t+"/relaxed",schemaPath:"#/properties/relaxed/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let i={
instancePath:t+"/relaxed/enabled",schemaPath:"#/properties/relaxed/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{
let i={instancePath:t+"/relaxed",schemaPath:"#/properties/relaxed/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.reset!==void 0){
let a=p.reset;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(i!=="enabled"){let s={instancePath:t+"/reset",schemaPath:"#/properties/reset/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let i={
instancePath:t+"/reset/enabled",schemaPath:"#/properties/reset/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{
let i={instancePath:t+"/reset",schemaPath:"#/properties/reset/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.runtime!==void 0){
let a=p.runtime;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(i!=="enabled"){let s={instancePath:t+"/runtime",schemaPath:"#/properties/runtime/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boole\
an"){let i={instancePath:t+"/runtime/enabled",schemaPath:"#/properties/runtime/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.
push(i),r++}}else{let i={instancePath:t+"/runtime",schemaPath:"#/properties/runtime/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.
spinlocks!==void 0){let a=p.spinlocks;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(!(i==="enabled"||i==="spinlocks")){let s={instancePath:t+"/\
spinlocks",schemaPath:"#/properties/spinlocks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.
enabled!==void 0&&typeof a.enabled!="boolean"){let i={instancePath:t+"/spinlocks/enabled",schemaPath:"#/properties/spinlocks/properties/enabled/type",keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(a.spinlocks!==void 0){let i=a.spinlocks;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){
let s={instancePath:t+"/spinlocks/spinlocks",schemaPath:"#/properties/spinlocks/properties/spinlocks/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:
e.push(s),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let s={instancePath:t+"/spinlocks/spinlocks",schemaPath:"#/properties/spinlocks/pro\
perties/spinlocks/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(i<0||isNaN(i)){let s={instancePath:t+"/s\
pinlocks/spinlocks",schemaPath:"#/properties/spinlocks/properties/spinlocks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),
r++}}}}else{let i={instancePath:t+"/spinlocks",schemaPath:"#/properties/spinlocks/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.
synic!==void 0){let a=p.synic;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(i!=="enabled"){let s={instancePath:t+"/synic",schemaPath:"#/propert\
ies/synic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!=
"boolean"){let i={instancePath:t+"/synic/enabled",schemaPath:"#/properties/synic/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:
e.push(i),r++}}else{let i={instancePath:t+"/synic",schemaPath:"#/properties/synic/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.
synictimer!==void 0){let a=p.synictimer;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(!(i==="direct"||i==="enabled")){let s={instancePath:t+"/s\
ynictimer",schemaPath:"#/properties/synictimer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}
if(a.direct!==void 0){let i=a.direct;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(s!=="enabled"){let o={instancePath:t+"/synictimer/direct",schemaPath:"\
#/properties/synictimer/properties/direct/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.
enabled!==void 0&&typeof i.enabled!="boolean"){let s={instancePath:t+"/synictimer/direct/enabled",schemaPath:"#/properties/synictimer/properties/direct/properti\
es/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/synictimer/direct",schemaPath:"#/properties/\
synictimer/properties/direct/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let i={
instancePath:t+"/synictimer/enabled",schemaPath:"#/properties/synictimer/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(
i),r++}}else{let i={instancePath:t+"/synictimer",schemaPath:"#/properties/synictimer/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}
if(p.tlbflush!==void 0){let a=p.tlbflush;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(!(i==="direct"||i==="enabled"||i==="extended")){let s={instancePath:t+
"/tlbflush",schemaPath:"#/properties/tlbflush/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.
direct!==void 0){let i=a.direct;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(s!=="enabled"){let o={instancePath:t+"/tlbflush/direct",schemaPath:"\
#/properties/tlbflush/properties/direct/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.enabled!==
void 0&&typeof i.enabled!="boolean"){let s={instancePath:t+"/tlbflush/direct/enabled",schemaPath:"#/properties/tlbflush/properties/direct/properties/enabled/typ\
e",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/tlbflush/direct",schemaPath:"#/properties/tlbflush/propert\
ies/direct/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let i={instancePath:t+
"/tlbflush/enabled",schemaPath:"#/properties/tlbflush/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(a.extended!==
void 0){let i=a.extended;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(s!=="enabled"){let o={instancePath:t+"/tlbflush/extended",schemaPath:"#/\
properties/tlbflush/properties/extended/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.enabled!==
void 0&&typeof i.enabled!="boolean"){let s={instancePath:t+"/tlbflush/extended/enabled",schemaPath:"#/properties/tlbflush/properties/extended/properties/enabled\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/tlbflush/extended",schemaPath:"#/properties/tlbflush/p\
roperties/extended/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let i={instancePath:t+"/tlbflush",schemaPath:"#/properties/t\
lbflush/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.vapic!==void 0){let a=p.vapic;if(a&&typeof a=="object"&&!Array.isArray(a)){
for(let i in a)if(i!=="enabled"){let s={instancePath:t+"/vapic",schemaPath:"#/properties/vapic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let i={instancePath:t+"/vapic/enabled",schemaPath:"#/properties/vapic/propertie\
s/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/vapic",schemaPath:"#/properties/vapic/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.vendorid!==void 0){let a=p.vendorid;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)
if(!(i==="enabled"||i==="vendorid")){let s={instancePath:t+"/vendorid",schemaPath:"#/properties/vendorid/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.enabled!="boolean"){let i={instancePath:t+"/vendorid/enabled",schemaPath:"#/\
properties/vendorid/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(a.vendorid!==void 0&&typeof a.vendorid!="st\
ring"){let i={instancePath:t+"/vendorid/vendorid",schemaPath:"#/properties/vendorid/properties/vendorid/type",keyword:"type",params:{type:"string"}};e===null?e=
[i]:e.push(i),r++}}else{let i={instancePath:t+"/vendorid",schemaPath:"#/properties/vendorid/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),
r++}}if(p.vpindex!==void 0){let a=p.vpindex;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(i!=="enabled"){let s={instancePath:t+"/vpindex",schemaPath:"\
#/properties/vpindex/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.enabled!==void 0&&typeof a.
enabled!="boolean"){let i={instancePath:t+"/vpindex/enabled",schemaPath:"#/properties/vpindex/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/vpindex",schemaPath:"#/properties/vpindex/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return te.errors=e,r===0}function se(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="persistent"||a==="secureBoot")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),r++}if(p.persistent!==void 0&&typeof p.persistent!="boolean"){let a={instancePath:t+"/persistent",schemaPath:"#/properties/persistent/t\
ype",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}if(p.secureBoot!==void 0&&typeof p.secureBoot!="boolean"){let a={instancePath:t+"/secu\
reBoot",schemaPath:"#/properties/secureBoot/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return se.errors=e,r===0}function ie(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(a!=="supplementalPoolThreadCount"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===
null?e=[i]:e.push(i),r++}if(p.supplementalPoolThreadCount!==void 0){let a=p.supplementalPoolThreadCount;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){
let i={instancePath:t+"/supplementalPoolThreadCount",schemaPath:"#/properties/supplementalPoolThreadCount/type",keyword:"type",params:{type:"integer"}};e===null?
e=[i]:e.push(i),r++}if(typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(a)){let i={instancePath:t+"/supplementalPoolThreadCount",schemaPath:"#/properties\
/supplementalPoolThreadCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[i]:e.push(i),r++}if(a<0||isNaN(a)){let i={instancePath:t+
"/supplementalPoolThreadCount",schemaPath:"#/properties/supplementalPoolThreadCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[i]:
e.push(i),r++}}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return ie.errors=e,r===0}function pe(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="sev"||a==="snp"||a==="tdx")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===
null?e=[i]:e.push(i),r++}if(p.sev!==void 0){let a=p.sev;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(!(i==="attestation"||i==="dhCert"||i==="p\
olicy"||i==="session")){let s={instancePath:t+"/sev",schemaPath:"#/properties/sev/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}if(a.attestation!==void 0){let i=a.attestation;if(i&&typeof i=="object"&&!Array.isArray(i))for(let s in i){let o={instancePath:t+"/\
sev/attestation",schemaPath:"#/properties/sev/properties/attestation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?
e=[o]:e.push(o),r++}else{let s={instancePath:t+"/sev/attestation",schemaPath:"#/properties/sev/properties/attestation/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}}if(a.dhCert!==void 0&&typeof a.dhCert!="string"){let i={instancePath:t+"/sev/dhCert",schemaPath:"#/properties/sev/properties/dhCer\
t/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(a.policy!==void 0){let i=a.policy;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)
if(s!=="encryptedState"){let o={instancePath:t+"/sev/policy",schemaPath:"#/properties/sev/properties/policy/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.encryptedState!==void 0&&typeof i.encryptedState!="boolean"){let s={instancePath:t+"/sev/policy\
/encryptedState",schemaPath:"#/properties/sev/properties/policy/properties/encryptedState/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:t+"/sev/policy",schemaPath:"#/properties/sev/properties/policy/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(
s),r++}}if(a.session!==void 0&&typeof a.session!="string"){let i={instancePath:t+"/sev/session",schemaPath:"#/properties/sev/properties/session/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/sev",schemaPath:"#/properties/sev/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[i]:e.push(i),r++}}if(p.snp!==void 0){let a=p.snp;if(a&&typeof a=="object"&&!Array.isArray(a))for(let i in a){let s={instancePath:t+"/snp",schemaPath:"\
#/properties/snp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}else{let i={instancePath:t+"/s\
np",schemaPath:"#/properties/snp/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.tdx!==void 0){let a=p.tdx;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a))for(let i in a){let s={instancePath:t+"/tdx",schemaPath:"#/properties/tdx/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}else{let i={instancePath:t+"/tdx",schemaPath:"#/properties/tdx/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),
r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return pe.errors=e,r===0}function oe(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.devices===
void 0){let h={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"devices"}};e===null?e=[h]:e.push(h),r++}for(let h in p)if(!E.call(
Ee.properties,h)){let c={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}};e===null?e=[c]:e.push(
c),r++}if(p.chassis!==void 0){let h=p.chassis;if(h&&typeof h=="object"&&!Array.isArray(h)){for(let c in h)if(!(c==="asset"||c==="manufacturer"||c==="serial"||c===
"sku"||c==="version")){let d={instancePath:t+"/chassis",schemaPath:"#/properties/chassis/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
e===null?e=[d]:e.push(d),r++}if(h.asset!==void 0&&typeof h.asset!="string"){let c={instancePath:t+"/chassis/asset",schemaPath:"#/properties/chassis/properties/a\
sset/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(h.manufacturer!==void 0&&typeof h.manufacturer!="string"){let c={instancePath:t+
"/chassis/manufacturer",schemaPath:"#/properties/chassis/properties/manufacturer/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(h.
serial!==void 0&&typeof h.serial!="string"){let c={instancePath:t+"/chassis/serial",schemaPath:"#/properties/chassis/properties/serial/type",keyword:"type",params:{
type:"string"}};e===null?e=[c]:e.push(c),r++}if(h.sku!==void 0&&typeof h.sku!="string"){let c={instancePath:t+"/chassis/sku",schemaPath:"#/properties/chassis/pr\
operties/sku/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(h.version!==void 0&&typeof h.version!="string"){let c={instancePath:t+
"/chassis/version",schemaPath:"#/properties/chassis/properties/version/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+
"/chassis",schemaPath:"#/properties/chassis/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(p.clock!==void 0){let h=p.clock;if(h&&
typeof h=="object"&&!Array.isArray(h)){for(let c in h)if(!(c==="timer"||c==="timezone"||c==="utc")){let d={instancePath:t+"/clock",schemaPath:"#/properties/cloc\
k/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[d]:e.push(d),r++}if(h.timer!==void 0&&(_(h.timer,{instancePath:t+
"/clock/timer",parentData:h,parentDataProperty:"timer",rootData:u})||(e=e===null?_.errors:e.concat(_.errors),r=e.length)),h.timezone!==void 0&&typeof h.timezone!=
"string"){let c={instancePath:t+"/clock/timezone",schemaPath:"#/properties/clock/properties/timezone/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:
e.push(c),r++}if(h.utc!==void 0){let c=h.utc;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let d in c)if(d!=="offsetSeconds"){let P={instancePath:t+"/clock/u\
tc",schemaPath:"#/properties/clock/properties/utc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}
if(c.offsetSeconds!==void 0){let d=c.offsetSeconds;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let P={instancePath:t+"/clock/utc/offsetSeconds",schemaPath:"\
#/properties/clock/properties/utc/properties/offsetSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:t+
"/clock/utc",schemaPath:"#/properties/clock/properties/utc/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{let c={instancePath:t+
"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(p.cpu!==void 0){let h=p.cpu;if(h&&typeof h==
"object"&&!Array.isArray(h)){for(let c in h)if(!E.call(Ee.properties.cpu.properties,c)){let d={instancePath:t+"/cpu",schemaPath:"#/properties/cpu/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[d]:e.push(d),r++}if(h.cores!==void 0){let c=h.cores;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c))){let d={instancePath:t+"/cpu/cores",schemaPath:"#/properties/cpu/properties/cores/type",keyword:"type",params:{type:"integer"}};e===
null?e=[d]:e.push(d),r++}if(typeof c=="number"&&isFinite(c)){if(c>2147483647||isNaN(c)){let d={instancePath:t+"/cpu/cores",schemaPath:"#/properties/cpu/properti\
es/cores/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[d]:e.push(d),r++}if(c<0||isNaN(c)){let d={instancePath:t+"/cpu/cores",
schemaPath:"#/properties/cpu/properties/cores/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}}if(h.dedicatedCpuPlacement!==
void 0&&typeof h.dedicatedCpuPlacement!="boolean"){let c={instancePath:t+"/cpu/dedicatedCpuPlacement",schemaPath:"#/properties/cpu/properties/dedicatedCpuPlacem\
ent/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(h.features!==void 0&&(Q(h.features,{instancePath:t+"/cpu/features",parentData:h,
parentDataProperty:"features",rootData:u})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),h.isolateEmulatorThread!==void 0&&typeof h.isolateEmulatorThread!=
"boolean"){let c={instancePath:t+"/cpu/isolateEmulatorThread",schemaPath:"#/properties/cpu/properties/isolateEmulatorThread/type",keyword:"type",params:{type:"b\
oolean"}};e===null?e=[c]:e.push(c),r++}if(h.maxSockets!==void 0){let c=h.maxSockets;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let d={instancePath:t+
"/cpu/maxSockets",schemaPath:"#/properties/cpu/properties/maxSockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof c=="nu\
mber"&&isFinite(c)){if(c>2147483647||isNaN(c)){let d={instancePath:t+"/cpu/maxSockets",schemaPath:"#/properties/cpu/properties/maxSockets/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:2147483647}};e===null?e=[d]:e.push(d),r++}if(c<0||isNaN(c)){let d={instancePath:t+"/cpu/maxSockets",schemaPath:"#/properties/\
cpu/properties/maxSockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}}if(h.model!==void 0&&typeof h.model!="stri\
ng"){let c={instancePath:t+"/cpu/model",schemaPath:"#/properties/cpu/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}
if(h.numa!==void 0&&(Z(h.numa,{instancePath:t+"/cpu/numa",parentData:h,parentDataProperty:"numa",rootData:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),
h.realtime!==void 0){let c=h.realtime;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let d in c)if(d!=="mask"){let P={instancePath:t+"/cpu/realtime",schemaPath:"\
#/properties/cpu/properties/realtime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(c.mask!==
void 0&&typeof c.mask!="string"){let d={instancePath:t+"/cpu/realtime/mask",schemaPath:"#/properties/cpu/properties/realtime/properties/mask/type",keyword:"type",
params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/cpu/realtime",schemaPath:"#/properties/cpu/properties/realtime/type",keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(h.sockets!==void 0){let c=h.sockets;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let d={
instancePath:t+"/cpu/sockets",schemaPath:"#/properties/cpu/properties/sockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(typeof c==
"number"&&isFinite(c)){if(c>2147483647||isNaN(c)){let d={instancePath:t+"/cpu/sockets",schemaPath:"#/properties/cpu/properties/sockets/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}};e===null?e=[d]:e.push(d),r++}if(c<0||isNaN(c)){let d={instancePath:t+"/cpu/sockets",schemaPath:"#/properties/cpu/prop\
erties/sockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}}if(h.threads!==void 0){let c=h.threads;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let d={instancePath:t+"/cpu/threads",schemaPath:"#/properties/cpu/properties/threads/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[d]:e.push(d),r++}if(typeof c=="number"&&isFinite(c)){if(c>2147483647||isNaN(c)){let d={instancePath:t+"/cpu/threads",schemaPath:"#/proper\
ties/cpu/properties/threads/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[d]:e.push(d),r++}if(c<0||isNaN(c)){let d={instancePath:t+
"/cpu/threads",schemaPath:"#/properties/cpu/properties/threads/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}}}else{
let c={instancePath:t+"/cpu",schemaPath:"#/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(p.devices!==void 0){let h=p.
devices;if(h&&typeof h=="object"&&!Array.isArray(h)){for(let c in h)if(!E.call(Ee.properties.devices.properties,c)){let d={instancePath:t+"/devices",schemaPath:"\
#/properties/devices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[d]:e.push(d),r++}if(h.autoattachGraphicsDevice!==
void 0&&typeof h.autoattachGraphicsDevice!="boolean"){let c={instancePath:t+"/devices/autoattachGraphicsDevice",schemaPath:"#/properties/devices/properties/auto\
attachGraphicsDevice/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(h.autoattachInputDevice!==void 0&&typeof h.autoattachInputDevice!=
"boolean"){let c={instancePath:t+"/devices/autoattachInputDevice",schemaPath:"#/properties/devices/properties/autoattachInputDevice/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(h.autoattachMemBalloon!==void 0&&typeof h.autoattachMemBalloon!="boolean"){let c={instancePath:t+"/devices/auto\
attachMemBalloon",schemaPath:"#/properties/devices/properties/autoattachMemBalloon/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(h.
autoattachPodInterface!==void 0&&typeof h.autoattachPodInterface!="boolean"){let c={instancePath:t+"/devices/autoattachPodInterface",schemaPath:"#/properties/de\
vices/properties/autoattachPodInterface/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(h.autoattachSerialConsole!==void 0&&typeof h.
autoattachSerialConsole!="boolean"){let c={instancePath:t+"/devices/autoattachSerialConsole",schemaPath:"#/properties/devices/properties/autoattachSerialConsole\
/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(h.autoattachVSOCK!==void 0&&typeof h.autoattachVSOCK!="boolean"){let c={instancePath:t+
"/devices/autoattachVSOCK",schemaPath:"#/properties/devices/properties/autoattachVSOCK/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}
if(h.blockMultiQueue!==void 0&&typeof h.blockMultiQueue!="boolean"){let c={instancePath:t+"/devices/blockMultiQueue",schemaPath:"#/properties/devices/properties\
/blockMultiQueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(h.clientPassthrough!==void 0){let c=h.clientPassthrough;if(c&&typeof c==
"object"&&!Array.isArray(c))for(let d in c){let P={instancePath:t+"/devices/clientPassthrough",schemaPath:"#/properties/devices/properties/clientPassthrough/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}else{let d={instancePath:t+"/devices/clientPassthr\
ough",schemaPath:"#/properties/devices/properties/clientPassthrough/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(h.disableHotplug!==
void 0&&typeof h.disableHotplug!="boolean"){let c={instancePath:t+"/devices/disableHotplug",schemaPath:"#/properties/devices/properties/disableHotplug/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(h.disks!==void 0){let c=h.disks;if(Array.isArray(c)){if(c.length>256){let P={instancePath:t+"/dev\
ices/disks",schemaPath:"#/properties/devices/properties/disks/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[P]:e.push(P),r++}let d=c.length;for(let P=0;P<
d;P++)Ze(c[P],{instancePath:t+"/devices/disks/"+P,parentData:c,parentDataProperty:P,rootData:u})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)}else{let d={
instancePath:t+"/devices/disks",schemaPath:"#/properties/devices/properties/disks/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(h.
downwardMetrics!==void 0){let c=h.downwardMetrics;if(c&&typeof c=="object"&&!Array.isArray(c))for(let d in c){let P={instancePath:t+"/devices/downwardMetrics",schemaPath:"\
#/properties/devices/properties/downwardMetrics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}else{
let d={instancePath:t+"/devices/downwardMetrics",schemaPath:"#/properties/devices/properties/downwardMetrics/type",keyword:"type",params:{type:"object"}};e===null?
e=[d]:e.push(d),r++}}if(h.filesystems!==void 0){let c=h.filesystems;if(Array.isArray(c)){let d=c.length;for(let P=0;P<d;P++){let w=c[P],N=r;if(w&&typeof w=="obj\
ect"&&!Array.isArray(w)&&w.name===void 0){let f={instancePath:t+"/devices/filesystems/"+P,schemaPath:"#/properties/devices/properties/filesystems/items/unlessRe\
written/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[f]:e.push(f),r++}var a=N===r;if(!a){let f={instancePath:t+"/devices/filesystem\
s/"+P,schemaPath:"#/properties/devices/properties/filesystems/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(w&&typeof w==
"object"&&!Array.isArray(w)){if(w.virtiofs===void 0){let f={instancePath:t+"/devices/filesystems/"+P,schemaPath:"#/properties/devices/properties/filesystems/ite\
ms/required",keyword:"required",params:{missingProperty:"virtiofs"}};e===null?e=[f]:e.push(f),r++}for(let f in w)if(!(f==="name"||f==="virtiofs")){let k={instancePath:t+
"/devices/filesystems/"+P,schemaPath:"#/properties/devices/properties/filesystems/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[k]:e.push(k),r++}if(w.name!==void 0&&typeof w.name!="string"){let f={instancePath:t+"/devices/filesystems/"+P+"/name",schemaPath:"#/properties/devic\
es/properties/filesystems/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(w.virtiofs!==void 0){let f=w.virtiofs;
if(f&&typeof f=="object"&&!Array.isArray(f))for(let k in f){let b={instancePath:t+"/devices/filesystems/"+P+"/virtiofs",schemaPath:"#/properties/devices/propert\
ies/filesystems/items/properties/virtiofs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[b]:e.push(b),r++}else{
let k={instancePath:t+"/devices/filesystems/"+P+"/virtiofs",schemaPath:"#/properties/devices/properties/filesystems/items/properties/virtiofs/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}}else{let f={instancePath:t+"/devices/filesystems/"+P,schemaPath:"#/properties/devices/properties/files\
ystems/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let d={instancePath:t+"/devices/filesystems",schemaPath:"#/propert\
ies/devices/properties/filesystems/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(h.gpus!==void 0&&(X(h.gpus,{instancePath:t+"/dev\
ices/gpus",parentData:h,parentDataProperty:"gpus",rootData:u})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),h.hostDevices!==void 0&&(Y(h.hostDevices,{instancePath:t+
"/devices/hostDevices",parentData:h,parentDataProperty:"hostDevices",rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),h.inputs!==void 0){let c=h.
inputs;if(Array.isArray(c)){let d=c.length;for(let P=0;P<d;P++){let w=c[P],N=r;if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.name===void 0){let f={instancePath:t+
"/devices/inputs/"+P,schemaPath:"#/properties/devices/properties/inputs/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===
null?e=[f]:e.push(f),r++}if(w.type===void 0){let f={instancePath:t+"/devices/inputs/"+P,schemaPath:"#/properties/devices/properties/inputs/items/unlessRewritten\
/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[f]:e.push(f),r++}}var i=N===r;if(!i){let f={instancePath:t+"/devices/inputs/"+P,schemaPath:"\
#/properties/devices/properties/inputs/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(w&&typeof w=="object"&&!Array.
isArray(w)){for(let f in w)if(!(f==="bus"||f==="name"||f==="type")){let k={instancePath:t+"/devices/inputs/"+P,schemaPath:"#/properties/devices/properties/input\
s/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[k]:e.push(k),r++}if(w.bus!==void 0&&typeof w.bus!="strin\
g"){let f={instancePath:t+"/devices/inputs/"+P+"/bus",schemaPath:"#/properties/devices/properties/inputs/items/properties/bus/type",keyword:"type",params:{type:"\
string"}};e===null?e=[f]:e.push(f),r++}if(w.name!==void 0&&typeof w.name!="string"){let f={instancePath:t+"/devices/inputs/"+P+"/name",schemaPath:"#/properties/\
devices/properties/inputs/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(w.type!==void 0&&typeof w.type!="st\
ring"){let f={instancePath:t+"/devices/inputs/"+P+"/type",schemaPath:"#/properties/devices/properties/inputs/items/properties/type/type",keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:t+"/devices/inputs/"+P,schemaPath:"#/properties/devices/properties/inputs/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let d={instancePath:t+"/devices/inputs",schemaPath:"#/properties/devices/properties/inputs/typ\
e",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(h.interfaces!==void 0){let c=h.interfaces;if(Array.isArray(c)){if(c.length>256){let P={
instancePath:t+"/devices/interfaces",schemaPath:"#/properties/devices/properties/interfaces/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[P]:e.push(
P),r++}let d=c.length;for(let P=0;P<d;P++){let w=c[P],N=r;if(w&&typeof w=="object"&&!Array.isArray(w)&&w.name===void 0){let f={instancePath:t+"/devices/interfac\
es/"+P,schemaPath:"#/properties/devices/properties/interfaces/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[f]:
e.push(f),r++}var s=N===r;if(!s){let f={instancePath:t+"/devices/interfaces/"+P,schemaPath:"#/properties/devices/properties/interfaces/items/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[f]:e.push(f),r++}if(w&&typeof w=="object"&&!Array.isArray(w)){for(let f in w)if(!E.call(Ee.properties.devices.properties.
interfaces.items.properties,f)){let k={instancePath:t+"/devices/interfaces/"+P,schemaPath:"#/properties/devices/properties/interfaces/items/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[k]:e.push(k),r++}if(w.acpiIndex!==void 0){let f=w.acpiIndex;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f))){let k={instancePath:t+"/devices/interfaces/"+P+"/acpiIndex",schemaPath:"#/properties/devices/properties/interfaces/items/properties\
/acpiIndex/type",keyword:"type",params:{type:"integer"}};e===null?e=[k]:e.push(k),r++}}if(w.binding!==void 0){let f=w.binding,k=r;if(f&&typeof f=="object"&&!Array.
isArray(f)&&f.name===void 0){let b={instancePath:t+"/devices/interfaces/"+P+"/binding",schemaPath:"#/properties/devices/properties/interfaces/items/properties/b\
inding/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[b]:e.push(b),r++}var o=k===r;if(!o){let b={instancePath:t+"/dev\
ices/interfaces/"+P+"/binding",schemaPath:"#/properties/devices/properties/interfaces/items/properties/binding/unlessRewritten",keyword:"unlessRewritten",params:{}};
e===null?e=[b]:e.push(b),r++}if(f&&typeof f=="object"&&!Array.isArray(f)){for(let b in f)if(b!=="name"){let m={instancePath:t+"/devices/interfaces/"+P+"/binding",
schemaPath:"#/properties/devices/properties/interfaces/items/properties/binding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};
e===null?e=[m]:e.push(m),r++}if(f.name!==void 0&&typeof f.name!="string"){let b={instancePath:t+"/devices/interfaces/"+P+"/binding/name",schemaPath:"#/propertie\
s/devices/properties/interfaces/items/properties/binding/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{let b={
instancePath:t+"/devices/interfaces/"+P+"/binding",schemaPath:"#/properties/devices/properties/interfaces/items/properties/binding/type",keyword:"type",params:{
type:"object"}};e===null?e=[b]:e.push(b),r++}}if(w.bootOrder!==void 0){let f=w.bootOrder;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let k={instancePath:t+
"/devices/interfaces/"+P+"/bootOrder",schemaPath:"#/properties/devices/properties/interfaces/items/properties/bootOrder/type",keyword:"type",params:{type:"integ\
er"}};e===null?e=[k]:e.push(k),r++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){let k={instancePath:t+"/devices/interfaces/"+P+"/bootOrder",schemaPath:"\
#/properties/devices/properties/interfaces/items/properties/bootOrder/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[k]:e.push(k),r++}}
if(w.bridge!==void 0){let f=w.bridge;if(f&&typeof f=="object"&&!Array.isArray(f))for(let k in f){let b={instancePath:t+"/devices/interfaces/"+P+"/bridge",schemaPath:"\
#/properties/devices/properties/interfaces/items/properties/bridge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?
e=[b]:e.push(b),r++}else{let k={instancePath:t+"/devices/interfaces/"+P+"/bridge",schemaPath:"#/properties/devices/properties/interfaces/items/properties/bridge\
/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(w.dhcpOptions!==void 0){let f=w.dhcpOptions;if(f&&typeof f=="object"&&!Array.isArray(
f)){for(let k in f)if(!(k==="bootFileName"||k==="ntpServers"||k==="privateOptions"||k==="tftpServerName")){let b={instancePath:t+"/devices/interfaces/"+P+"/dhcp\
Options",schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};
e===null?e=[b]:e.push(b),r++}if(f.bootFileName!==void 0&&typeof f.bootFileName!="string"){let k={instancePath:t+"/devices/interfaces/"+P+"/dhcpOptions/bootFileN\
ame",schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/bootFileName/type",keyword:"type",params:{type:"string"}};e===
null?e=[k]:e.push(k),r++}if(f.ntpServers!==void 0){let k=f.ntpServers;if(Array.isArray(k)){let b=k.length;for(let m=0;m<b;m++)if(typeof k[m]!="string"){let y={instancePath:t+
"/devices/interfaces/"+P+"/dhcpOptions/ntpServers/"+m,schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/ntpServers/\
items/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let b={instancePath:t+"/devices/interfaces/"+P+"/dhcpOptions/ntpServers",schemaPath:"\
#/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/ntpServers/type",keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(
b),r++}}if(f.privateOptions!==void 0){let k=f.privateOptions;if(Array.isArray(k)){let b=k.length;for(let m=0;m<b;m++){let y=k[m],g=r;if(y&&typeof y=="object"&&!Array.
isArray(y)){if(y.option===void 0){let S={instancePath:t+"/devices/interfaces/"+P+"/dhcpOptions/privateOptions/"+m,schemaPath:"#/properties/devices/properties/in\
terfaces/items/properties/dhcpOptions/properties/privateOptions/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"option"}};e===null?e=
[S]:e.push(S),r++}if(y.value===void 0){let S={instancePath:t+"/devices/interfaces/"+P+"/dhcpOptions/privateOptions/"+m,schemaPath:"#/properties/devices/properti\
es/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"value"}};e===null?
e=[S]:e.push(S),r++}}var n=g===r;if(!n){let S={instancePath:t+"/devices/interfaces/"+P+"/dhcpOptions/privateOptions/"+m,schemaPath:"#/properties/devices/propert\
ies/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[S]:e.push(S),r++}if(y&&
typeof y=="object"&&!Array.isArray(y)){for(let S in y)if(!(S==="option"||S==="value")){let x={instancePath:t+"/devices/interfaces/"+P+"/dhcpOptions/privateOptio\
ns/"+m,schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/items/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:S}};e===null?e=[x]:e.push(x),r++}if(y.option!==void 0){let S=y.option;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(
S))){let x={instancePath:t+"/devices/interfaces/"+P+"/dhcpOptions/privateOptions/"+m+"/option",schemaPath:"#/properties/devices/properties/interfaces/items/prop\
erties/dhcpOptions/properties/privateOptions/items/properties/option/type",keyword:"type",params:{type:"integer"}};e===null?e=[x]:e.push(x),r++}}if(y.value!==void 0&&
typeof y.value!="string"){let S={instancePath:t+"/devices/interfaces/"+P+"/dhcpOptions/privateOptions/"+m+"/value",schemaPath:"#/properties/devices/properties/i\
nterfaces/items/properties/dhcpOptions/properties/privateOptions/items/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}else{
let S={instancePath:t+"/devices/interfaces/"+P+"/dhcpOptions/privateOptions/"+m,schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOpti\
ons/properties/privateOptions/items/type",keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(S),r++}}}else{let b={instancePath:t+"/devices/interfaces/"+
P+"/dhcpOptions/privateOptions",schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/privateOptions/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}if(f.tftpServerName!==void 0&&typeof f.tftpServerName!="string"){let k={instancePath:t+"/devices/interfa\
ces/"+P+"/dhcpOptions/tftpServerName",schemaPath:"#/properties/devices/properties/interfaces/items/properties/dhcpOptions/properties/tftpServerName/type",keyword:"\
type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:t+"/devices/interfaces/"+P+"/dhcpOptions",schemaPath:"#/properties/devices/\
properties/interfaces/items/properties/dhcpOptions/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(w.macAddress!==void 0&&typeof w.
macAddress!="string"){let f={instancePath:t+"/devices/interfaces/"+P+"/macAddress",schemaPath:"#/properties/devices/properties/interfaces/items/properties/macAd\
dress/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(w.macvtap!==void 0){let f=w.macvtap;if(f&&typeof f=="object"&&!Array.isArray(
f))for(let k in f){let b={instancePath:t+"/devices/interfaces/"+P+"/macvtap",schemaPath:"#/properties/devices/properties/interfaces/items/properties/macvtap/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[b]:e.push(b),r++}else{let k={instancePath:t+"/devices/interfaces/"+
P+"/macvtap",schemaPath:"#/properties/devices/properties/interfaces/items/properties/macvtap/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(
k),r++}}if(w.masquerade!==void 0){let f=w.masquerade;if(f&&typeof f=="object"&&!Array.isArray(f))for(let k in f){let b={instancePath:t+"/devices/interfaces/"+P+
"/masquerade",schemaPath:"#/properties/devices/properties/interfaces/items/properties/masquerade/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};
e===null?e=[b]:e.push(b),r++}else{let k={instancePath:t+"/devices/interfaces/"+P+"/masquerade",schemaPath:"#/properties/devices/properties/interfaces/items/prop\
erties/masquerade/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(w.model!==void 0&&typeof w.model!="string"){let f={instancePath:t+
"/devices/interfaces/"+P+"/model",schemaPath:"#/properties/devices/properties/interfaces/items/properties/model/type",keyword:"type",params:{type:"string"}};e===
null?e=[f]:e.push(f),r++}if(w.name!==void 0&&typeof w.name!="string"){let f={instancePath:t+"/devices/interfaces/"+P+"/name",schemaPath:"#/properties/devices/pr\
operties/interfaces/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(w.passt!==void 0){let f=w.passt;if(f&&typeof f==
"object"&&!Array.isArray(f))for(let k in f){let b={instancePath:t+"/devices/interfaces/"+P+"/passt",schemaPath:"#/properties/devices/properties/interfaces/items\
/properties/passt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[b]:e.push(b),r++}else{let k={instancePath:t+"/\
devices/interfaces/"+P+"/passt",schemaPath:"#/properties/devices/properties/interfaces/items/properties/passt/type",keyword:"type",params:{type:"object"}};e===null?
e=[k]:e.push(k),r++}}if(w.passtBinding!==void 0){let f=w.passtBinding;if(f&&typeof f=="object"&&!Array.isArray(f))for(let k in f){let b={instancePath:t+"/device\
s/interfaces/"+P+"/passtBinding",schemaPath:"#/properties/devices/properties/interfaces/items/properties/passtBinding/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:k}};e===null?e=[b]:e.push(b),r++}else{let k={instancePath:t+"/devices/interfaces/"+P+"/passtBinding",schemaPath:"#/propert\
ies/devices/properties/interfaces/items/properties/passtBinding/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(w.pciAddress!==void 0&&
typeof w.pciAddress!="string"){let f={instancePath:t+"/devices/interfaces/"+P+"/pciAddress",schemaPath:"#/properties/devices/properties/interfaces/items/propert\
ies/pciAddress/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(w.ports!==void 0){let f=w.ports;if(Array.isArray(f)){let k=f.length;
for(let b=0;b<k;b++){let m=f[b],y=r;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.port===void 0){let g={instancePath:t+"/devices/interfaces/"+P+"/ports/"+b,schemaPath:"\
#/properties/devices/properties/interfaces/items/properties/ports/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"port"}};e===null?e=
[g]:e.push(g),r++}var l=y===r;if(!l){let g={instancePath:t+"/devices/interfaces/"+P+"/ports/"+b,schemaPath:"#/properties/devices/properties/interfaces/items/pro\
perties/ports/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[g]:e.push(g),r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let g in m)
if(!(g==="name"||g==="port"||g==="protocol")){let S={instancePath:t+"/devices/interfaces/"+P+"/ports/"+b,schemaPath:"#/properties/devices/properties/interfaces/\
items/properties/ports/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[S]:e.push(S),r++}if(m.name!==void 0&&
typeof m.name!="string"){let g={instancePath:t+"/devices/interfaces/"+P+"/ports/"+b+"/name",schemaPath:"#/properties/devices/properties/interfaces/items/propert\
ies/ports/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(m.port!==void 0){let g=m.port;if(!(typeof g=="numbe\
r"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let S={instancePath:t+"/devices/interfaces/"+P+"/ports/"+b+"/port",schemaPath:"#/properties/devices/properties/interfaces/i\
tems/properties/ports/items/properties/port/type",keyword:"type",params:{type:"integer"}};e===null?e=[S]:e.push(S),r++}if(typeof g=="number"&&isFinite(g)){if(g>
2147483647||isNaN(g)){let S={instancePath:t+"/devices/interfaces/"+P+"/ports/"+b+"/port",schemaPath:"#/properties/devices/properties/interfaces/items/properties\
/ports/items/properties/port/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[S]:e.push(S),r++}if(g<-2147483648||isNaN(g)){let S={
instancePath:t+"/devices/interfaces/"+P+"/ports/"+b+"/port",schemaPath:"#/properties/devices/properties/interfaces/items/properties/ports/items/properties/port/\
minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[S]:e.push(S),r++}}}if(m.protocol!==void 0&&typeof m.protocol!="string"){let g={
instancePath:t+"/devices/interfaces/"+P+"/ports/"+b+"/protocol",schemaPath:"#/properties/devices/properties/interfaces/items/properties/ports/items/properties/p\
rotocol/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:t+"/devices/interfaces/"+P+"/ports/"+b,schemaPath:"#\
/properties/devices/properties/interfaces/items/properties/ports/items/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let k={instancePath:t+
"/devices/interfaces/"+P+"/ports",schemaPath:"#/properties/devices/properties/interfaces/items/properties/ports/type",keyword:"type",params:{type:"array"}};e===
null?e=[k]:e.push(k),r++}}if(w.slirp!==void 0){let f=w.slirp;if(f&&typeof f=="object"&&!Array.isArray(f))for(let k in f){let b={instancePath:t+"/devices/interfa\
ces/"+P+"/slirp",schemaPath:"#/properties/devices/properties/interfaces/items/properties/slirp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};
e===null?e=[b]:e.push(b),r++}else{let k={instancePath:t+"/devices/interfaces/"+P+"/slirp",schemaPath:"#/properties/devices/properties/interfaces/items/propertie\
s/slirp/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(w.sriov!==void 0){let f=w.sriov;if(f&&typeof f=="object"&&!Array.isArray(f))
for(let k in f){let b={instancePath:t+"/devices/interfaces/"+P+"/sriov",schemaPath:"#/properties/devices/properties/interfaces/items/properties/sriov/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[b]:e.push(b),r++}else{let k={instancePath:t+"/devices/interfaces/"+P+"/sri\
ov",schemaPath:"#/properties/devices/properties/interfaces/items/properties/sriov/type",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(w.
state!==void 0&&typeof w.state!="string"){let f={instancePath:t+"/devices/interfaces/"+P+"/state",schemaPath:"#/properties/devices/properties/interfaces/items/p\
roperties/state/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(w.tag!==void 0&&typeof w.tag!="string"){let f={instancePath:t+"/dev\
ices/interfaces/"+P+"/tag",schemaPath:"#/properties/devices/properties/interfaces/items/properties/tag/type",keyword:"type",params:{type:"string"}};e===null?e=[
f]:e.push(f),r++}}else{let f={instancePath:t+"/devices/interfaces/"+P,schemaPath:"#/properties/devices/properties/interfaces/items/type",keyword:"type",params:{
type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let d={instancePath:t+"/devices/interfaces",schemaPath:"#/properties/devices/properties/interfaces/type",keyword:"\
type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}}if(h.logSerialConsole!==void 0&&typeof h.logSerialConsole!="boolean"){let c={instancePath:t+"/devices\
/logSerialConsole",schemaPath:"#/properties/devices/properties/logSerialConsole/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(h.
networkInterfaceMultiqueue!==void 0&&typeof h.networkInterfaceMultiqueue!="boolean"){let c={instancePath:t+"/devices/networkInterfaceMultiqueue",schemaPath:"#/p\
roperties/devices/properties/networkInterfaceMultiqueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(h.panicDevices!==void 0){let c=h.
panicDevices;if(Array.isArray(c)){let d=c.length;for(let P=0;P<d;P++){let w=c[P];if(w&&typeof w=="object"&&!Array.isArray(w)){for(let N in w)if(N!=="model"){let f={
instancePath:t+"/devices/panicDevices/"+P,schemaPath:"#/properties/devices/properties/panicDevices/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:N}};e===null?e=[f]:e.push(f),r++}if(w.model!==void 0&&typeof w.model!="string"){let N={instancePath:t+"/devices/panicDevices/"+P+"/model",schemaPath:"\
#/properties/devices/properties/panicDevices/items/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[N]:e.push(N),r++}}else{let N={instancePath:t+
"/devices/panicDevices/"+P,schemaPath:"#/properties/devices/properties/panicDevices/items/type",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(N),
r++}}}else{let d={instancePath:t+"/devices/panicDevices",schemaPath:"#/properties/devices/properties/panicDevices/type",keyword:"type",params:{type:"array"}};e===
null?e=[d]:e.push(d),r++}}if(h.rng!==void 0){let c=h.rng;if(c&&typeof c=="object"&&!Array.isArray(c))for(let d in c){let P={instancePath:t+"/devices/rng",schemaPath:"\
#/properties/devices/properties/rng/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}else{let d={
instancePath:t+"/devices/rng",schemaPath:"#/properties/devices/properties/rng/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(h.sound!==
void 0){let c=h.sound,d=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&c.name===void 0){let P={instancePath:t+"/devices/sound",schemaPath:"#/properties/devices/\
properties/sound/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[P]:e.push(P),r++}var v=d===r;if(!v){let P={instancePath:t+
"/devices/sound",schemaPath:"#/properties/devices/properties/sound/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[P]:e.push(P),r++}if(c&&typeof c==
"object"&&!Array.isArray(c)){for(let P in c)if(!(P==="model"||P==="name")){let w={instancePath:t+"/devices/sound",schemaPath:"#/properties/devices/properties/so\
und/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[w]:e.push(w),r++}if(c.model!==void 0&&typeof c.model!="strin\
g"){let P={instancePath:t+"/devices/sound/model",schemaPath:"#/properties/devices/properties/sound/properties/model/type",keyword:"type",params:{type:"string"}};
e===null?e=[P]:e.push(P),r++}if(c.name!==void 0&&typeof c.name!="string"){let P={instancePath:t+"/devices/sound/name",schemaPath:"#/properties/devices/propertie\
s/sound/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:t+"/devices/sound",schemaPath:"#/pro\
perties/devices/properties/sound/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}if(h.tpm!==void 0&&(ee(h.tpm,{instancePath:t+"/devic\
es/tpm",parentData:h,parentDataProperty:"tpm",rootData:u})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),h.useVirtioTransitional!==void 0&&typeof h.useVirtioTransitional!=
"boolean"){let c={instancePath:t+"/devices/useVirtioTransitional",schemaPath:"#/properties/devices/properties/useVirtioTransitional/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(h.video!==void 0){let c=h.video;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let d in c)if(d!=="type"){let P={
instancePath:t+"/devices/video",schemaPath:"#/properties/devices/properties/video/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[P]:e.push(P),r++}if(c.type!==void 0&&typeof c.type!="string"){let d={instancePath:t+"/devices/video/type",schemaPath:"#/properties/devices/propertie\
s/video/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/devices/video",schemaPath:"#/pro\
perties/devices/properties/video/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(h.watchdog!==void 0){let c=h.watchdog,d=r;if(c&&typeof c==
"object"&&!Array.isArray(c)&&c.name===void 0){let P={instancePath:t+"/devices/watchdog",schemaPath:"#/properties/devices/properties/watchdog/unlessRewritten/req\
uired",keyword:"required",params:{missingProperty:"name"}};e===null?e=[P]:e.push(P),r++}var j=d===r;if(!j){let P={instancePath:t+"/devices/watchdog",schemaPath:"\
#/properties/devices/properties/watchdog/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[P]:e.push(P),r++}if(c&&typeof c=="object"&&!Array.isArray(
c)){for(let P in c)if(!(P==="diag288"||P==="i6300esb"||P==="name")){let w={instancePath:t+"/devices/watchdog",schemaPath:"#/properties/devices/properties/watchd\
og/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[w]:e.push(w),r++}if(c.diag288!==void 0){let P=c.diag288;if(P&&
typeof P=="object"&&!Array.isArray(P)){for(let w in P)if(w!=="action"){let N={instancePath:t+"/devices/watchdog/diag288",schemaPath:"#/properties/devices/proper\
ties/watchdog/properties/diag288/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[N]:e.push(N),r++}if(P.action!==
void 0&&typeof P.action!="string"){let w={instancePath:t+"/devices/watchdog/diag288/action",schemaPath:"#/properties/devices/properties/watchdog/properties/diag\
288/properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:t+"/devices/watchdog/diag288",schemaPath:"\
#/properties/devices/properties/watchdog/properties/diag288/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}if(c.i6300esb!==void 0){let P=c.
i6300esb;if(P&&typeof P=="object"&&!Array.isArray(P)){for(let w in P)if(w!=="action"){let N={instancePath:t+"/devices/watchdog/i6300esb",schemaPath:"#/propertie\
s/devices/properties/watchdog/properties/i6300esb/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[N]:e.push(N),r++}
if(P.action!==void 0&&typeof P.action!="string"){let w={instancePath:t+"/devices/watchdog/i6300esb/action",schemaPath:"#/properties/devices/properties/watchdog/\
properties/i6300esb/properties/action/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:t+"/devices/watchdog/i\
6300esb",schemaPath:"#/properties/devices/properties/watchdog/properties/i6300esb/type",keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}if(c.
name!==void 0&&typeof c.name!="string"){let P={instancePath:t+"/devices/watchdog/name",schemaPath:"#/properties/devices/properties/watchdog/properties/name/type",
keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:t+"/devices/watchdog",schemaPath:"#/properties/devices/properties/\
watchdog/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}}}else{let c={instancePath:t+"/devices",schemaPath:"#/properties/devices/type",
keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(p.features!==void 0){let h=p.features;if(h&&typeof h=="object"&&!Array.isArray(h)){for(let c in h)
if(!(c==="acpi"||c==="apic"||c==="hyperv"||c==="hypervPassthrough"||c==="kvm"||c==="pvspinlock"||c==="smm")){let d={instancePath:t+"/features",schemaPath:"#/pro\
perties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[d]:e.push(d),r++}if(h.acpi!==void 0){let c=h.acpi;
if(c&&typeof c=="object"&&!Array.isArray(c)){for(let d in c)if(d!=="enabled"){let P={instancePath:t+"/features/acpi",schemaPath:"#/properties/features/propertie\
s/acpi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(c.enabled!==void 0&&typeof c.enabled!=
"boolean"){let d={instancePath:t+"/features/acpi/enabled",schemaPath:"#/properties/features/properties/acpi/properties/enabled/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/features/acpi",schemaPath:"#/properties/features/properties/acpi/type",keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),r++}}if(h.apic!==void 0&&(re(h.apic,{instancePath:t+"/features/apic",parentData:h,parentDataProperty:"apic",rootData:u})||
(e=e===null?re.errors:e.concat(re.errors),r=e.length)),h.hyperv!==void 0&&(te(h.hyperv,{instancePath:t+"/features/hyperv",parentData:h,parentDataProperty:"hyper\
v",rootData:u})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),h.hypervPassthrough!==void 0){let c=h.hypervPassthrough;if(c&&typeof c=="object"&&!Array.
isArray(c)){for(let d in c)if(d!=="enabled"){let P={instancePath:t+"/features/hypervPassthrough",schemaPath:"#/properties/features/properties/hypervPassthrough/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(c.enabled!==void 0&&typeof c.enabled!="boole\
an"){let d={instancePath:t+"/features/hypervPassthrough/enabled",schemaPath:"#/properties/features/properties/hypervPassthrough/properties/enabled/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/features/hypervPassthrough",schemaPath:"#/properties/features/properti\
es/hypervPassthrough/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(h.kvm!==void 0){let c=h.kvm;if(c&&typeof c=="object"&&!Array.
isArray(c)){for(let d in c)if(d!=="hidden"){let P={instancePath:t+"/features/kvm",schemaPath:"#/properties/features/properties/kvm/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(c.hidden!==void 0&&typeof c.hidden!="boolean"){let d={instancePath:t+"/feat\
ures/kvm/hidden",schemaPath:"#/properties/features/properties/kvm/properties/hidden/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}}else{
let d={instancePath:t+"/features/kvm",schemaPath:"#/properties/features/properties/kvm/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}
if(h.pvspinlock!==void 0){let c=h.pvspinlock;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let d in c)if(d!=="enabled"){let P={instancePath:t+"/features/pvsp\
inlock",schemaPath:"#/properties/features/properties/pvspinlock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[
P]:e.push(P),r++}if(c.enabled!==void 0&&typeof c.enabled!="boolean"){let d={instancePath:t+"/features/pvspinlock/enabled",schemaPath:"#/properties/features/prop\
erties/pvspinlock/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/features/pvspinloc\
k",schemaPath:"#/properties/features/properties/pvspinlock/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(h.smm!==void 0){let c=h.
smm;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let d in c)if(d!=="enabled"){let P={instancePath:t+"/features/smm",schemaPath:"#/properties/features/proper\
ties/smm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(c.enabled!==void 0&&typeof c.enabled!=
"boolean"){let d={instancePath:t+"/features/smm/enabled",schemaPath:"#/properties/features/properties/smm/properties/enabled/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/features/smm",schemaPath:"#/properties/features/properties/smm/type",keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{let c={instancePath:t+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[c]:e.push(c),r++}}if(p.firmware!==void 0){let h=p.firmware;if(h&&typeof h=="object"&&!Array.isArray(h)){for(let c in h)if(!(c==="acpi"||c==="bo\
otloader"||c==="kernelBoot"||c==="serial"||c==="uuid")){let d={instancePath:t+"/firmware",schemaPath:"#/properties/firmware/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:c}};e===null?e=[d]:e.push(d),r++}if(h.acpi!==void 0){let c=h.acpi;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let d in c)
if(!(d==="msdmNameRef"||d==="slicNameRef")){let P={instancePath:t+"/firmware/acpi",schemaPath:"#/properties/firmware/properties/acpi/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(c.msdmNameRef!==void 0&&typeof c.msdmNameRef!="string"){let d={instancePath:t+
"/firmware/acpi/msdmNameRef",schemaPath:"#/properties/firmware/properties/acpi/properties/msdmNameRef/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:
e.push(d),r++}if(c.slicNameRef!==void 0&&typeof c.slicNameRef!="string"){let d={instancePath:t+"/firmware/acpi/slicNameRef",schemaPath:"#/properties/firmware/pr\
operties/acpi/properties/slicNameRef/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/firmware/acpi",schemaPath:"\
#/properties/firmware/properties/acpi/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(h.bootloader!==void 0){let c=h.bootloader;if(c&&
typeof c=="object"&&!Array.isArray(c)){for(let d in c)if(!(d==="bios"||d==="efi")){let P={instancePath:t+"/firmware/bootloader",schemaPath:"#/properties/firmwar\
e/properties/bootloader/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(c.bios!==void 0){let d=c.
bios;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let P in d)if(P!=="useSerial"){let w={instancePath:t+"/firmware/bootloader/bios",schemaPath:"#/properties/\
firmware/properties/bootloader/properties/bios/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};e===null?e=[w]:e.push(w),r++}
if(d.useSerial!==void 0&&typeof d.useSerial!="boolean"){let P={instancePath:t+"/firmware/bootloader/bios/useSerial",schemaPath:"#/properties/firmware/properties\
/bootloader/properties/bios/properties/useSerial/type",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}}else{let P={instancePath:t+"/firmwa\
re/bootloader/bios",schemaPath:"#/properties/firmware/properties/bootloader/properties/bios/type",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),
r++}}c.efi!==void 0&&(se(c.efi,{instancePath:t+"/firmware/bootloader/efi",parentData:c,parentDataProperty:"efi",rootData:u})||(e=e===null?se.errors:e.concat(se.
errors),r=e.length))}else{let d={instancePath:t+"/firmware/bootloader",schemaPath:"#/properties/firmware/properties/bootloader/type",keyword:"type",params:{type:"\
object"}};e===null?e=[d]:e.push(d),r++}}if(h.kernelBoot!==void 0){let c=h.kernelBoot;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let d in c)if(!(d==="conta\
iner"||d==="kernelArgs")){let P={instancePath:t+"/firmware/kernelBoot",schemaPath:"#/properties/firmware/properties/kernelBoot/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(c.container!==void 0){let d=c.container,P=r;if(d&&typeof d=="object"&&!Array.
isArray(d)&&d.image===void 0){let w={instancePath:t+"/firmware/kernelBoot/container",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/containe\
r/unlessRewritten/required",keyword:"required",params:{missingProperty:"image"}};e===null?e=[w]:e.push(w),r++}var q=P===r;if(!q){let w={instancePath:t+"/firmwar\
e/kernelBoot/container",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/container/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?
e=[w]:e.push(w),r++}if(d&&typeof d=="object"&&!Array.isArray(d)){for(let w in d)if(!(w==="image"||w==="imagePullPolicy"||w==="imagePullSecret"||w==="initrdPath"||
w==="kernelPath")){let N={instancePath:t+"/firmware/kernelBoot/container",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/container/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[N]:e.push(N),r++}if(d.image!==void 0&&typeof d.image!="string"){let w={instancePath:t+
"/firmware/kernelBoot/container/image",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/container/properties/image/type",keyword:"type",params:{
type:"string"}};e===null?e=[w]:e.push(w),r++}if(d.imagePullPolicy!==void 0&&typeof d.imagePullPolicy!="string"){let w={instancePath:t+"/firmware/kernelBoot/cont\
ainer/imagePullPolicy",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/container/properties/imagePullPolicy/type",keyword:"type",params:{type:"\
string"}};e===null?e=[w]:e.push(w),r++}if(d.imagePullSecret!==void 0&&typeof d.imagePullSecret!="string"){let w={instancePath:t+"/firmware/kernelBoot/container/\
imagePullSecret",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/container/properties/imagePullSecret/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[w]:e.push(w),r++}if(d.initrdPath!==void 0&&typeof d.initrdPath!="string"){let w={instancePath:t+"/firmware/kernelBoot/container/initrdPath",schemaPath:"\
#/properties/firmware/properties/kernelBoot/properties/container/properties/initrdPath/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}
if(d.kernelPath!==void 0&&typeof d.kernelPath!="string"){let w={instancePath:t+"/firmware/kernelBoot/container/kernelPath",schemaPath:"#/properties/firmware/pro\
perties/kernelBoot/properties/container/properties/kernelPath/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:t+
"/firmware/kernelBoot/container",schemaPath:"#/properties/firmware/properties/kernelBoot/properties/container/type",keyword:"type",params:{type:"object"}};e===null?
e=[w]:e.push(w),r++}}if(c.kernelArgs!==void 0&&typeof c.kernelArgs!="string"){let d={instancePath:t+"/firmware/kernelBoot/kernelArgs",schemaPath:"#/properties/f\
irmware/properties/kernelBoot/properties/kernelArgs/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/firm\
ware/kernelBoot",schemaPath:"#/properties/firmware/properties/kernelBoot/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(h.serial!==
void 0&&typeof h.serial!="string"){let c={instancePath:t+"/firmware/serial",schemaPath:"#/properties/firmware/properties/serial/type",keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),r++}if(h.uuid!==void 0&&typeof h.uuid!="string"){let c={instancePath:t+"/firmware/uuid",schemaPath:"#/properties/firmware/pro\
perties/uuid/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/firmware",schemaPath:"#/properties/firmware\
/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(p.ioThreads!==void 0&&(ie(p.ioThreads,{instancePath:t+"/ioThreads",parentData:p,parentDataProperty:"\
ioThreads",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),p.ioThreadsPolicy!==void 0&&typeof p.ioThreadsPolicy!="string"){let h={instancePath:t+
"/ioThreadsPolicy",schemaPath:"#/properties/ioThreadsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}if(p.launchSecurity!==void 0&&
(pe(p.launchSecurity,{instancePath:t+"/launchSecurity",parentData:p,parentDataProperty:"launchSecurity",rootData:u})||(e=e===null?pe.errors:e.concat(pe.errors),
r=e.length)),p.machine!==void 0){let h=p.machine;if(h&&typeof h=="object"&&!Array.isArray(h)){for(let c in h)if(c!=="type"){let d={instancePath:t+"/machine",schemaPath:"\
#/properties/machine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[d]:e.push(d),r++}if(h.type!==void 0&&typeof h.
type!="string"){let c={instancePath:t+"/machine/type",schemaPath:"#/properties/machine/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[
c]:e.push(c),r++}}else{let c={instancePath:t+"/machine",schemaPath:"#/properties/machine/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}
if(p.memory!==void 0){let h=p.memory;if(h&&typeof h=="object"&&!Array.isArray(h)){for(let c in h)if(!(c==="guest"||c==="hugepages"||c==="maxGuest"||c==="reserve\
dOverhead")){let d={instancePath:t+"/memory",schemaPath:"#/properties/memory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
e===null?e=[d]:e.push(d),r++}if(h.guest!==void 0&&(C(h.guest,{instancePath:t+"/memory/guest",parentData:h,parentDataProperty:"guest",rootData:u})||(e=e===null?C.
errors:e.concat(C.errors),r=e.length)),h.hugepages!==void 0){let c=h.hugepages;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let d in c)if(d!=="pageSize"){let P={
instancePath:t+"/memory/hugepages",schemaPath:"#/properties/memory/properties/hugepages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[P]:e.push(P),r++}if(c.pageSize!==void 0&&typeof c.pageSize!="string"){let d={instancePath:t+"/memory/hugepages/pageSize",schemaPath:"#/properties/me\
mory/properties/hugepages/properties/pageSize/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/memory/hug\
epages",schemaPath:"#/properties/memory/properties/hugepages/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(h.maxGuest!==void 0&&
(C(h.maxGuest,{instancePath:t+"/memory/maxGuest",parentData:h,parentDataProperty:"maxGuest",rootData:u})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),h.
reservedOverhead!==void 0){let c=h.reservedOverhead;if(c&&typeof c=="object"&&!Array.isArray(c)){for(let d in c)if(!(d==="addedOverhead"||d==="memLock")){let P={
instancePath:t+"/memory/reservedOverhead",schemaPath:"#/properties/memory/properties/reservedOverhead/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d}};e===null?e=[P]:e.push(P),r++}if(c.addedOverhead!==void 0&&(C(c.addedOverhead,{instancePath:t+"/memory/reservedOverhead/addedOverhead",parentData:c,
parentDataProperty:"addedOverhead",rootData:u})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),c.memLock!==void 0){let d=c.memLock;if(typeof d!="string"){
let P={instancePath:t+"/memory/reservedOverhead/memLock",schemaPath:"#/properties/memory/properties/reservedOverhead/properties/memLock/type",keyword:"type",params:{
type:"string"}};e===null?e=[P]:e.push(P),r++}if(!(d==="NotRequired"||d==="Required")){let P={instancePath:t+"/memory/reservedOverhead/memLock",schemaPath:"#/pro\
perties/memory/properties/reservedOverhead/properties/memLock/enum",keyword:"enum",params:{allowedValues:Ee.properties.memory.properties.reservedOverhead.properties.
memLock.enum}};e===null?e=[P]:e.push(P),r++}}}else{let d={instancePath:t+"/memory/reservedOverhead",schemaPath:"#/properties/memory/properties/reservedOverhead/\
type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}else{let c={instancePath:t+"/memory",schemaPath:"#/properties/memory/type",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(p.rebootPolicy!==void 0){let h=p.rebootPolicy;if(typeof h!="string"){let c={instancePath:t+"/rebo\
otPolicy",schemaPath:"#/properties/rebootPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}if(!(h==="Reboot"||h==="Terminate")){let c={
instancePath:t+"/rebootPolicy",schemaPath:"#/properties/rebootPolicy/enum",keyword:"enum",params:{allowedValues:Ee.properties.rebootPolicy.enum}};e===null?e=[c]:
e.push(c),r++}}if(p.resources!==void 0){let h=p.resources;if(h&&typeof h=="object"&&!Array.isArray(h)){for(let c in h)if(!(c==="limits"||c==="overcommitGuestOve\
rhead"||c==="requests")){let d={instancePath:t+"/resources",schemaPath:"#/properties/resources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
e===null?e=[d]:e.push(d),r++}if(h.limits!==void 0&&(U(h.limits,{instancePath:t+"/resources/limits",parentData:h,parentDataProperty:"limits",rootData:u})||(e=e===
null?U.errors:e.concat(U.errors),r=e.length)),h.overcommitGuestOverhead!==void 0&&typeof h.overcommitGuestOverhead!="boolean"){let c={instancePath:t+"/resources\
/overcommitGuestOverhead",schemaPath:"#/properties/resources/properties/overcommitGuestOverhead/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(
c),r++}h.requests!==void 0&&(U(h.requests,{instancePath:t+"/resources/requests",parentData:h,parentDataProperty:"requests",rootData:u})||(e=e===null?U.errors:e.
concat(U.errors),r=e.length))}else{let c={instancePath:t+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type:"object"}};e===null?e=
[c]:e.push(c),r++}}}else{let h={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}return oe.errors=e,r===0}
var gr={type:"object",properties:{exec:{type:"object",properties:{command:{type:"array",items:{type:"string"}}},additionalProperties:!1},failureThreshold:{type:"\
integer",minimum:-2147483648,maximum:2147483647},guestAgentPing:{type:"object",additionalProperties:!1},httpGet:{type:"object",properties:{host:{type:"string"},
httpHeaders:{type:"array",items:{type:"object",properties:{name:{type:"string"},value:{type:"string"}},additionalProperties:!1,unlessRewritten:{required:["name",
"value"]}}},path:{type:"string"},port:{type:["integer","string"]},scheme:{type:"string"}},additionalProperties:!1,required:["port"]},initialDelaySeconds:{type:"\
integer",minimum:-2147483648,maximum:2147483647},periodSeconds:{type:"integer",minimum:-2147483648,maximum:2147483647},successThreshold:{type:"integer",minimum:-2147483648,
maximum:2147483647},tcpSocket:{type:"object",properties:{host:{type:"string"},port:{type:["integer","string"]}},additionalProperties:!1,required:["port"]},timeoutSeconds:{
type:"integer",minimum:-2147483648,maximum:2147483647}},additionalProperties:!1};function ke(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let i in p)
if(!E.call(gr.properties,i)){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=
[s]:e.push(s),r++}if(p.exec!==void 0){let i=p.exec;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(s!=="command"){let o={instancePath:t+"/exec",schemaPath:"\
#/properties/exec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.command!==void 0){let s=i.
command;if(Array.isArray(s)){let o=s.length;for(let n=0;n<o;n++)if(typeof s[n]!="string"){let l={instancePath:t+"/exec/command/"+n,schemaPath:"#/properties/exec\
/properties/command/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let o={instancePath:t+"/exec/command",schemaPath:"#/pr\
operties/exec/properties/command/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:t+"/exec",schemaPath:"#/pro\
perties/exec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(p.failureThreshold!==void 0){let i=p.failureThreshold;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let s={instancePath:t+"/failureThreshold",schemaPath:"#/properties/failureThreshold/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[s]:e.push(s),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let s={instancePath:t+"/failureThreshold",schemaPath:"#/p\
roperties/failureThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(i<-2147483648||isNaN(i)){let s={
instancePath:t+"/failureThreshold",schemaPath:"#/properties/failureThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[
s]:e.push(s),r++}}}if(p.guestAgentPing!==void 0){let i=p.guestAgentPing;if(i&&typeof i=="object"&&!Array.isArray(i))for(let s in i){let o={instancePath:t+"/gues\
tAgentPing",schemaPath:"#/properties/guestAgentPing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),
r++}else{let s={instancePath:t+"/guestAgentPing",schemaPath:"#/properties/guestAgentPing/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}
if(p.httpGet!==void 0){let i=p.httpGet;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.port===void 0){let s={instancePath:t+"/httpGet",schemaPath:"#/propertie\
s/httpGet/required",keyword:"required",params:{missingProperty:"port"}};e===null?e=[s]:e.push(s),r++}for(let s in i)if(!(s==="host"||s==="httpHeaders"||s==="pat\
h"||s==="port"||s==="scheme")){let o={instancePath:t+"/httpGet",schemaPath:"#/properties/httpGet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[o]:e.push(o),r++}if(i.host!==void 0&&typeof i.host!="string"){let s={instancePath:t+"/httpGet/host",schemaPath:"#/properties/httpGet/properties/host\
/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.httpHeaders!==void 0){let s=i.httpHeaders;if(Array.isArray(s)){let o=s.length;for(let n=0;n<
o;n++){let l=s[n],v=r;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.name===void 0){let j={instancePath:t+"/httpGet/httpHeaders/"+n,schemaPath:"#/properties/\
httpGet/properties/httpHeaders/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[j]:e.push(j),r++}if(l.value===void 0){
let j={instancePath:t+"/httpGet/httpHeaders/"+n,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/unlessRewritten/required",keyword:"required",params:{
missingProperty:"value"}};e===null?e=[j]:e.push(j),r++}}var a=v===r;if(!a){let j={instancePath:t+"/httpGet/httpHeaders/"+n,schemaPath:"#/properties/httpGet/prop\
erties/httpHeaders/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[j]:e.push(j),r++}if(l&&typeof l=="object"&&!Array.isArray(l)){for(let j in l)
if(!(j==="name"||j==="value")){let q={instancePath:t+"/httpGet/httpHeaders/"+n,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[q]:e.push(q),r++}if(l.name!==void 0&&typeof l.name!="string"){let j={instancePath:t+
"/httpGet/httpHeaders/"+n+"/name",schemaPath:"#/properties/httpGet/properties/httpHeaders/items/properties/name/type",keyword:"type",params:{type:"string"}};e===
null?e=[j]:e.push(j),r++}if(l.value!==void 0&&typeof l.value!="string"){let j={instancePath:t+"/httpGet/httpHeaders/"+n+"/value",schemaPath:"#/properties/httpGe\
t/properties/httpHeaders/items/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:t+"/httpGet/\
httpHeaders/"+n,schemaPath:"#/properties/httpGet/properties/httpHeaders/items/type",keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}}}else{let o={
instancePath:t+"/httpGet/httpHeaders",schemaPath:"#/properties/httpGet/properties/httpHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(
o),r++}}if(i.path!==void 0&&typeof i.path!="string"){let s={instancePath:t+"/httpGet/path",schemaPath:"#/properties/httpGet/properties/path/type",keyword:"type",
params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.port!==void 0){let s=i.port;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&typeof s!="strin\
g"){let o={instancePath:t+"/httpGet/port",schemaPath:"#/properties/httpGet/properties/port/type",keyword:"type",params:{type:gr.properties.httpGet.properties.port.
type}};e===null?e=[o]:e.push(o),r++}}if(i.scheme!==void 0&&typeof i.scheme!="string"){let s={instancePath:t+"/httpGet/scheme",schemaPath:"#/properties/httpGet/p\
roperties/scheme/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/httpGet",schemaPath:"#/properties/httpG\
et/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(p.initialDelaySeconds!==void 0){let i=p.initialDelaySeconds;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let s={instancePath:t+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[s]:e.push(s),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let s={instancePath:t+"/initialDelaySeconds",schemaPath:"\
#/properties/initialDelaySeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(i<-2147483648||isNaN(i)){
let s={instancePath:t+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};
e===null?e=[s]:e.push(s),r++}}}if(p.periodSeconds!==void 0){let i=p.periodSeconds;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let s={instancePath:t+
"/periodSeconds",schemaPath:"#/properties/periodSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof i=="number"&&isFinite(
i)){if(i>2147483647||isNaN(i)){let s={instancePath:t+"/periodSeconds",schemaPath:"#/properties/periodSeconds/maximum",keyword:"maximum",params:{comparison:"<=",
limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(i<-2147483648||isNaN(i)){let s={instancePath:t+"/periodSeconds",schemaPath:"#/properties/periodSeconds/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}if(p.successThreshold!==void 0){let i=p.successThreshold;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let s={instancePath:t+"/successThreshold",schemaPath:"#/properties/successThreshold/type",keyword:"type",params:{type:"\
integer"}};e===null?e=[s]:e.push(s),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let s={instancePath:t+"/successThreshold",schemaPath:"#/p\
roperties/successThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(i<-2147483648||isNaN(i)){let s={
instancePath:t+"/successThreshold",schemaPath:"#/properties/successThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[
s]:e.push(s),r++}}}if(p.tcpSocket!==void 0){let i=p.tcpSocket;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.port===void 0){let s={instancePath:t+"/tcpSocket",
schemaPath:"#/properties/tcpSocket/required",keyword:"required",params:{missingProperty:"port"}};e===null?e=[s]:e.push(s),r++}for(let s in i)if(!(s==="host"||s===
"port")){let o={instancePath:t+"/tcpSocket",schemaPath:"#/properties/tcpSocket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[o]:e.push(o),r++}if(i.host!==void 0&&typeof i.host!="string"){let s={instancePath:t+"/tcpSocket/host",schemaPath:"#/properties/tcpSocket/properties/\
host/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.port!==void 0){let s=i.port;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))&&typeof s!="string"){let o={instancePath:t+"/tcpSocket/port",schemaPath:"#/properties/tcpSocket/properties/port/type",keyword:"type",params:{type:gr.properties.
tcpSocket.properties.port.type}};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:t+"/tcpSocket",schemaPath:"#/properties/tcpSocket/type",keyword:"type",
params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(p.timeoutSeconds!==void 0){let i=p.timeoutSeconds;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){let s={instancePath:t+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}
if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let s={instancePath:t+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(i<-2147483648||isNaN(i)){let s={instancePath:t+"/timeoutSeconds",schemaPath:"\
#/properties/timeoutSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}}else{let i={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return ke.errors=e,r===0}function Je(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(Array.isArray(p)){let a=p.length;for(let i=0;i<a;i++){let s=p[i];
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="effect"||o==="key"||o==="operator"||o==="tolerationSeconds"||o==="value")){let n={instancePath:t+
"/"+i,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.effect!==void 0&&
typeof s.effect!="string"){let o={instancePath:t+"/"+i+"/effect",schemaPath:"#/items/properties/effect/type",keyword:"type",params:{type:"string"}};e===null?e=[
o]:e.push(o),r++}if(s.key!==void 0&&typeof s.key!="string"){let o={instancePath:t+"/"+i+"/key",schemaPath:"#/items/properties/key/type",keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),r++}if(s.operator!==void 0&&typeof s.operator!="string"){let o={instancePath:t+"/"+i+"/operator",schemaPath:"#/items/properti\
es/operator/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.tolerationSeconds!==void 0){let o=s.tolerationSeconds;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:t+"/"+i+"/tolerationSeconds",schemaPath:"#/items/properties/tolerationSeconds/type",keyword:"type",
params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}}if(s.value!==void 0&&typeof s.value!="string"){let o={instancePath:t+"/"+i+"/value",schemaPath:"#/items/p\
roperties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/"+i,schemaPath:"#/items/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:
e.push(a),r++}return Je.errors=e,r===0}function we(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="networkData"||a==="networkDataBase64"||a==="networkDataSecretRef"||a==="secretRef"||a==="userData"||a==="userDataBase64")){let i={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}if(p.networkData!==void 0&&typeof p.networkData!=
"string"){let a={instancePath:t+"/networkData",schemaPath:"#/properties/networkData/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.
networkDataBase64!==void 0&&typeof p.networkDataBase64!="string"){let a={instancePath:t+"/networkDataBase64",schemaPath:"#/properties/networkDataBase64/type",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.networkDataSecretRef!==void 0){let a=p.networkDataSecretRef;if(a&&typeof a=="object"&&!Array.isArray(
a)){for(let i in a)if(i!=="name"){let s={instancePath:t+"/networkDataSecretRef",schemaPath:"#/properties/networkDataSecretRef/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.name!==void 0&&typeof a.name!="string"){let i={instancePath:t+"/networkDataS\
ecretRef/name",schemaPath:"#/properties/networkDataSecretRef/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}}else{let i={
instancePath:t+"/networkDataSecretRef",schemaPath:"#/properties/networkDataSecretRef/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}
if(p.secretRef!==void 0){let a=p.secretRef;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(i!=="name"){let s={instancePath:t+"/secretRef",schemaPath:"\
#/properties/secretRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.name!==void 0&&typeof a.
name!="string"){let i={instancePath:t+"/secretRef/name",schemaPath:"#/properties/secretRef/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}if(p.userData!==void 0&&typeof p.userData!="string"){let a={instancePath:t+"/userData",schemaPath:"#/properties/userData/type",keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}if(p.userDataBase64!==void 0&&typeof p.userDataBase64!="string"){let a={instancePath:t+"/userDataBase64",schemaPath:"#/pr\
operties/userDataBase64/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return we.errors=e,r===0}function We(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0,a=r;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.name===void 0){
let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(s),r++}var i=a===r;if(!i){
let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(p&&typeof p=="object"&&!Array.isArray(
p)){for(let s in p)if(!(s==="hotpluggable"||s==="name")){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[o]:e.push(o),r++}if(p.hotpluggable!==void 0&&typeof p.hotpluggable!="boolean"){let s={instancePath:t+"/hotpluggable",schemaPath:"#/properties/hotplu\
ggable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(p.name!==void 0&&typeof p.name!="string"){let s={instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[s]:e.push(s),r++}return We.errors=e,r===0}function be(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0,a=r;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.claimName===
void 0){let s={instancePath:t,schemaPath:"#/unlessRewritten/required",keyword:"required",params:{missingProperty:"claimName"}};e===null?e=[s]:e.push(s),r++}var i=a===
r;if(!i){let s={instancePath:t,schemaPath:"#/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[s]:e.push(s),r++}if(p&&typeof p=="object"&&!Array.
isArray(p)){for(let s in p)if(!(s==="claimName"||s==="hotpluggable"||s==="readOnly")){let o={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(p.claimName!==void 0&&typeof p.claimName!="string"){let s={instancePath:t+"/claimN\
ame",schemaPath:"#/properties/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(p.hotpluggable!==void 0&&typeof p.hotpluggable!=
"boolean"){let s={instancePath:t+"/hotpluggable",schemaPath:"#/properties/hotpluggable/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}
if(p.readOnly!==void 0&&typeof p.readOnly!="boolean"){let s={instancePath:t+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boo\
lean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}return be.
errors=e,r===0}function ae(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.domain===void 0){
let w={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"domain"}};e===null?e=[w]:e.push(w),r++}for(let w in p)if(!E.call(Oe.properties,
w)){let N={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};e===null?e=[N]:e.push(N),r++}if(p.accessCredentials!==
void 0){let w=p.accessCredentials;if(Array.isArray(w)){if(w.length>256){let f={instancePath:t+"/accessCredentials",schemaPath:"#/properties/accessCredentials/ma\
xItems",keyword:"maxItems",params:{limit:256}};e===null?e=[f]:e.push(f),r++}let N=w.length;for(let f=0;f<N;f++){let k=w[f];if(k&&typeof k=="object"&&!Array.isArray(
k)){for(let b in k)if(!(b==="sshPublicKey"||b==="userPassword")){let m={instancePath:t+"/accessCredentials/"+f,schemaPath:"#/properties/accessCredentials/items/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[m]:e.push(m),r++}if(k.sshPublicKey!==void 0){let b=k.sshPublicKey;
if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.propagationMethod===void 0){let m={instancePath:t+"/accessCredentials/"+f+"/sshPublicKey",schemaPath:"#/proper\
ties/accessCredentials/items/properties/sshPublicKey/required",keyword:"required",params:{missingProperty:"propagationMethod"}};e===null?e=[m]:e.push(m),r++}if(b.
source===void 0){let m={instancePath:t+"/accessCredentials/"+f+"/sshPublicKey",schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/required",
keyword:"required",params:{missingProperty:"source"}};e===null?e=[m]:e.push(m),r++}for(let m in b)if(!(m==="propagationMethod"||m==="source")){let y={instancePath:t+
"/accessCredentials/"+f+"/sshPublicKey",schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:m}};e===null?e=[y]:e.push(y),r++}if(b.propagationMethod!==void 0){let m=b.propagationMethod;if(m&&typeof m=="object"&&!Array.isArray(
m)){for(let y in m)if(!(y==="configDrive"||y==="noCloud"||y==="qemuGuestAgent")){let g={instancePath:t+"/accessCredentials/"+f+"/sshPublicKey/propagationMethod",
schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y}};e===null?e=[g]:e.push(g),r++}if(m.configDrive!==void 0){let y=m.configDrive;if(y&&typeof y=="object"&&!Array.isArray(y))for(let g in y){let S={
instancePath:t+"/accessCredentials/"+f+"/sshPublicKey/propagationMethod/configDrive",schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/pr\
operties/propagationMethod/properties/configDrive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[S]:e.push(S),r++}else{
let g={instancePath:t+"/accessCredentials/"+f+"/sshPublicKey/propagationMethod/configDrive",schemaPath:"#/properties/accessCredentials/items/properties/sshPubli\
cKey/properties/propagationMethod/properties/configDrive/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(m.noCloud!==void 0){let y=m.
noCloud;if(y&&typeof y=="object"&&!Array.isArray(y))for(let g in y){let S={instancePath:t+"/accessCredentials/"+f+"/sshPublicKey/propagationMethod/noCloud",schemaPath:"\
#/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/properties/noCloud/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:g}};e===null?e=[S]:e.push(S),r++}else{let g={instancePath:t+"/accessCredentials/"+f+"/sshPublicKey/propagationMethod/noCloud",schemaPath:"\
#/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/properties/noCloud/type",keyword:"type",params:{type:"object"}};e===null?
e=[g]:e.push(g),r++}}if(m.qemuGuestAgent!==void 0){let y=m.qemuGuestAgent;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.users===void 0){let g={instancePath:t+
"/accessCredentials/"+f+"/sshPublicKey/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/properties/pro\
pagationMethod/properties/qemuGuestAgent/required",keyword:"required",params:{missingProperty:"users"}};e===null?e=[g]:e.push(g),r++}for(let g in y)if(g!=="user\
s"){let S={instancePath:t+"/accessCredentials/"+f+"/sshPublicKey/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/accessCredentials/items/properties/s\
shPublicKey/properties/propagationMethod/properties/qemuGuestAgent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?
e=[S]:e.push(S),r++}if(y.users!==void 0){let g=y.users;if(Array.isArray(g)){let S=g.length;for(let le=0;le<S;le++)if(typeof g[le]!="string"){let R={instancePath:t+
"/accessCredentials/"+f+"/sshPublicKey/propagationMethod/qemuGuestAgent/users/"+le,schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/prop\
erties/propagationMethod/properties/qemuGuestAgent/properties/users/items/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}let x=Ue(g,Oe.
properties.accessCredentials.items.properties.sshPublicKey.properties.propagationMethod.properties.qemuGuestAgent.properties.users.distinct);if(x.length>0){let le={
instancePath:t+"/accessCredentials/"+f+"/sshPublicKey/propagationMethod/qemuGuestAgent/users",schemaPath:"#/properties/accessCredentials/items/properties/sshPub\
licKey/properties/propagationMethod/properties/qemuGuestAgent/properties/users/distinct",keyword:"distinct",params:{indices:x}};e===null?e=[le]:e.push(le),r++}}else{
let S={instancePath:t+"/accessCredentials/"+f+"/sshPublicKey/propagationMethod/qemuGuestAgent/users",schemaPath:"#/properties/accessCredentials/items/properties\
/sshPublicKey/properties/propagationMethod/properties/qemuGuestAgent/properties/users/type",keyword:"type",params:{type:"array"}};e===null?e=[S]:e.push(S),r++}}}else{
let g={instancePath:t+"/accessCredentials/"+f+"/sshPublicKey/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/accessCredentials/items/properties/sshPu\
blicKey/properties/propagationMethod/properties/qemuGuestAgent/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let y={instancePath:t+
"/accessCredentials/"+f+"/sshPublicKey/propagationMethod",schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/properties/propagationMethod/\
type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}b.source!==void 0&&(ue(b.source,{instancePath:t+"/accessCredentials/"+f+"/sshPublicKe\
y/source",parentData:b,parentDataProperty:"source",rootData:u})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length))}else{let m={instancePath:t+"/accessCrede\
ntials/"+f+"/sshPublicKey",schemaPath:"#/properties/accessCredentials/items/properties/sshPublicKey/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:
e.push(m),r++}}if(k.userPassword!==void 0){let b=k.userPassword;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.propagationMethod===void 0){let m={instancePath:t+
"/accessCredentials/"+f+"/userPassword",schemaPath:"#/properties/accessCredentials/items/properties/userPassword/required",keyword:"required",params:{missingProperty:"\
propagationMethod"}};e===null?e=[m]:e.push(m),r++}if(b.source===void 0){let m={instancePath:t+"/accessCredentials/"+f+"/userPassword",schemaPath:"#/properties/a\
ccessCredentials/items/properties/userPassword/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[m]:e.push(m),r++}for(let m in b)if(!(m===
"propagationMethod"||m==="source")){let y={instancePath:t+"/accessCredentials/"+f+"/userPassword",schemaPath:"#/properties/accessCredentials/items/properties/us\
erPassword/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[y]:e.push(y),r++}if(b.propagationMethod!==void 0){let m=b.
propagationMethod;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(y!=="qemuGuestAgent"){let g={instancePath:t+"/accessCredentials/"+f+"/userPassw\
ord/propagationMethod",schemaPath:"#/properties/accessCredentials/items/properties/userPassword/properties/propagationMethod/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:y}};e===null?e=[g]:e.push(g),r++}if(m.qemuGuestAgent!==void 0){let y=m.qemuGuestAgent;if(y&&typeof y=="object"&&!Array.
isArray(y))for(let g in y){let S={instancePath:t+"/accessCredentials/"+f+"/userPassword/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/accessCredent\
ials/items/properties/userPassword/properties/propagationMethod/properties/qemuGuestAgent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};
e===null?e=[S]:e.push(S),r++}else{let g={instancePath:t+"/accessCredentials/"+f+"/userPassword/propagationMethod/qemuGuestAgent",schemaPath:"#/properties/access\
Credentials/items/properties/userPassword/properties/propagationMethod/properties/qemuGuestAgent/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(
g),r++}}}else{let y={instancePath:t+"/accessCredentials/"+f+"/userPassword/propagationMethod",schemaPath:"#/properties/accessCredentials/items/properties/userPa\
ssword/properties/propagationMethod/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}b.source!==void 0&&(ue(b.source,{instancePath:t+"\
/accessCredentials/"+f+"/userPassword/source",parentData:b,parentDataProperty:"source",rootData:u})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length))}else{
let m={instancePath:t+"/accessCredentials/"+f+"/userPassword",schemaPath:"#/properties/accessCredentials/items/properties/userPassword/type",keyword:"type",params:{
type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let b={instancePath:t+"/accessCredentials/"+f,schemaPath:"#/properties/accessCredentials/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}}else{let N={instancePath:t+"/accessCredentials",schemaPath:"#/properties/accessCredentials/type",keyword:"\
type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(p.affinity!==void 0&&(Qe(p.affinity,{instancePath:t+"/affinity",parentData:p,parentDataProperty:"a\
ffinity",rootData:u})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)),p.architecture!==void 0&&typeof p.architecture!="string"){let w={instancePath:t+"/\
architecture",schemaPath:"#/properties/architecture/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(p.dnsConfig!==void 0){let w=p.dnsConfig;
if(w&&typeof w=="object"&&!Array.isArray(w)){for(let N in w)if(!(N==="nameservers"||N==="options"||N==="searches")){let f={instancePath:t+"/dnsConfig",schemaPath:"\
#/properties/dnsConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}};e===null?e=[f]:e.push(f),r++}if(w.nameservers!==void 0){
let N=w.nameservers;if(Array.isArray(N)){let f=N.length;for(let k=0;k<f;k++)if(typeof N[k]!="string"){let b={instancePath:t+"/dnsConfig/nameservers/"+k,schemaPath:"\
#/properties/dnsConfig/properties/nameservers/items/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{let f={instancePath:t+"/dnsC\
onfig/nameservers",schemaPath:"#/properties/dnsConfig/properties/nameservers/type",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(w.options!==
void 0){let N=w.options;if(Array.isArray(N)){let f=N.length;for(let k=0;k<f;k++){let b=N[k];if(b&&typeof b=="object"&&!Array.isArray(b)){for(let m in b)if(!(m===
"name"||m==="value")){let y={instancePath:t+"/dnsConfig/options/"+k,schemaPath:"#/properties/dnsConfig/properties/options/items/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:m}};e===null?e=[y]:e.push(y),r++}if(b.name!==void 0&&typeof b.name!="string"){let m={instancePath:t+"/dnsConfig/\
options/"+k+"/name",schemaPath:"#/properties/dnsConfig/properties/options/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(
m),r++}if(b.value!==void 0&&typeof b.value!="string"){let m={instancePath:t+"/dnsConfig/options/"+k+"/value",schemaPath:"#/properties/dnsConfig/properties/optio\
ns/items/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/dnsConfig/options/"+k,schemaPath:"\
#/properties/dnsConfig/properties/options/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let f={instancePath:t+"/dnsConf\
ig/options",schemaPath:"#/properties/dnsConfig/properties/options/type",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(w.searches!==void 0){
let N=w.searches;if(Array.isArray(N)){let f=N.length;for(let k=0;k<f;k++)if(typeof N[k]!="string"){let b={instancePath:t+"/dnsConfig/searches/"+k,schemaPath:"#/\
properties/dnsConfig/properties/searches/items/type",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}}else{let f={instancePath:t+"/dnsConfig\
/searches",schemaPath:"#/properties/dnsConfig/properties/searches/type",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}}else{let N={instancePath:t+
"/dnsConfig",schemaPath:"#/properties/dnsConfig/type",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}}if(p.dnsPolicy!==void 0&&typeof p.dnsPolicy!=
"string"){let w={instancePath:t+"/dnsPolicy",schemaPath:"#/properties/dnsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(p.domain!==
void 0&&(oe(p.domain,{instancePath:t+"/domain",parentData:p,parentDataProperty:"domain",rootData:u})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),p.evictionStrategy!==
void 0&&typeof p.evictionStrategy!="string"){let w={instancePath:t+"/evictionStrategy",schemaPath:"#/properties/evictionStrategy/type",keyword:"type",params:{type:"\
string"}};e===null?e=[w]:e.push(w),r++}if(p.hostname!==void 0&&typeof p.hostname!="string"){let w={instancePath:t+"/hostname",schemaPath:"#/properties/hostname/\
type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(p.livenessProbe!==void 0&&(ke(p.livenessProbe,{instancePath:t+"/livenessProbe",parentData:p,
parentDataProperty:"livenessProbe",rootData:u})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)),p.networks!==void 0){let w=p.networks;if(Array.isArray(w)){
if(w.length>256){let f={instancePath:t+"/networks",schemaPath:"#/properties/networks/maxItems",keyword:"maxItems",params:{limit:256}};e===null?e=[f]:e.push(f),r++}
let N=w.length;for(let f=0;f<N;f++){let k=w[f],b=r;if(k&&typeof k=="object"&&!Array.isArray(k)&&k.name===void 0){let m={instancePath:t+"/networks/"+f,schemaPath:"\
#/properties/networks/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[m]:e.push(m),r++}var a=b===r;if(!a){let m={
instancePath:t+"/networks/"+f,schemaPath:"#/properties/networks/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[m]:e.push(m),r++}if(k&&typeof k==
"object"&&!Array.isArray(k)){for(let m in k)if(!(m==="multus"||m==="name"||m==="pod")){let y={instancePath:t+"/networks/"+f,schemaPath:"#/properties/networks/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[y]:e.push(y),r++}if(k.multus!==void 0){let m=k.multus,y=r;if(m&&
typeof m=="object"&&!Array.isArray(m)&&m.networkName===void 0){let g={instancePath:t+"/networks/"+f+"/multus",schemaPath:"#/properties/networks/items/properties\
/multus/unlessRewritten/required",keyword:"required",params:{missingProperty:"networkName"}};e===null?e=[g]:e.push(g),r++}var i=y===r;if(!i){let g={instancePath:t+
"/networks/"+f+"/multus",schemaPath:"#/properties/networks/items/properties/multus/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[g]:e.push(g),
r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let g in m)if(!(g==="default"||g==="networkName")){let S={instancePath:t+"/networks/"+f+"/multus",schemaPath:"\
#/properties/networks/items/properties/multus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[S]:e.push(S),r++}if(m.
default!==void 0&&typeof m.default!="boolean"){let g={instancePath:t+"/networks/"+f+"/multus/default",schemaPath:"#/properties/networks/items/properties/multus/\
properties/default/type",keyword:"type",params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}if(m.networkName!==void 0&&typeof m.networkName!="string"){let g={
instancePath:t+"/networks/"+f+"/multus/networkName",schemaPath:"#/properties/networks/items/properties/multus/properties/networkName/type",keyword:"type",params:{
type:"string"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:t+"/networks/"+f+"/multus",schemaPath:"#/properties/networks/items/properties/multus/type",
keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(k.name!==void 0&&typeof k.name!="string"){let m={instancePath:t+"/networks/"+f+"/name",schemaPath:"\
#/properties/networks/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(k.pod!==void 0){let m=k.pod;if(m&&typeof m==
"object"&&!Array.isArray(m)){for(let y in m)if(!(y==="vmIPv6NetworkCIDR"||y==="vmNetworkCIDR")){let g={instancePath:t+"/networks/"+f+"/pod",schemaPath:"#/proper\
ties/networks/items/properties/pod/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[g]:e.push(g),r++}if(m.vmIPv6NetworkCIDR!==
void 0&&typeof m.vmIPv6NetworkCIDR!="string"){let y={instancePath:t+"/networks/"+f+"/pod/vmIPv6NetworkCIDR",schemaPath:"#/properties/networks/items/properties/p\
od/properties/vmIPv6NetworkCIDR/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.vmNetworkCIDR!==void 0&&typeof m.vmNetworkCIDR!="\
string"){let y={instancePath:t+"/networks/"+f+"/pod/vmNetworkCIDR",schemaPath:"#/properties/networks/items/properties/pod/properties/vmNetworkCIDR/type",keyword:"\
type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/networks/"+f+"/pod",schemaPath:"#/properties/networks/items/properties/\
pod/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let m={instancePath:t+"/networks/"+f,schemaPath:"#/properties/networks/item\
s/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let N={instancePath:t+"/networks",schemaPath:"#/properties/networks/type",keyword:"\
type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(p.nodeSelector!==void 0){let w=p.nodeSelector;if(w&&typeof w=="object"&&!Array.isArray(w)){for(let N in w)
if(typeof w[N]!="string"){let f={instancePath:t+"/nodeSelector/"+N.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/nodeSelector/additionalProper\
ties/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let N={instancePath:t+"/nodeSelector",schemaPath:"#/properties/nodeSelector\
/type",keyword:"type",params:{type:"object"}};e===null?e=[N]:e.push(N),r++}}if(p.priorityClassName!==void 0&&typeof p.priorityClassName!="string"){let w={instancePath:t+
"/priorityClassName",schemaPath:"#/properties/priorityClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(p.readinessProbe!==
void 0&&(ke(p.readinessProbe,{instancePath:t+"/readinessProbe",parentData:p,parentDataProperty:"readinessProbe",rootData:u})||(e=e===null?ke.errors:e.concat(ke.
errors),r=e.length)),p.resourceClaims!==void 0){let w=p.resourceClaims;if(Array.isArray(w)){let N=w.length;for(let k=0;k<N;k++){let b=w[k],m=r;if(b&&typeof b=="\
object"&&!Array.isArray(b)&&b.name===void 0){let y={instancePath:t+"/resourceClaims/"+k,schemaPath:"#/properties/resourceClaims/items/unlessRewritten/required",
keyword:"required",params:{missingProperty:"name"}};e===null?e=[y]:e.push(y),r++}var s=m===r;if(!s){let y={instancePath:t+"/resourceClaims/"+k,schemaPath:"#/pro\
perties/resourceClaims/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[y]:e.push(y),r++}if(b&&typeof b=="object"&&!Array.isArray(b)){for(let y in b)
if(!(y==="name"||y==="resourceClaimName"||y==="resourceClaimTemplateName")){let g={instancePath:t+"/resourceClaims/"+k,schemaPath:"#/properties/resourceClaims/i\
tems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[g]:e.push(g),r++}if(b.name!==void 0&&typeof b.name!="string"){
let y={instancePath:t+"/resourceClaims/"+k+"/name",schemaPath:"#/properties/resourceClaims/items/properties/name/type",keyword:"type",params:{type:"string"}};e===
null?e=[y]:e.push(y),r++}if(b.resourceClaimName!==void 0&&typeof b.resourceClaimName!="string"){let y={instancePath:t+"/resourceClaims/"+k+"/resourceClaimName",
schemaPath:"#/properties/resourceClaims/items/properties/resourceClaimName/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(b.resourceClaimTemplateName!==
void 0&&typeof b.resourceClaimTemplateName!="string"){let y={instancePath:t+"/resourceClaims/"+k+"/resourceClaimTemplateName",schemaPath:"#/properties/resourceC\
laims/items/properties/resourceClaimTemplateName/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/resourc\
eClaims/"+k,schemaPath:"#/properties/resourceClaims/items/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}let f=Ue(w,Oe.properties.resourceClaims.
distinct);if(f.length>0){let k={instancePath:t+"/resourceClaims",schemaPath:"#/properties/resourceClaims/distinct",keyword:"distinct",params:{indices:f}};e===null?
e=[k]:e.push(k),r++}}else{let N={instancePath:t+"/resourceClaims",schemaPath:"#/properties/resourceClaims/type",keyword:"type",params:{type:"array"}};e===null?e=
[N]:e.push(N),r++}}if(p.schedulerName!==void 0&&typeof p.schedulerName!="string"){let w={instancePath:t+"/schedulerName",schemaPath:"#/properties/schedulerName/\
type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(p.startStrategy!==void 0&&typeof p.startStrategy!="string"){let w={instancePath:t+"\
/startStrategy",schemaPath:"#/properties/startStrategy/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}if(p.subdomain!==void 0&&typeof p.
subdomain!="string"){let w={instancePath:t+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),
r++}if(p.terminationGracePeriodSeconds!==void 0){let w=p.terminationGracePeriodSeconds;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let N={instancePath:t+
"/terminationGracePeriodSeconds",schemaPath:"#/properties/terminationGracePeriodSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[N]:e.push(N),r++}}
if(p.tolerations!==void 0&&(Je(p.tolerations,{instancePath:t+"/tolerations",parentData:p,parentDataProperty:"tolerations",rootData:u})||(e=e===null?Je.errors:e.
concat(Je.errors),r=e.length)),p.topologySpreadConstraints!==void 0){let w=p.topologySpreadConstraints;if(Array.isArray(w)){let N=w.length;for(let k=0;k<N;k++){
let b=w[k],m=r;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.maxSkew===void 0){let y={instancePath:t+"/topologySpreadConstraints/"+k,schemaPath:"#/propertie\
s/topologySpreadConstraints/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"maxSkew"}};e===null?e=[y]:e.push(y),r++}if(b.topologyKey===
void 0){let y={instancePath:t+"/topologySpreadConstraints/"+k,schemaPath:"#/properties/topologySpreadConstraints/items/unlessRewritten/required",keyword:"requir\
ed",params:{missingProperty:"topologyKey"}};e===null?e=[y]:e.push(y),r++}if(b.whenUnsatisfiable===void 0){let y={instancePath:t+"/topologySpreadConstraints/"+k,
schemaPath:"#/properties/topologySpreadConstraints/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"whenUnsatisfiable"}};e===null?e=[
y]:e.push(y),r++}}var o=m===r;if(!o){let y={instancePath:t+"/topologySpreadConstraints/"+k,schemaPath:"#/properties/topologySpreadConstraints/items/unlessRewrit\
ten",keyword:"unlessRewritten",params:{}};e===null?e=[y]:e.push(y),r++}if(b&&typeof b=="object"&&!Array.isArray(b)){for(let y in b)if(!(y==="labelSelector"||y===
"matchLabelKeys"||y==="maxSkew"||y==="minDomains"||y==="nodeAffinityPolicy"||y==="nodeTaintsPolicy"||y==="topologyKey"||y==="whenUnsatisfiable")){let g={instancePath:t+
"/topologySpreadConstraints/"+k,schemaPath:"#/properties/topologySpreadConstraints/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};
e===null?e=[g]:e.push(g),r++}if(b.labelSelector!==void 0&&(I(b.labelSelector,{instancePath:t+"/topologySpreadConstraints/"+k+"/labelSelector",parentData:b,parentDataProperty:"\
labelSelector",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),b.matchLabelKeys!==void 0){let y=b.matchLabelKeys;if(Array.isArray(y)){let g=y.
length;for(let S=0;S<g;S++)if(typeof y[S]!="string"){let x={instancePath:t+"/topologySpreadConstraints/"+k+"/matchLabelKeys/"+S,schemaPath:"#/properties/topolog\
ySpreadConstraints/items/properties/matchLabelKeys/items/type",keyword:"type",params:{type:"string"}};e===null?e=[x]:e.push(x),r++}}else{let g={instancePath:t+"\
/topologySpreadConstraints/"+k+"/matchLabelKeys",schemaPath:"#/properties/topologySpreadConstraints/items/properties/matchLabelKeys/type",keyword:"type",params:{
type:"array"}};e===null?e=[g]:e.push(g),r++}}if(b.maxSkew!==void 0){let y=b.maxSkew;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let g={instancePath:t+
"/topologySpreadConstraints/"+k+"/maxSkew",schemaPath:"#/properties/topologySpreadConstraints/items/properties/maxSkew/type",keyword:"type",params:{type:"intege\
r"}};e===null?e=[g]:e.push(g),r++}if(typeof y=="number"&&isFinite(y)){if(y>2147483647||isNaN(y)){let g={instancePath:t+"/topologySpreadConstraints/"+k+"/maxSkew",
schemaPath:"#/properties/topologySpreadConstraints/items/properties/maxSkew/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[g]:
e.push(g),r++}if(y<-2147483648||isNaN(y)){let g={instancePath:t+"/topologySpreadConstraints/"+k+"/maxSkew",schemaPath:"#/properties/topologySpreadConstraints/it\
ems/properties/maxSkew/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[g]:e.push(g),r++}}}if(b.minDomains!==void 0){let y=b.minDomains;
if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let g={instancePath:t+"/topologySpreadConstraints/"+k+"/minDomains",schemaPath:"#/properties/topologyS\
preadConstraints/items/properties/minDomains/type",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),r++}if(typeof y=="number"&&isFinite(y)){if(y>
2147483647||isNaN(y)){let g={instancePath:t+"/topologySpreadConstraints/"+k+"/minDomains",schemaPath:"#/properties/topologySpreadConstraints/items/properties/mi\
nDomains/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[g]:e.push(g),r++}if(y<-2147483648||isNaN(y)){let g={instancePath:t+"/\
topologySpreadConstraints/"+k+"/minDomains",schemaPath:"#/properties/topologySpreadConstraints/items/properties/minDomains/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-2147483648}};e===null?e=[g]:e.push(g),r++}}}if(b.nodeAffinityPolicy!==void 0&&typeof b.nodeAffinityPolicy!="string"){let y={instancePath:t+"/topology\
SpreadConstraints/"+k+"/nodeAffinityPolicy",schemaPath:"#/properties/topologySpreadConstraints/items/properties/nodeAffinityPolicy/type",keyword:"type",params:{
type:"string"}};e===null?e=[y]:e.push(y),r++}if(b.nodeTaintsPolicy!==void 0&&typeof b.nodeTaintsPolicy!="string"){let y={instancePath:t+"/topologySpreadConstrai\
nts/"+k+"/nodeTaintsPolicy",schemaPath:"#/properties/topologySpreadConstraints/items/properties/nodeTaintsPolicy/type",keyword:"type",params:{type:"string"}};e===
null?e=[y]:e.push(y),r++}if(b.topologyKey!==void 0&&typeof b.topologyKey!="string"){let y={instancePath:t+"/topologySpreadConstraints/"+k+"/topologyKey",schemaPath:"\
#/properties/topologySpreadConstraints/items/properties/topologyKey/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(b.whenUnsatisfiable!==
void 0&&typeof b.whenUnsatisfiable!="string"){let y={instancePath:t+"/topologySpreadConstraints/"+k+"/whenUnsatisfiable",schemaPath:"#/properties/topologySpread\
Constraints/items/properties/whenUnsatisfiable/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/topologyS\
preadConstraints/"+k,schemaPath:"#/properties/topologySpreadConstraints/items/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}let f=Ue(
w,Oe.properties.topologySpreadConstraints.distinct);if(f.length>0){let k={instancePath:t+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadCon\
straints/distinct",keyword:"distinct",params:{indices:f}};e===null?e=[k]:e.push(k),r++}}else{let N={instancePath:t+"/topologySpreadConstraints",schemaPath:"#/pr\
operties/topologySpreadConstraints/type",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}if(p.utilityVolumes!==void 0){let w=p.utilityVolumes;
if(Array.isArray(w)){if(w.length>256){let k={instancePath:t+"/utilityVolumes",schemaPath:"#/properties/utilityVolumes/maxItems",keyword:"maxItems",params:{limit:256}};
e===null?e=[k]:e.push(k),r++}let N=w.length;for(let k=0;k<N;k++){let b=w[k],m=r;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.claimName===void 0){let y={instancePath:t+
"/utilityVolumes/"+k,schemaPath:"#/properties/utilityVolumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"claimName"}};e===null?e=
[y]:e.push(y),r++}if(b.name===void 0){let y={instancePath:t+"/utilityVolumes/"+k,schemaPath:"#/properties/utilityVolumes/items/unlessRewritten/required",keyword:"\
required",params:{missingProperty:"name"}};e===null?e=[y]:e.push(y),r++}}var n=m===r;if(!n){let y={instancePath:t+"/utilityVolumes/"+k,schemaPath:"#/properties/\
utilityVolumes/items/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[y]:e.push(y),r++}if(b&&typeof b=="object"&&!Array.isArray(b)){for(let y in b)
if(!(y==="claimName"||y==="name"||y==="readOnly"||y==="type")){let g={instancePath:t+"/utilityVolumes/"+k,schemaPath:"#/properties/utilityVolumes/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[g]:e.push(g),r++}if(b.claimName!==void 0&&typeof b.claimName!="string"){
let y={instancePath:t+"/utilityVolumes/"+k+"/claimName",schemaPath:"#/properties/utilityVolumes/items/properties/claimName/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[y]:e.push(y),r++}if(b.name!==void 0&&typeof b.name!="string"){let y={instancePath:t+"/utilityVolumes/"+k+"/name",schemaPath:"#/properties/ut\
ilityVolumes/items/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(b.readOnly!==void 0&&typeof b.readOnly!="boolean"){
let y={instancePath:t+"/utilityVolumes/"+k+"/readOnly",schemaPath:"#/properties/utilityVolumes/items/properties/readOnly/type",keyword:"type",params:{type:"bool\
ean"}};e===null?e=[y]:e.push(y),r++}if(b.type!==void 0&&typeof b.type!="string"){let y={instancePath:t+"/utilityVolumes/"+k+"/type",schemaPath:"#/properties/uti\
lityVolumes/items/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/utilityVolumes/"+k,schemaPath:"\
#/properties/utilityVolumes/items/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}let f=Ue(w,Oe.properties.utilityVolumes.distinct);if(f.
length>0){let k={instancePath:t+"/utilityVolumes",schemaPath:"#/properties/utilityVolumes/distinct",keyword:"distinct",params:{indices:f}};e===null?e=[k]:e.push(
k),r++}}else{let N={instancePath:t+"/utilityVolumes",schemaPath:"#/properties/utilityVolumes/type",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),
r++}}if(p.volumes!==void 0){let w=p.volumes;if(Array.isArray(w)){if(w.length>256){let f={instancePath:t+"/volumes",schemaPath:"#/properties/volumes/maxItems",keyword:"\
maxItems",params:{limit:256}};e===null?e=[f]:e.push(f),r++}let N=w.length;for(let f=0;f<N;f++){let k=w[f],b=r;if(k&&typeof k=="object"&&!Array.isArray(k)&&k.name===
void 0){let m={instancePath:t+"/volumes/"+f,schemaPath:"#/properties/volumes/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[m]:e.push(m),r++}var l=b===r;if(!l){let m={instancePath:t+"/volumes/"+f,schemaPath:"#/properties/volumes/items/unlessRewritten",keyword:"unlessRewri\
tten",params:{}};e===null?e=[m]:e.push(m),r++}if(k&&typeof k=="object"&&!Array.isArray(k)){for(let m in k)if(!E.call(Oe.properties.volumes.items.properties,m)){
let y={instancePath:t+"/volumes/"+f,schemaPath:"#/properties/volumes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===
null?e=[y]:e.push(y),r++}if(k.cloudInitConfigDrive!==void 0&&(we(k.cloudInitConfigDrive,{instancePath:t+"/volumes/"+f+"/cloudInitConfigDrive",parentData:k,parentDataProperty:"\
cloudInitConfigDrive",rootData:u})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),k.cloudInitNoCloud!==void 0&&(we(k.cloudInitNoCloud,{instancePath:t+"\
/volumes/"+f+"/cloudInitNoCloud",parentData:k,parentDataProperty:"cloudInitNoCloud",rootData:u})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),k.configMap!==
void 0){let m=k.configMap;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(!(y==="name"||y==="optional"||y==="volumeLabel")){let g={instancePath:t+
"/volumes/"+f+"/configMap",schemaPath:"#/properties/volumes/items/properties/configMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};
e===null?e=[g]:e.push(g),r++}if(m.name!==void 0&&typeof m.name!="string"){let y={instancePath:t+"/volumes/"+f+"/configMap/name",schemaPath:"#/properties/volumes\
/items/properties/configMap/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.optional!==void 0&&typeof m.optional!=
"boolean"){let y={instancePath:t+"/volumes/"+f+"/configMap/optional",schemaPath:"#/properties/volumes/items/properties/configMap/properties/optional/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[y]:e.push(y),r++}if(m.volumeLabel!==void 0&&typeof m.volumeLabel!="string"){let y={instancePath:t+"/volumes/"+f+"/con\
figMap/volumeLabel",schemaPath:"#/properties/volumes/items/properties/configMap/properties/volumeLabel/type",keyword:"type",params:{type:"string"}};e===null?e=[
y]:e.push(y),r++}}else{let y={instancePath:t+"/volumes/"+f+"/configMap",schemaPath:"#/properties/volumes/items/properties/configMap/type",keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),r++}}if(k.containerDisk!==void 0){let m=k.containerDisk,y=r;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.image===void 0){
let g={instancePath:t+"/volumes/"+f+"/containerDisk",schemaPath:"#/properties/volumes/items/properties/containerDisk/unlessRewritten/required",keyword:"required",
params:{missingProperty:"image"}};e===null?e=[g]:e.push(g),r++}var v=y===r;if(!v){let g={instancePath:t+"/volumes/"+f+"/containerDisk",schemaPath:"#/properties/\
volumes/items/properties/containerDisk/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[g]:e.push(g),r++}if(m&&typeof m=="object"&&!Array.isArray(
m)){for(let g in m)if(!(g==="image"||g==="imagePullPolicy"||g==="imagePullSecret"||g==="path")){let S={instancePath:t+"/volumes/"+f+"/containerDisk",schemaPath:"\
#/properties/volumes/items/properties/containerDisk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[S]:e.push(S),
r++}if(m.image!==void 0&&typeof m.image!="string"){let g={instancePath:t+"/volumes/"+f+"/containerDisk/image",schemaPath:"#/properties/volumes/items/properties/\
containerDisk/properties/image/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(m.imagePullPolicy!==void 0&&typeof m.imagePullPolicy!=
"string"){let g={instancePath:t+"/volumes/"+f+"/containerDisk/imagePullPolicy",schemaPath:"#/properties/volumes/items/properties/containerDisk/properties/imageP\
ullPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(m.imagePullSecret!==void 0&&typeof m.imagePullSecret!="string"){let g={instancePath:t+
"/volumes/"+f+"/containerDisk/imagePullSecret",schemaPath:"#/properties/volumes/items/properties/containerDisk/properties/imagePullSecret/type",keyword:"type",params:{
type:"string"}};e===null?e=[g]:e.push(g),r++}if(m.path!==void 0&&typeof m.path!="string"){let g={instancePath:t+"/volumes/"+f+"/containerDisk/path",schemaPath:"\
#/properties/volumes/items/properties/containerDisk/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:t+
"/volumes/"+f+"/containerDisk",schemaPath:"#/properties/volumes/items/properties/containerDisk/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(
g),r++}}if(k.containerPath!==void 0){let m=k.containerPath,y=r;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.path===void 0){let g={instancePath:t+"/volumes/"+f+
"/containerPath",schemaPath:"#/properties/volumes/items/properties/containerPath/unlessRewritten/required",keyword:"required",params:{missingProperty:"path"}};e===
null?e=[g]:e.push(g),r++}var j=y===r;if(!j){let g={instancePath:t+"/volumes/"+f+"/containerPath",schemaPath:"#/properties/volumes/items/properties/containerPath\
/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[g]:e.push(g),r++}if(m&&typeof m=="object"&&!Array.isArray(m)){for(let g in m)if(!(g==="path"||
g==="readOnly")){let S={instancePath:t+"/volumes/"+f+"/containerPath",schemaPath:"#/properties/volumes/items/properties/containerPath/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g}};e===null?e=[S]:e.push(S),r++}if(m.path!==void 0){let g=m.path;if(typeof g=="string"){if(Rr(g)>4096){let S={
instancePath:t+"/volumes/"+f+"/containerPath/path",schemaPath:"#/properties/volumes/items/properties/containerPath/properties/path/maxLength",keyword:"maxLength",
params:{limit:4096}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:t+"/volumes/"+f+"/containerPath/path",schemaPath:"#/properties/volumes/items/propert\
ies/containerPath/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}}if(m.readOnly!==void 0&&typeof m.readOnly!="boolean"){
let g={instancePath:t+"/volumes/"+f+"/containerPath/readOnly",schemaPath:"#/properties/volumes/items/properties/containerPath/properties/readOnly/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:t+"/volumes/"+f+"/containerPath",schemaPath:"#/properties/volumes/items/pr\
operties/containerPath/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(k.dataVolume!==void 0&&(We(k.dataVolume,{instancePath:t+"/v\
olumes/"+f+"/dataVolume",parentData:k,parentDataProperty:"dataVolume",rootData:u})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),k.downwardAPI!==void 0){
let m=k.downwardAPI;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(!(y==="fields"||y==="volumeLabel")){let g={instancePath:t+"/volumes/"+f+"/dow\
nwardAPI",schemaPath:"#/properties/volumes/items/properties/downwardAPI/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===
null?e=[g]:e.push(g),r++}if(m.fields!==void 0){let y=m.fields;if(Array.isArray(y)){let g=y.length;for(let S=0;S<g;S++){let x=y[S],le=r;if(x&&typeof x=="object"&&
!Array.isArray(x)&&x.path===void 0){let R={instancePath:t+"/volumes/"+f+"/downwardAPI/fields/"+S,schemaPath:"#/properties/volumes/items/properties/downwardAPI/p\
roperties/fields/items/unlessRewritten/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[R]:e.push(R),r++}var q=le===r;if(!q){let R={instancePath:t+
"/volumes/"+f+"/downwardAPI/fields/"+S,schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/unlessRewritten",keyword:"unlessRew\
ritten",params:{}};e===null?e=[R]:e.push(R),r++}if(x&&typeof x=="object"&&!Array.isArray(x)){for(let R in x)if(!(R==="fieldRef"||R==="mode"||R==="path"||R==="re\
sourceFieldRef")){let B={instancePath:t+"/volumes/"+f+"/downwardAPI/fields/"+S,schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/i\
tems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:R}};e===null?e=[B]:e.push(B),r++}if(x.fieldRef!==void 0){let R=x.fieldRef,B=r;
if(R&&typeof R=="object"&&!Array.isArray(R)&&R.fieldPath===void 0){let V={instancePath:t+"/volumes/"+f+"/downwardAPI/fields/"+S+"/fieldRef",schemaPath:"#/proper\
ties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/unlessRewritten/required",keyword:"required",params:{missingProperty:"fiel\
dPath"}};e===null?e=[V]:e.push(V),r++}var h=B===r;if(!h){let V={instancePath:t+"/volumes/"+f+"/downwardAPI/fields/"+S+"/fieldRef",schemaPath:"#/properties/volum\
es/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[V]:e.push(V),r++}if(R&&
typeof R=="object"&&!Array.isArray(R)){for(let V in R)if(!(V==="apiVersion"||V==="fieldPath")){let Fe={instancePath:t+"/volumes/"+f+"/downwardAPI/fields/"+S+"/f\
ieldRef",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:V}};e===null?e=[Fe]:e.push(Fe),r++}if(R.apiVersion!==void 0&&typeof R.apiVersion!="string"){let V={instancePath:t+"/volumes/"+
f+"/downwardAPI/fields/"+S+"/fieldRef/apiVersion",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/prop\
erties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[V]:e.push(V),r++}if(R.fieldPath!==void 0&&typeof R.fieldPath!="string"){let V={instancePath:t+
"/volumes/"+f+"/downwardAPI/fields/"+S+"/fieldRef/fieldPath",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fi\
eldRef/properties/fieldPath/type",keyword:"type",params:{type:"string"}};e===null?e=[V]:e.push(V),r++}}else{let V={instancePath:t+"/volumes/"+f+"/downwardAPI/fi\
elds/"+S+"/fieldRef",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/fieldRef/type",keyword:"type",params:{type:"\
object"}};e===null?e=[V]:e.push(V),r++}}if(x.mode!==void 0){let R=x.mode;if(!(typeof R=="number"&&!(R%1)&&!isNaN(R)&&isFinite(R))){let B={instancePath:t+"/volum\
es/"+f+"/downwardAPI/fields/"+S+"/mode",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/mode/type",keyword:"typ\
e",params:{type:"integer"}};e===null?e=[B]:e.push(B),r++}if(typeof R=="number"&&isFinite(R)){if(R>2147483647||isNaN(R)){let B={instancePath:t+"/volumes/"+f+"/do\
wnwardAPI/fields/"+S+"/mode",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/mode/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647}};e===null?e=[B]:e.push(B),r++}if(R<-2147483648||isNaN(R)){let B={instancePath:t+"/volumes/"+f+"/downwardAPI/fields/"+S+"/mode",
schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/mode/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648}};
e===null?e=[B]:e.push(B),r++}}}if(x.path!==void 0&&typeof x.path!="string"){let R={instancePath:t+"/volumes/"+f+"/downwardAPI/fields/"+S+"/path",schemaPath:"#/p\
roperties/volumes/items/properties/downwardAPI/properties/fields/items/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[R]:e.push(R),r++}
if(x.resourceFieldRef!==void 0){let R=x.resourceFieldRef,B=r;if(R&&typeof R=="object"&&!Array.isArray(R)&&R.resource===void 0){let V={instancePath:t+"/volumes/"+
f+"/downwardAPI/fields/"+S+"/resourceFieldRef",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/resourceFieldRef\
/unlessRewritten/required",keyword:"required",params:{missingProperty:"resource"}};e===null?e=[V]:e.push(V),r++}var c=B===r;if(!c){let V={instancePath:t+"/volum\
es/"+f+"/downwardAPI/fields/"+S+"/resourceFieldRef",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/resourceFie\
ldRef/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[V]:e.push(V),r++}if(R&&typeof R=="object"&&!Array.isArray(R)){for(let V in R)if(!(V==="c\
ontainerName"||V==="divisor"||V==="resource")){let Fe={instancePath:t+"/volumes/"+f+"/downwardAPI/fields/"+S+"/resourceFieldRef",schemaPath:"#/properties/volume\
s/items/properties/downwardAPI/properties/fields/items/properties/resourceFieldRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:V}};
e===null?e=[Fe]:e.push(Fe),r++}if(R.containerName!==void 0&&typeof R.containerName!="string"){let V={instancePath:t+"/volumes/"+f+"/downwardAPI/fields/"+S+"/res\
ourceFieldRef/containerName",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/properties/resourceFieldRef/properties/contai\
nerName/type",keyword:"type",params:{type:"string"}};e===null?e=[V]:e.push(V),r++}if(R.divisor!==void 0&&(C(R.divisor,{instancePath:t+"/volumes/"+f+"/downwardAP\
I/fields/"+S+"/resourceFieldRef/divisor",parentData:R,parentDataProperty:"divisor",rootData:u})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),R.resource!==
void 0&&typeof R.resource!="string"){let V={instancePath:t+"/volumes/"+f+"/downwardAPI/fields/"+S+"/resourceFieldRef/resource",schemaPath:"#/properties/volumes/\
items/properties/downwardAPI/properties/fields/items/properties/resourceFieldRef/properties/resource/type",keyword:"type",params:{type:"string"}};e===null?e=[V]:
e.push(V),r++}}else{let V={instancePath:t+"/volumes/"+f+"/downwardAPI/fields/"+S+"/resourceFieldRef",schemaPath:"#/properties/volumes/items/properties/downwardA\
PI/properties/fields/items/properties/resourceFieldRef/type",keyword:"type",params:{type:"object"}};e===null?e=[V]:e.push(V),r++}}}else{let R={instancePath:t+"/\
volumes/"+f+"/downwardAPI/fields/"+S,schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/fields/items/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[R]:e.push(R),r++}}}else{let g={instancePath:t+"/volumes/"+f+"/downwardAPI/fields",schemaPath:"#/properties/volumes/items/properties/downward\
API/properties/fields/type",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}if(m.volumeLabel!==void 0&&typeof m.volumeLabel!="string"){let y={
instancePath:t+"/volumes/"+f+"/downwardAPI/volumeLabel",schemaPath:"#/properties/volumes/items/properties/downwardAPI/properties/volumeLabel/type",keyword:"type",
params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/volumes/"+f+"/downwardAPI",schemaPath:"#/properties/volumes/items/properties/\
downwardAPI/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(k.downwardMetrics!==void 0){let m=k.downwardMetrics;if(m&&typeof m=="o\
bject"&&!Array.isArray(m))for(let y in m){let g={instancePath:t+"/volumes/"+f+"/downwardMetrics",schemaPath:"#/properties/volumes/items/properties/downwardMetri\
cs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[g]:e.push(g),r++}else{let y={instancePath:t+"/volumes/"+f+"/d\
ownwardMetrics",schemaPath:"#/properties/volumes/items/properties/downwardMetrics/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(k.
emptyDisk!==void 0){let m=k.emptyDisk;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.capacity===void 0){let y={instancePath:t+"/volumes/"+f+"/emptyDisk",schemaPath:"\
#/properties/volumes/items/properties/emptyDisk/required",keyword:"required",params:{missingProperty:"capacity"}};e===null?e=[y]:e.push(y),r++}for(let y in m)if(y!==
"capacity"){let g={instancePath:t+"/volumes/"+f+"/emptyDisk",schemaPath:"#/properties/volumes/items/properties/emptyDisk/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:y}};e===null?e=[g]:e.push(g),r++}m.capacity!==void 0&&(C(m.capacity,{instancePath:t+"/volumes/"+f+"/emptyDisk/capacity",
parentData:m,parentDataProperty:"capacity",rootData:u})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}else{let y={instancePath:t+"/volumes/"+f+"/emptyDi\
sk",schemaPath:"#/properties/volumes/items/properties/emptyDisk/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(k.ephemeral!==void 0){
let m=k.ephemeral;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(y!=="persistentVolumeClaim"){let g={instancePath:t+"/volumes/"+f+"/ephemeral",schemaPath:"\
#/properties/volumes/items/properties/ephemeral/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[g]:e.push(g),r++}
if(m.persistentVolumeClaim!==void 0){let y=m.persistentVolumeClaim,g=r;if(y&&typeof y=="object"&&!Array.isArray(y)&&y.claimName===void 0){let S={instancePath:t+
"/volumes/"+f+"/ephemeral/persistentVolumeClaim",schemaPath:"#/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/unlessRewritten/re\
quired",keyword:"required",params:{missingProperty:"claimName"}};e===null?e=[S]:e.push(S),r++}var d=g===r;if(!d){let S={instancePath:t+"/volumes/"+f+"/ephemeral\
/persistentVolumeClaim",schemaPath:"#/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/unlessRewritten",keyword:"unlessRewritten",
params:{}};e===null?e=[S]:e.push(S),r++}if(y&&typeof y=="object"&&!Array.isArray(y)){for(let S in y)if(!(S==="claimName"||S==="readOnly")){let x={instancePath:t+
"/volumes/"+f+"/ephemeral/persistentVolumeClaim",schemaPath:"#/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:S}};e===null?e=[x]:e.push(x),r++}if(y.claimName!==void 0&&typeof y.claimName!="string"){let S={instancePath:t+
"/volumes/"+f+"/ephemeral/persistentVolumeClaim/claimName",schemaPath:"#/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/properti\
es/claimName/type",keyword:"type",params:{type:"string"}};e===null?e=[S]:e.push(S),r++}if(y.readOnly!==void 0&&typeof y.readOnly!="boolean"){let S={instancePath:t+
"/volumes/"+f+"/ephemeral/persistentVolumeClaim/readOnly",schemaPath:"#/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/propertie\
s/readOnly/type",keyword:"type",params:{type:"boolean"}};e===null?e=[S]:e.push(S),r++}}else{let S={instancePath:t+"/volumes/"+f+"/ephemeral/persistentVolumeClai\
m",schemaPath:"#/properties/volumes/items/properties/ephemeral/properties/persistentVolumeClaim/type",keyword:"type",params:{type:"object"}};e===null?e=[S]:e.push(
S),r++}}}else{let y={instancePath:t+"/volumes/"+f+"/ephemeral",schemaPath:"#/properties/volumes/items/properties/ephemeral/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[y]:e.push(y),r++}}if(k.hostDisk!==void 0){let m=k.hostDisk,y=r;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.path===void 0){let g={instancePath:t+
"/volumes/"+f+"/hostDisk",schemaPath:"#/properties/volumes/items/properties/hostDisk/unlessRewritten/required",keyword:"required",params:{missingProperty:"path"}};
e===null?e=[g]:e.push(g),r++}if(m.type===void 0){let g={instancePath:t+"/volumes/"+f+"/hostDisk",schemaPath:"#/properties/volumes/items/properties/hostDisk/unle\
ssRewritten/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[g]:e.push(g),r++}}var P=y===r;if(!P){let g={instancePath:t+"/volumes/"+f+"\
/hostDisk",schemaPath:"#/properties/volumes/items/properties/hostDisk/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[g]:e.push(g),r++}if(m&&typeof m==
"object"&&!Array.isArray(m)){for(let g in m)if(!(g==="capacity"||g==="path"||g==="shared"||g==="type")){let S={instancePath:t+"/volumes/"+f+"/hostDisk",schemaPath:"\
#/properties/volumes/items/properties/hostDisk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[S]:e.push(S),r++}
if(m.capacity!==void 0&&(C(m.capacity,{instancePath:t+"/volumes/"+f+"/hostDisk/capacity",parentData:m,parentDataProperty:"capacity",rootData:u})||(e=e===null?C.
errors:e.concat(C.errors),r=e.length)),m.path!==void 0&&typeof m.path!="string"){let g={instancePath:t+"/volumes/"+f+"/hostDisk/path",schemaPath:"#/properties/v\
olumes/items/properties/hostDisk/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(m.shared!==void 0&&typeof m.shared!=
"boolean"){let g={instancePath:t+"/volumes/"+f+"/hostDisk/shared",schemaPath:"#/properties/volumes/items/properties/hostDisk/properties/shared/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}if(m.type!==void 0&&typeof m.type!="string"){let g={instancePath:t+"/volumes/"+f+"/hostDisk/type",schemaPath:"\
#/properties/volumes/items/properties/hostDisk/properties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:t+
"/volumes/"+f+"/hostDisk",schemaPath:"#/properties/volumes/items/properties/hostDisk/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}
if(k.memoryDump!==void 0&&(be(k.memoryDump,{instancePath:t+"/volumes/"+f+"/memoryDump",parentData:k,parentDataProperty:"memoryDump",rootData:u})||(e=e===null?be.
errors:e.concat(be.errors),r=e.length)),k.name!==void 0&&typeof k.name!="string"){let m={instancePath:t+"/volumes/"+f+"/name",schemaPath:"#/properties/volumes/i\
tems/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(k.persistentVolumeClaim!==void 0&&(be(k.persistentVolumeClaim,
{instancePath:t+"/volumes/"+f+"/persistentVolumeClaim",parentData:k,parentDataProperty:"persistentVolumeClaim",rootData:u})||(e=e===null?be.errors:e.concat(be.errors),
r=e.length)),k.secret!==void 0){let m=k.secret;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(!(y==="optional"||y==="secretName"||y==="volumeLab\
el")){let g={instancePath:t+"/volumes/"+f+"/secret",schemaPath:"#/properties/volumes/items/properties/secret/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:y}};e===null?e=[g]:e.push(g),r++}if(m.optional!==void 0&&typeof m.optional!="boolean"){let y={instancePath:t+"/volumes/"+f+"/secret/o\
ptional",schemaPath:"#/properties/volumes/items/properties/secret/properties/optional/type",keyword:"type",params:{type:"boolean"}};e===null?e=[y]:e.push(y),r++}
if(m.secretName!==void 0&&typeof m.secretName!="string"){let y={instancePath:t+"/volumes/"+f+"/secret/secretName",schemaPath:"#/properties/volumes/items/propert\
ies/secret/properties/secretName/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}if(m.volumeLabel!==void 0&&typeof m.volumeLabel!="str\
ing"){let y={instancePath:t+"/volumes/"+f+"/secret/volumeLabel",schemaPath:"#/properties/volumes/items/properties/secret/properties/volumeLabel/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/volumes/"+f+"/secret",schemaPath:"#/properties/volumes/items/properties/\
secret/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(k.serviceAccount!==void 0){let m=k.serviceAccount;if(m&&typeof m=="object"&&
!Array.isArray(m)){for(let y in m)if(y!=="serviceAccountName"){let g={instancePath:t+"/volumes/"+f+"/serviceAccount",schemaPath:"#/properties/volumes/items/prop\
erties/serviceAccount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[g]:e.push(g),r++}if(m.serviceAccountName!==
void 0&&typeof m.serviceAccountName!="string"){let y={instancePath:t+"/volumes/"+f+"/serviceAccount/serviceAccountName",schemaPath:"#/properties/volumes/items/p\
roperties/serviceAccount/properties/serviceAccountName/type",keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:t+"/v\
olumes/"+f+"/serviceAccount",schemaPath:"#/properties/volumes/items/properties/serviceAccount/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(
y),r++}}if(k.sysprep!==void 0){let m=k.sysprep;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let y in m)if(!(y==="configMap"||y==="secret")){let g={instancePath:t+
"/volumes/"+f+"/sysprep",schemaPath:"#/properties/volumes/items/properties/sysprep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};
e===null?e=[g]:e.push(g),r++}if(m.configMap!==void 0){let y=m.configMap;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let g in y)if(g!=="name"){let S={instancePath:t+
"/volumes/"+f+"/sysprep/configMap",schemaPath:"#/properties/volumes/items/properties/sysprep/properties/configMap/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:g}};e===null?e=[S]:e.push(S),r++}if(y.name!==void 0&&typeof y.name!="string"){let g={instancePath:t+"/volumes/"+f+"/sysprep/co\
nfigMap/name",schemaPath:"#/properties/volumes/items/properties/sysprep/properties/configMap/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[g]:e.push(g),r++}}else{let g={instancePath:t+"/volumes/"+f+"/sysprep/configMap",schemaPath:"#/properties/volumes/items/properties/sysprep/properties/configMa\
p/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}if(m.secret!==void 0){let y=m.secret;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let g in y)
if(g!=="name"){let S={instancePath:t+"/volumes/"+f+"/sysprep/secret",schemaPath:"#/properties/volumes/items/properties/sysprep/properties/secret/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[S]:e.push(S),r++}if(y.name!==void 0&&typeof y.name!="string"){let g={instancePath:t+
"/volumes/"+f+"/sysprep/secret/name",schemaPath:"#/properties/volumes/items/properties/sysprep/properties/secret/properties/name/type",keyword:"type",params:{type:"\
string"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:t+"/volumes/"+f+"/sysprep/secret",schemaPath:"#/properties/volumes/items/properties/sysprep/pro\
perties/secret/type",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{let y={instancePath:t+"/volumes/"+f+"/sysprep",schemaPath:"#/pro\
perties/volumes/items/properties/sysprep/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}}else{let m={instancePath:t+"/volumes/"+f,schemaPath:"\
#/properties/volumes/items/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let N={instancePath:t+"/volumes",schemaPath:"#/prope\
rties/volumes/type",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}}}else{let w={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[w]:e.push(w),r++}return ae.errors=e,r===0}function ne(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,
r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)if(!(a==="metadata"||a==="spec")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}p.metadata!==void 0&&(H(p.metadata,{instancePath:t+"/metadata",parentData:p,parentDataProperty:"\
metadata",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),p.spec!==void 0&&(ae(p.spec,{instancePath:t+"/spec",parentData:p,parentDataProperty:"\
spec",rootData:u})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length))}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[a]:e.push(a),r++}return ne.errors=e,r===0}var Pt={enum:["kubevirt","archive"]},gt={enum:["kubevirt","archive",""]};function z(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.template===
void 0){let o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"template"}};e===null?e=[o]:e.push(o),r++}for(let o in p)if(!(o===
"dataVolumeTemplates"||o==="instancetype"||o==="preference"||o==="runStrategy"||o==="running"||o==="template"||o==="updateVolumesStrategy")){let n={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(p.dataVolumeTemplates!==void 0){
let o=p.dataVolumeTemplates;if(Array.isArray(o)){let n=o.length;for(let l=0;l<n;l++){let v=o[l];if(!(v&&typeof v=="object"&&!Array.isArray(v))&&v!==null){let j={
instancePath:t+"/dataVolumeTemplates/"+l,schemaPath:"#/properties/dataVolumeTemplates/items/type",keyword:"type",params:{type:Be.properties.dataVolumeTemplates.
items.type}};e===null?e=[j]:e.push(j),r++}if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.spec===void 0){let j={instancePath:t+"/dataVolumeTemplates/"+l,schemaPath:"\
#/properties/dataVolumeTemplates/items/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[j]:e.push(j),r++}for(let j in v)if(!(j==="apiVe\
rsion"||j==="kind"||j==="metadata"||j==="spec"||j==="status")){let q={instancePath:t+"/dataVolumeTemplates/"+l,schemaPath:"#/properties/dataVolumeTemplates/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};e===null?e=[q]:e.push(q),r++}if(v.apiVersion!==void 0&&typeof v.apiVersion!=
"string"){let j={instancePath:t+"/dataVolumeTemplates/"+l+"/apiVersion",schemaPath:"#/properties/dataVolumeTemplates/items/properties/apiVersion/type",keyword:"\
type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(v.kind!==void 0&&typeof v.kind!="string"){let j={instancePath:t+"/dataVolumeTemplates/"+l+"/kind",
schemaPath:"#/properties/dataVolumeTemplates/items/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}if(v.metadata!==void 0&&
(H(v.metadata,{instancePath:t+"/dataVolumeTemplates/"+l+"/metadata",parentData:v,parentDataProperty:"metadata",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),
r=e.length)),v.spec!==void 0){let j=v.spec;if(j&&typeof j=="object"&&!Array.isArray(j)){for(let q in j)if(!E.call(Be.properties.dataVolumeTemplates.items.properties.
spec.properties,q)){let h={instancePath:t+"/dataVolumeTemplates/"+l+"/spec",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:q}};e===null?e=[h]:e.push(h),r++}if(j.checkpoints!==void 0&&(Ae(j.checkpoints,{instancePath:t+"/d\
ataVolumeTemplates/"+l+"/spec/checkpoints",parentData:j,parentDataProperty:"checkpoints",rootData:u})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),j.
contentType!==void 0){let q=j.contentType;if(typeof q!="string"){let d={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/contentType",schemaPath:"#/properties/da\
taVolumeTemplates/items/properties/spec/properties/contentType/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),r++}let h=r;if(!(q==="kubev\
irt"||q==="archive")){let d={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/contentType",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/pro\
perties/contentType/unlessRewritten/enum",keyword:"enum",params:{allowedValues:Pt.enum}};e===null?e=[d]:e.push(d),r++}var a=h===r;if(!a){let d={instancePath:t+"\
/dataVolumeTemplates/"+l+"/spec/contentType",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/contentType/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[d]:e.push(d),r++}let c=r;if(!(q==="kubevirt"||q==="archive"||q==="")){let d={instancePath:t+"/dataVolumeTemplates/"+l+"/\
spec/contentType",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/contentType/whenRewritten/enum",keyword:"enum",params:{allowedValues:gt.
enum}};e===null?e=[d]:e.push(d),r++}var i=c===r;if(!i){let d={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/contentType",schemaPath:"#/properties/dataVolumeTe\
mplates/items/properties/spec/properties/contentType/whenRewritten",keyword:"whenRewritten",params:{}};e===null?e=[d]:e.push(d),r++}}if(j.finalCheckpoint!==void 0&&
typeof j.finalCheckpoint!="boolean"){let q={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/finalCheckpoint",schemaPath:"#/properties/dataVolumeTemplates/items/\
properties/spec/properties/finalCheckpoint/type",keyword:"type",params:{type:"boolean"}};e===null?e=[q]:e.push(q),r++}if(j.preallocation!==void 0&&typeof j.preallocation!=
"boolean"){let q={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/preallocation",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/p\
reallocation/type",keyword:"type",params:{type:"boolean"}};e===null?e=[q]:e.push(q),r++}if(j.priorityClassName!==void 0&&typeof j.priorityClassName!="string"){let q={
instancePath:t+"/dataVolumeTemplates/"+l+"/spec/priorityClassName",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/priorityClassNa\
me/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.push(q),r++}if(j.pvc!==void 0&&(qe(j.pvc,{instancePath:t+"/dataVolumeTemplates/"+l+"/spec/pvc",
parentData:j,parentDataProperty:"pvc",rootData:u})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length)),j.source!==void 0){let q=j.source;if(q&&typeof q=="ob\
ject"&&!Array.isArray(q)){for(let h in q)if(!E.call(Be.properties.dataVolumeTemplates.items.properties.spec.properties.source.properties,h)){let c={instancePath:t+
"/dataVolumeTemplates/"+l+"/spec/source",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:h}};e===null?e=[c]:e.push(c),r++}if(q.blank!==void 0){let h=q.blank;if(h&&typeof h=="object"&&!Array.isArray(h))for(let c in h){
let d={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/blank",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/proper\
ties/blank/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[d]:e.push(d),r++}else{let c={instancePath:t+"/dataVol\
umeTemplates/"+l+"/spec/source/blank",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/blank/type",keyword:"type",
params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(q.gcs!==void 0&&(Ne(q.gcs,{instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/gcs",parentData:q,parentDataProperty:"\
gcs",rootData:u})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),q.http!==void 0){let h=q.http,c=r;if(h&&typeof h=="object"&&!Array.isArray(h)&&h.url===
void 0){let d={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/http",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source\
/properties/http/unlessRewritten/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[d]:e.push(d),r++}var s=c===r;if(!s){let d={instancePath:t+
"/dataVolumeTemplates/"+l+"/spec/source/http",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/unlessRewritt\
en",keyword:"unlessRewritten",params:{}};e===null?e=[d]:e.push(d),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){for(let d in h)if(!(d==="certConfigMap"||d===
"extraHeaders"||d==="secretExtraHeaders"||d==="secretRef"||d==="url")){let P={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/http",schemaPath:"#/propert\
ies/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};
e===null?e=[P]:e.push(P),r++}if(h.certConfigMap!==void 0&&typeof h.certConfigMap!="string"){let d={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/http/c\
ertConfigMap",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/certConfigMap/type",keyword:"type",
params:{type:"string"}};e===null?e=[d]:e.push(d),r++}if(h.extraHeaders!==void 0){let d=h.extraHeaders;if(Array.isArray(d)){let P=d.length;for(let w=0;w<P;w++)if(typeof d[w]!=
"string"){let N={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/http/extraHeaders/"+w,schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec\
/properties/source/properties/http/properties/extraHeaders/items/type",keyword:"type",params:{type:"string"}};e===null?e=[N]:e.push(N),r++}}else{let P={instancePath:t+
"/dataVolumeTemplates/"+l+"/spec/source/http/extraHeaders",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/\
properties/extraHeaders/type",keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}}if(h.secretExtraHeaders!==void 0){let d=h.secretExtraHeaders;if(Array.
isArray(d)){let P=d.length;for(let w=0;w<P;w++)if(typeof d[w]!="string"){let N={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/http/secretExtraHeaders/"+
w,schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/secretExtraHeaders/items/type",keyword:"type",
params:{type:"string"}};e===null?e=[N]:e.push(N),r++}}else{let P={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/http/secretExtraHeaders",schemaPath:"#/\
properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/secretExtraHeaders/type",keyword:"type",params:{type:"array"}};
e===null?e=[P]:e.push(P),r++}}if(h.secretRef!==void 0&&typeof h.secretRef!="string"){let d={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/http/secretRe\
f",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/secretRef/type",keyword:"type",params:{type:"\
string"}};e===null?e=[d]:e.push(d),r++}if(h.url!==void 0&&typeof h.url!="string"){let d={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/http/url",schemaPath:"\
#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/http/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=
[d]:e.push(d),r++}}else{let d={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/http",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/p\
roperties/source/properties/http/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}if(q.imageio!==void 0&&(Re(q.imageio,{instancePath:t+
"/dataVolumeTemplates/"+l+"/spec/source/imageio",parentData:q,parentDataProperty:"imageio",rootData:u})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),
q.pvc!==void 0&&(F(q.pvc,{instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/pvc",parentData:q,parentDataProperty:"pvc",rootData:u})||(e=e===null?F.errors:e.
concat(F.errors),r=e.length)),q.registry!==void 0&&(Te(q.registry,{instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/registry",parentData:q,parentDataProperty:"\
registry",rootData:u})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)),q.s3!==void 0&&(Ce(q.s3,{instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/s\
3",parentData:q,parentDataProperty:"s3",rootData:u})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length)),q.snapshot!==void 0&&(F(q.snapshot,{instancePath:t+
"/dataVolumeTemplates/"+l+"/spec/source/snapshot",parentData:q,parentDataProperty:"snapshot",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),
q.upload!==void 0){let h=q.upload;if(h&&typeof h=="object"&&!Array.isArray(h))for(let c in h){let d={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/uplo\
ad",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/properties/source/properties/upload/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:c}};e===null?e=[d]:e.push(d),r++}else{let c={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/upload",schemaPath:"#/properties/\
dataVolumeTemplates/items/properties/spec/properties/source/properties/upload/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}q.vddk!==
void 0&&(Ve(q.vddk,{instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source/vddk",parentData:q,parentDataProperty:"vddk",rootData:u})||(e=e===null?Ve.errors:e.concat(
Ve.errors),r=e.length))}else{let h={instancePath:t+"/dataVolumeTemplates/"+l+"/spec/source",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/p\
roperties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}}j.sourceRef!==void 0&&(Ie(j.sourceRef,{instancePath:t+"/dataVolumeTe\
mplates/"+l+"/spec/sourceRef",parentData:j,parentDataProperty:"sourceRef",rootData:u})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),j.storage!==void 0&&
(xe(j.storage,{instancePath:t+"/dataVolumeTemplates/"+l+"/spec/storage",parentData:j,parentDataProperty:"storage",rootData:u})||(e=e===null?xe.errors:e.concat(xe.
errors),r=e.length))}else{let q={instancePath:t+"/dataVolumeTemplates/"+l+"/spec",schemaPath:"#/properties/dataVolumeTemplates/items/properties/spec/type",keyword:"\
type",params:{type:"object"}};e===null?e=[q]:e.push(q),r++}}if(v.status!==void 0){let j=v.status;if(!(j&&typeof j=="object"&&!Array.isArray(j))&&j!==null){let q={
instancePath:t+"/dataVolumeTemplates/"+l+"/status",schemaPath:"#/properties/dataVolumeTemplates/items/properties/status/type",keyword:"type",params:{type:Be.properties.
dataVolumeTemplates.items.properties.status.type}};e===null?e=[q]:e.push(q),r++}if(j&&typeof j=="object"&&!Array.isArray(j))for(let q in j){let h={instancePath:t+
"/dataVolumeTemplates/"+l+"/status",schemaPath:"#/properties/dataVolumeTemplates/items/properties/status/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:q}};e===null?e=[h]:e.push(h),r++}}}}}else{let n={instancePath:t+"/dataVolumeTemplates",schemaPath:"#/properties/dataVolumeTemplates/type",keyword:"\
type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}}if(p.instancetype!==void 0&&(ye(p.instancetype,{instancePath:t+"/instancetype",parentData:p,parentDataProperty:"\
instancetype",rootData:u})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),p.preference!==void 0&&(ye(p.preference,{instancePath:t+"/preference",parentData:p,
parentDataProperty:"preference",rootData:u})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),p.runStrategy!==void 0&&typeof p.runStrategy!="string"){let o={
instancePath:t+"/runStrategy",schemaPath:"#/properties/runStrategy/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(p.running!==void 0&&
typeof p.running!="boolean"){let o={instancePath:t+"/running",schemaPath:"#/properties/running/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(
o),r++}if(p.template!==void 0&&(ne(p.template,{instancePath:t+"/template",parentData:p,parentDataProperty:"template",rootData:u})||(e=e===null?ne.errors:e.concat(
ne.errors),r=e.length)),p.updateVolumesStrategy!==void 0&&typeof p.updateVolumesStrategy!="string"){let o={instancePath:t+"/updateVolumesStrategy",schemaPath:"#\
/properties/updateVolumesStrategy/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return z.errors=e,r===0}function Xe(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){
let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
spec"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="apiVersion"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let i={instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!=
"string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.
kind!==void 0&&typeof p.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:
e.push(a),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.
concat(T.errors),r=e.length)),p.spec!==void 0&&(z(p.spec,{instancePath:t+"/spec",parentData:p,parentDataProperty:"spec",rootData:u})||(e=e===null?z.errors:e.concat(
z.errors),r=e.length)),p.status!==void 0){let a=p.status;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let i={instancePath:t+"/status",schemaPath:"#/propertie\
s/status/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[a]:e.push(a),r++}return Xe.errors=e,r===0}function Ir(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,
r=0;return Xe(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length),Ir.errors=e,r===0}exports.
kind4=Mr;var xr={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{type:"object",properties:{annotations:{
type:"object",additionalProperties:{type:"string"}},cpu:{type:"object",properties:{dedicatedCPUPlacement:{type:"boolean"},guest:{type:"integer",minimum:0,maximum:2147483647},
isolateEmulatorThread:{type:"boolean"},maxSockets:{type:"integer",minimum:0,maximum:2147483647},model:{type:"string"},numa:{$ref:"#/$defs/numa"},realtime:{type:"\
object",properties:{mask:{type:"string"}},additionalProperties:!1}},additionalProperties:!1,unlessRewritten:{required:["guest"]}},gpus:{$ref:"#/$defs/gpus"},hostDevices:{
$ref:"#/$defs/hostDevices"},ioThreads:{$ref:"#/$defs/ioThreads"},ioThreadsPolicy:{type:"string"},launchSecurity:{$ref:"#/$defs/launchSecurity"},memory:{type:"ob\
ject",properties:{guest:{$ref:"#/$defs/item"},hugepages:{type:"object",properties:{pageSize:{type:"string"}},additionalProperties:!1},maxGuest:{$ref:"#/$defs/it\
em"},overcommitPercent:{type:"integer",minimum:0,maximum:100}},additionalProperties:!1,required:["guest"]},nodeSelector:{type:"object",additionalProperties:{type:"\
string"}},schedulerName:{type:"string"}},additionalProperties:!1,required:["cpu","memory"]}},additionalProperties:!1,required:["spec"]};function Ye(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){
let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[i]:e.push(i),r++}for(let i in p)if(!(i==="apiVersi\
on"||i==="kind"||i==="metadata"||i==="spec")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let i={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let i={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,
parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0){let i=p.spec;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.cpu===void 0){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"cpu"}};e===null?
e=[s]:e.push(s),r++}if(i.memory===void 0){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"memo\
ry"}};e===null?e=[s]:e.push(s),r++}for(let s in i)if(!E.call(xr.properties.spec.properties,s)){let o={instancePath:t+"/spec",schemaPath:"#/properties/spec/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.annotations!==void 0){let s=i.annotations;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(typeof s[o]!="string"){let n={instancePath:t+"/spec/annotations/"+o.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/spec/properties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let o={
instancePath:t+"/spec/annotations",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}
if(i.cpu!==void 0){let s=i.cpu,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.guest===void 0){let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spe\
c/properties/cpu/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[n]:e.push(n),r++}var a=o===r;if(!a){let n={instancePath:t+
"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){for(let n in s)if(!(n==="dedicatedCPUPlacement"||n==="guest"||n==="isolateEmulatorThread"||n==="maxSockets"||n==="model"||n==="numa"||n===
"realtime")){let l={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[l]:e.push(l),r++}if(s.dedicatedCPUPlacement!==void 0&&typeof s.dedicatedCPUPlacement!="boolean"){let n={instancePath:t+"/spec/cpu/dedicatedCPUPlacem\
ent",schemaPath:"#/properties/spec/properties/cpu/properties/dedicatedCPUPlacement/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}if(s.
guest!==void 0){let n=s.guest;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/pr\
operties/cpu/properties/guest/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(
n)){let l={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/guest/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[l]:e.push(l),r++}if(n<0||isNaN(n)){let l={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/guest/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}}if(s.isolateEmulatorThread!==void 0&&typeof s.isolateEmulatorThread!="boolean"){let n={
instancePath:t+"/spec/cpu/isolateEmulatorThread",schemaPath:"#/properties/spec/properties/cpu/properties/isolateEmulatorThread/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[n]:e.push(n),r++}if(s.maxSockets!==void 0){let n=s.maxSockets;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:t+
"/spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/properties/maxSockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),
r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let l={instancePath:t+"/spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/pro\
perties/maxSockets/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[l]:e.push(l),r++}if(n<0||isNaN(n)){let l={instancePath:t+"/\
spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/properties/maxSockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[l]:e.push(l),r++}}}if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:t+"/spec/cpu/model",schemaPath:"#/properties/spec/properties/cpu/properti\
es/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.numa!==void 0&&(Z(s.numa,{instancePath:t+"/spec/cpu/numa",parentData:s,parentDataProperty:"\
numa",rootData:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.realtime!==void 0){let n=s.realtime;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n)
if(l!=="mask"){let v={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:l}};e===null?e=[v]:e.push(v),r++}if(n.mask!==void 0&&typeof n.mask!="string"){let l={instancePath:t+"/spec/cpu/realti\
me/mask",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/properties/mask/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
r++}}else{let l={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/type",keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",keyword:"type",params:{type:"object"}};
e===null?e=[n]:e.push(n),r++}}if(i.gpus!==void 0&&(X(i.gpus,{instancePath:t+"/spec/gpus",parentData:i,parentDataProperty:"gpus",rootData:u})||(e=e===null?X.errors:
e.concat(X.errors),r=e.length)),i.hostDevices!==void 0&&(Y(i.hostDevices,{instancePath:t+"/spec/hostDevices",parentData:i,parentDataProperty:"hostDevices",rootData:u})||
(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),i.ioThreads!==void 0&&(ie(i.ioThreads,{instancePath:t+"/spec/ioThreads",parentData:i,parentDataProperty:"io\
Threads",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),i.ioThreadsPolicy!==void 0&&typeof i.ioThreadsPolicy!="string"){let s={instancePath:t+
"/spec/ioThreadsPolicy",schemaPath:"#/properties/spec/properties/ioThreadsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.
launchSecurity!==void 0&&(pe(i.launchSecurity,{instancePath:t+"/spec/launchSecurity",parentData:i,parentDataProperty:"launchSecurity",rootData:u})||(e=e===null?
pe.errors:e.concat(pe.errors),r=e.length)),i.memory!==void 0){let s=i.memory;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.guest===void 0){let o={instancePath:t+
"/spec/memory",schemaPath:"#/properties/spec/properties/memory/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[o]:e.push(o),r++}for(let o in s)
if(!(o==="guest"||o==="hugepages"||o==="maxGuest"||o==="overcommitPercent")){let n={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memor\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.guest!==void 0&&(C(s.guest,{instancePath:t+
"/spec/memory/guest",parentData:s,parentDataProperty:"guest",rootData:u})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.hugepages!==void 0){let o=s.hugepages;
if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(n!=="pageSize"){let l={instancePath:t+"/spec/memory/hugepages",schemaPath:"#/properties/spec/prop\
erties/memory/properties/hugepages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(o.pageSize!==
void 0&&typeof o.pageSize!="string"){let n={instancePath:t+"/spec/memory/hugepages/pageSize",schemaPath:"#/properties/spec/properties/memory/properties/hugepage\
s/properties/pageSize/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/memory/hugepages",schemaPath:"\
#/properties/spec/properties/memory/properties/hugepages/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.maxGuest!==void 0&&(C(s.
maxGuest,{instancePath:t+"/spec/memory/maxGuest",parentData:s,parentDataProperty:"maxGuest",rootData:u})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.
overcommitPercent!==void 0){let o=s.overcommitPercent;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:t+"/spec/memory/overcommitPe\
rcent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof o==
"number"&&isFinite(o)){if(o>100||isNaN(o)){let n={instancePath:t+"/spec/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/ove\
rcommitPercent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=[n]:e.push(n),r++}if(o<0||isNaN(o)){let n={instancePath:t+"/spec/memory\
/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[n]:e.push(n),r++}}}}else{let o={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memory/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}if(i.nodeSelector!==void 0){let s=i.nodeSelector;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(typeof s[o]!="stri\
ng"){let n={instancePath:t+"/spec/nodeSelector/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spec/properties/nodeSelector/additionalProper\
ties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let o={instancePath:t+"/spec/nodeSelector",schemaPath:"#/properties/spec/pr\
operties/nodeSelector/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.schedulerName!==void 0&&typeof i.schedulerName!="string"){
let s={instancePath:t+"/spec/schedulerName",schemaPath:"#/properties/spec/properties/schedulerName/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.
push(s),r++}}else{let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let i={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Ye.errors=e,r===0}function Mr(p,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;return Ye(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?Ye.errors:
e.concat(Ye.errors),r=e.length),Mr.errors=e,r===0}exports.kind5=$r;var fr={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{type:"object",properties:{annotations:{
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
additionalProperties:!1,required:["spec"]};function er(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){
let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[i]:e.push(i),r++}for(let i in p)if(!(i==="apiVersi\
on"||i==="kind"||i==="metadata"||i==="spec")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let i={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let i={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,
parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0){let i=p.spec;if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let s in i)if(!E.call(fr.properties.spec.properties,s)){let o={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.annotations!==void 0){let s=i.annotations;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let o in s)if(typeof s[o]!="string"){let n={instancePath:t+"/spec/annotations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/spec/properties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let o={instancePath:t+"/spec/\
annotations",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.clock!==void 0){
let s=i.clock;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="preferredClockOffset"||o==="preferredTimer")){let n={instancePath:t+"/spec/c\
lock",schemaPath:"#/properties/spec/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),
r++}if(s.preferredClockOffset!==void 0){let o=s.preferredClockOffset;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(!(n==="timezone"||n==="utc")){
let l={instancePath:t+"/spec/clock/preferredClockOffset",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(o.timezone!==void 0&&typeof o.timezone!="string"){let n={instancePath:t+"/s\
pec/clock/preferredClockOffset/timezone",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/properties/timezone/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(o.utc!==void 0){let n=o.utc;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n)if(l!=="offsetSe\
conds"){let v={instancePath:t+"/spec/clock/preferredClockOffset/utc",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/properties/u\
tc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[v]:e.push(v),r++}if(n.offsetSeconds!==void 0){let l=n.offsetSeconds;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let v={instancePath:t+"/spec/clock/preferredClockOffset/utc/offsetSeconds",schemaPath:"#/properties/sp\
ec/properties/clock/properties/preferredClockOffset/properties/utc/properties/offsetSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:e.push(
v),r++}}}else{let l={instancePath:t+"/spec/clock/preferredClockOffset/utc",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/proper\
ties/utc/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:t+"/spec/clock/preferredClockOffset",schemaPath:"#\
/properties/spec/properties/clock/properties/preferredClockOffset/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}s.preferredTimer!==
void 0&&(_(s.preferredTimer,{instancePath:t+"/spec/clock/preferredTimer",parentData:s,parentDataProperty:"preferredTimer",rootData:u})||(e=e===null?_.errors:e.concat(
_.errors),r=e.length))}else{let o={instancePath:t+"/spec/clock",schemaPath:"#/properties/spec/properties/clock/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}if(i.cpu!==void 0){let s=i.cpu;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="preferredCPUFeatures"||o==="prefe\
rredCPUTopology"||o==="spreadOptions")){let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.preferredCPUFeatures!==void 0&&(Q(s.preferredCPUFeatures,{instancePath:t+"/spec/cpu\
/preferredCPUFeatures",parentData:s,parentDataProperty:"preferredCPUFeatures",rootData:u})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.preferredCPUTopology!==
void 0&&typeof s.preferredCPUTopology!="string"){let o={instancePath:t+"/spec/cpu/preferredCPUTopology",schemaPath:"#/properties/spec/properties/cpu/properties/\
preferredCPUTopology/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.spreadOptions!==void 0){let o=s.spreadOptions;if(o&&typeof o==
"object"&&!Array.isArray(o)){for(let n in o)if(!(n==="across"||n==="ratio")){let l={instancePath:t+"/spec/cpu/spreadOptions",schemaPath:"#/properties/spec/prope\
rties/cpu/properties/spreadOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(o.across!==
void 0&&typeof o.across!="string"){let n={instancePath:t+"/spec/cpu/spreadOptions/across",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/\
properties/across/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(o.ratio!==void 0){let n=o.ratio;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let l={instancePath:t+"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/properties/\
ratio/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let l={instancePath:t+
"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/properties/ratio/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}};e===null?e=[l]:e.push(l),r++}if(n<0||isNaN(n)){let l={instancePath:t+"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/proper\
ties/cpu/properties/spreadOptions/properties/ratio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}}}else{let n={instancePath:t+
"/spec/cpu/spreadOptions",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}}}else{let o={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}}if(i.devices!==void 0){let s=i.devices;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!E.call(fr.properties.spec.properties.devices.properties,
o)){let n={instancePath:t+"/spec/devices",schemaPath:"#/properties/spec/properties/devices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[n]:e.push(n),r++}if(s.preferredAutoattachGraphicsDevice!==void 0&&typeof s.preferredAutoattachGraphicsDevice!="boolean"){let o={instancePath:t+"/spe\
c/devices/preferredAutoattachGraphicsDevice",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachGraphicsDevice/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredAutoattachInputDevice!==void 0&&typeof s.preferredAutoattachInputDevice!="boolean"){let o={instancePath:t+
"/spec/devices/preferredAutoattachInputDevice",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachInputDevice/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredAutoattachMemBalloon!==void 0&&typeof s.preferredAutoattachMemBalloon!="boolean"){let o={instancePath:t+
"/spec/devices/preferredAutoattachMemBalloon",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachMemBalloon/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredAutoattachPodInterface!==void 0&&typeof s.preferredAutoattachPodInterface!="boolean"){let o={instancePath:t+
"/spec/devices/preferredAutoattachPodInterface",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachPodInterface/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredAutoattachSerialConsole!==void 0&&typeof s.preferredAutoattachSerialConsole!="boolean"){let o={
instancePath:t+"/spec/devices/preferredAutoattachSerialConsole",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachSerialConsole/typ\
e",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredBlockMultiQueue!==void 0&&typeof s.preferredBlockMultiQueue!="boolean"){let o={
instancePath:t+"/spec/devices/preferredBlockMultiQueue",schemaPath:"#/properties/spec/properties/devices/properties/preferredBlockMultiQueue/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredCdromBus!==void 0&&typeof s.preferredCdromBus!="string"){let o={instancePath:t+"/spec/device\
s/preferredCdromBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredCdromBus/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.
push(o),r++}if(s.preferredDisableHotplug!==void 0&&typeof s.preferredDisableHotplug!="boolean"){let o={instancePath:t+"/spec/devices/preferredDisableHotplug",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredDisableHotplug/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredDiskBlockSize!==
void 0&&(J(s.preferredDiskBlockSize,{instancePath:t+"/spec/devices/preferredDiskBlockSize",parentData:s,parentDataProperty:"preferredDiskBlockSize",rootData:u})||
(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.preferredDiskBus!==void 0&&typeof s.preferredDiskBus!="string"){let o={instancePath:t+"/spec/devices/pref\
erredDiskBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredDiskBus/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
r++}if(s.preferredDiskCache!==void 0&&typeof s.preferredDiskCache!="string"){let o={instancePath:t+"/spec/devices/preferredDiskCache",schemaPath:"#/properties/s\
pec/properties/devices/properties/preferredDiskCache/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredDiskDedicatedIoThread!==
void 0&&typeof s.preferredDiskDedicatedIoThread!="boolean"){let o={instancePath:t+"/spec/devices/preferredDiskDedicatedIoThread",schemaPath:"#/properties/spec/p\
roperties/devices/properties/preferredDiskDedicatedIoThread/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredDiskIO!==void 0&&
typeof s.preferredDiskIO!="string"){let o={instancePath:t+"/spec/devices/preferredDiskIO",schemaPath:"#/properties/spec/properties/devices/properties/preferredD\
iskIO/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredInputBus!==void 0&&typeof s.preferredInputBus!="string"){let o={instancePath:t+
"/spec/devices/preferredInputBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredInputBus/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}if(s.preferredInputType!==void 0&&typeof s.preferredInputType!="string"){let o={instancePath:t+"/spec/devices/preferredInputType",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredInputType/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredInterfaceMasquerade!==
void 0){let o=s.preferredInterfaceMasquerade;if(o&&typeof o=="object"&&!Array.isArray(o))for(let n in o){let l={instancePath:t+"/spec/devices/preferredInterface\
Masquerade",schemaPath:"#/properties/spec/properties/devices/properties/preferredInterfaceMasquerade/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[l]:e.push(l),r++}else{let n={instancePath:t+"/spec/devices/preferredInterfaceMasquerade",schemaPath:"#/properties/spec/proper\
ties/devices/properties/preferredInterfaceMasquerade/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredInterfaceModel!==void 0&&
typeof s.preferredInterfaceModel!="string"){let o={instancePath:t+"/spec/devices/preferredInterfaceModel",schemaPath:"#/properties/spec/properties/devices/prope\
rties/preferredInterfaceModel/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredLunBus!==void 0&&typeof s.preferredLunBus!=
"string"){let o={instancePath:t+"/spec/devices/preferredLunBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredLunBus/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredNetworkInterfaceMultiQueue!==void 0&&typeof s.preferredNetworkInterfaceMultiQueue!="boolean"){
let o={instancePath:t+"/spec/devices/preferredNetworkInterfaceMultiQueue",schemaPath:"#/properties/spec/properties/devices/properties/preferredNetworkInterfaceM\
ultiQueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredPanicDeviceModel!==void 0&&typeof s.preferredPanicDeviceModel!=
"string"){let o={instancePath:t+"/spec/devices/preferredPanicDeviceModel",schemaPath:"#/properties/spec/properties/devices/properties/preferredPanicDeviceModel/\
type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredRng!==void 0){let o=s.preferredRng;if(o&&typeof o=="object"&&!Array.isArray(
o))for(let n in o){let l={instancePath:t+"/spec/devices/preferredRng",schemaPath:"#/properties/spec/properties/devices/properties/preferredRng/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}else{let n={instancePath:t+"/spec/devices/preferredRng",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredRng/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredSoundModel!==
void 0&&typeof s.preferredSoundModel!="string"){let o={instancePath:t+"/spec/devices/preferredSoundModel",schemaPath:"#/properties/spec/properties/devices/prope\
rties/preferredSoundModel/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredTPM!==void 0&&(ee(s.preferredTPM,{instancePath:t+
"/spec/devices/preferredTPM",parentData:s,parentDataProperty:"preferredTPM",rootData:u})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.preferredUseVirtioTransitional!==
void 0&&typeof s.preferredUseVirtioTransitional!="boolean"){let o={instancePath:t+"/spec/devices/preferredUseVirtioTransitional",schemaPath:"#/properties/spec/p\
roperties/devices/properties/preferredUseVirtioTransitional/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}s.preferredVirtualGPUOptions!==
void 0&&(W(s.preferredVirtualGPUOptions,{instancePath:t+"/spec/devices/preferredVirtualGPUOptions",parentData:s,parentDataProperty:"preferredVirtualGPUOptions",
rootData:u})||(e=e===null?W.errors:e.concat(W.errors),r=e.length))}else{let o={instancePath:t+"/spec/devices",schemaPath:"#/properties/spec/properties/devices/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.features!==void 0){let s=i.features;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let o in s)if(!(o==="preferredAcpi"||o==="preferredApic"||o==="preferredHyperv"||o==="preferredKvm"||o==="preferredPvspinlock"||o==="preferredSmm")){let n={
instancePath:t+"/spec/features",schemaPath:"#/properties/spec/properties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[n]:e.push(n),r++}if(s.preferredAcpi!==void 0){let o=s.preferredAcpi;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(n!=="enabled"){let l={
instancePath:t+"/spec/features/preferredAcpi",schemaPath:"#/properties/spec/properties/features/properties/preferredAcpi/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let n={instancePath:t+"/spec/featu\
res/preferredAcpi/enabled",schemaPath:"#/properties/spec/properties/features/properties/preferredAcpi/properties/enabled/type",keyword:"type",params:{type:"bool\
ean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/features/preferredAcpi",schemaPath:"#/properties/spec/properties/features/properties/pref\
erredAcpi/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredApic!==void 0&&(re(s.preferredApic,{instancePath:t+"/spec/fea\
tures/preferredApic",parentData:s,parentDataProperty:"preferredApic",rootData:u})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),s.preferredHyperv!==void 0&&
(te(s.preferredHyperv,{instancePath:t+"/spec/features/preferredHyperv",parentData:s,parentDataProperty:"preferredHyperv",rootData:u})||(e=e===null?te.errors:e.concat(
te.errors),r=e.length)),s.preferredKvm!==void 0){let o=s.preferredKvm;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(n!=="hidden"){let l={instancePath:t+
"/spec/features/preferredKvm",schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(o.hidden!==void 0&&typeof o.hidden!="boolean"){let n={instancePath:t+"/spec/features/preferredKvm/hidden",
schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/properties/hidden/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(
n),r++}}else{let n={instancePath:t+"/spec/features/preferredKvm",schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/type",keyword:"type",
params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredPvspinlock!==void 0){let o=s.preferredPvspinlock;if(o&&typeof o=="object"&&!Array.isArray(o)){
for(let n in o)if(n!=="enabled"){let l={instancePath:t+"/spec/features/preferredPvspinlock",schemaPath:"#/properties/spec/properties/features/properties/preferr\
edPvspinlock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(o.enabled!==void 0&&typeof o.enabled!=
"boolean"){let n={instancePath:t+"/spec/features/preferredPvspinlock/enabled",schemaPath:"#/properties/spec/properties/features/properties/preferredPvspinlock/p\
roperties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/features/preferredPvspinlock",schemaPath:"\
#/properties/spec/properties/features/properties/preferredPvspinlock/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredSmm!==
void 0){let o=s.preferredSmm;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(n!=="enabled"){let l={instancePath:t+"/spec/features/preferredSmm",schemaPath:"\
#/properties/spec/properties/features/properties/preferredSmm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:
e.push(l),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let n={instancePath:t+"/spec/features/preferredSmm/enabled",schemaPath:"#/properties/spec/prop\
erties/features/properties/preferredSmm/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+
"/spec/features/preferredSmm",schemaPath:"#/properties/spec/properties/features/properties/preferredSmm/type",keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),r++}}}else{let o={instancePath:t+"/spec/features",schemaPath:"#/properties/spec/properties/features/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}if(i.firmware!==void 0){let s=i.firmware;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="preferredEfi"||o==="pre\
ferredUseBios"||o==="preferredUseBiosSerial"||o==="preferredUseEfi"||o==="preferredUseSecureBoot")){let n={instancePath:t+"/spec/firmware",schemaPath:"#/propert\
ies/spec/properties/firmware/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.preferredEfi!==
void 0&&(se(s.preferredEfi,{instancePath:t+"/spec/firmware/preferredEfi",parentData:s,parentDataProperty:"preferredEfi",rootData:u})||(e=e===null?se.errors:e.concat(
se.errors),r=e.length)),s.preferredUseBios!==void 0&&typeof s.preferredUseBios!="boolean"){let o={instancePath:t+"/spec/firmware/preferredUseBios",schemaPath:"#\
/properties/spec/properties/firmware/properties/preferredUseBios/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredUseBiosSerial!==
void 0&&typeof s.preferredUseBiosSerial!="boolean"){let o={instancePath:t+"/spec/firmware/preferredUseBiosSerial",schemaPath:"#/properties/spec/properties/firmw\
are/properties/preferredUseBiosSerial/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredUseEfi!==void 0&&typeof s.preferredUseEfi!=
"boolean"){let o={instancePath:t+"/spec/firmware/preferredUseEfi",schemaPath:"#/properties/spec/properties/firmware/properties/preferredUseEfi/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredUseSecureBoot!==void 0&&typeof s.preferredUseSecureBoot!="boolean"){let o={instancePath:t+
"/spec/firmware/preferredUseSecureBoot",schemaPath:"#/properties/spec/properties/firmware/properties/preferredUseSecureBoot/type",keyword:"type",params:{type:"b\
oolean"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/spec/firmware",schemaPath:"#/properties/spec/properties/firmware/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.machine!==void 0){let s=i.machine;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(o!=="preferr\
edMachineType"){let n={instancePath:t+"/spec/machine",schemaPath:"#/properties/spec/properties/machine/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.preferredMachineType!==void 0&&typeof s.preferredMachineType!="string"){let o={instancePath:t+"/spec/ma\
chine/preferredMachineType",schemaPath:"#/properties/spec/properties/machine/properties/preferredMachineType/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/spec/machine",schemaPath:"#/properties/spec/properties/machine/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}if(i.preferSpreadSocketToCoreRatio!==void 0){let s=i.preferSpreadSocketToCoreRatio;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let o={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCoreRatio/type",keyword:"type",params:{
type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){let o={instancePath:t+"/spec/preferSpreadSocketToCo\
reRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCoreRatio/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=
[o]:e.push(o),r++}if(s<0||isNaN(s)){let o={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCor\
eRatio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}}if(i.preferredArchitecture!==void 0&&typeof i.preferredArchitecture!=
"string"){let s={instancePath:t+"/spec/preferredArchitecture",schemaPath:"#/properties/spec/properties/preferredArchitecture/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),r++}if(i.preferredSubdomain!==void 0&&typeof i.preferredSubdomain!="string"){let s={instancePath:t+"/spec/preferredSubdomain",
schemaPath:"#/properties/spec/properties/preferredSubdomain/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.preferredTerminationGracePeriodSeconds!==
void 0){let s=i.preferredTerminationGracePeriodSeconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o={instancePath:t+"/spec/preferredTerminati\
onGracePeriodSeconds",schemaPath:"#/properties/spec/properties/preferredTerminationGracePeriodSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[
o]:e.push(o),r++}}if(i.requirements!==void 0){let s=i.requirements;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="architecture"||o==="cpu"||
o==="memory")){let n={instancePath:t+"/spec/requirements",schemaPath:"#/properties/spec/properties/requirements/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.architecture!==void 0&&typeof s.architecture!="string"){let o={instancePath:t+"/spec/requi\
rements/architecture",schemaPath:"#/properties/spec/properties/requirements/properties/architecture/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:
e.push(o),r++}if(s.cpu!==void 0){let o=s.cpu,n=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.guest===void 0){let l={instancePath:t+"/spec/requirements/cpu",schemaPath:"\
#/properties/spec/properties/requirements/properties/cpu/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[l]:e.push(l),
r++}var a=n===r;if(!a){let l={instancePath:t+"/spec/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[l]:e.push(l),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){for(let l in o)if(l!=="guest"){let v={instancePath:t+"/spe\
c/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[v]:e.push(v),r++}if(o.guest!==void 0){let l=o.guest;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let v={instancePath:t+"/spec/requireme\
nts/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/properties/guest/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:
e.push(v),r++}if(typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l)){let v={instancePath:t+"/spec/requirements/cpu/guest",schemaPath:"#/properties/spec/\
properties/requirements/properties/cpu/properties/guest/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[v]:e.push(v),r++}if(l<
0||isNaN(l)){let v={instancePath:t+"/spec/requirements/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/properties/guest/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}}}else{let l={instancePath:t+"/spec/requirements/cpu",schemaPath:"#/properties\
/spec/properties/requirements/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.memory!==void 0){let o=s.memory;if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.guest===void 0){let n={instancePath:t+"/spec/requirements/memory",schemaPath:"#/properties/spec/properties/requireme\
nts/properties/memory/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[n]:e.push(n),r++}for(let n in o)if(n!=="guest"){let l={instancePath:t+
"/spec/requirements/memory",schemaPath:"#/properties/spec/properties/requirements/properties/memory/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[l]:e.push(l),r++}o.guest!==void 0&&(C(o.guest,{instancePath:t+"/spec/requirements/memory/guest",parentData:o,parentDataProperty:"\
guest",rootData:u})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}else{let n={instancePath:t+"/spec/requirements/memory",schemaPath:"#/properties/spec/p\
roperties/requirements/properties/memory/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let o={instancePath:t+"/spec/requireme\
nts",schemaPath:"#/properties/spec/properties/requirements/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.volumes!==void 0){let s=i.
volumes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(o!=="preferredStorageClassName"){let n={instancePath:t+"/spec/volumes",schemaPath:"#/prop\
erties/spec/properties/volumes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.preferredStorageClassName!==
void 0&&typeof s.preferredStorageClassName!="string"){let o={instancePath:t+"/spec/volumes/preferredStorageClassName",schemaPath:"#/properties/spec/properties/v\
olumes/properties/preferredStorageClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/spec/volumes",
schemaPath:"#/properties/spec/properties/volumes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:t+"/spec",
schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return er.errors=e,r===0}function $r(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){
let e=null,r=0;return er(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?er.errors:e.concat(er.errors),r=e.length),$r.errors=e,r===
0}exports.kind6=Or;function rr(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){
let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="apiVersi\
on"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,
parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0&&(ae(p.spec,{instancePath:t+"/spec",parentData:p,
parentDataProperty:"spec",rootData:u})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length)),p.status!==void 0){let a=p.status;if(!(a&&typeof a=="object"&&!Array.
isArray(a))){let i={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return rr.errors=e,r===0}function Or(p,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;return rr(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?rr.errors:
e.concat(rr.errors),r=e.length),Or.errors=e,r===0}exports.kind7=Er;function tr(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="apiVersion"||a==="kind"||a==="metadata"||a==="spec")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}};e===null?e=[i]:e.push(i),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/p\
roperties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let a={instancePath:t+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+
"/metadata",parentData:p,parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0){let a=p.spec;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.selector===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"\
selector"}};e===null?e=[i]:e.push(i),r++}for(let i in a)if(!(i==="domain"||i==="selector")){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}a.domain!==void 0&&(oe(a.domain,{instancePath:t+"/spec/\
domain",parentData:a,parentDataProperty:"domain",rootData:u})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),a.selector!==void 0&&(I(a.selector,{instancePath:t+
"/spec/selector",parentData:a,parentDataProperty:"selector",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}else{let i={instancePath:t+"/spec",
schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return tr.errors=e,r===0}function Er(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){
let e=null,r=0;return tr(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length),Er.errors=e,r===
0}exports.kind8=Fr;function sr(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){
let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="apiVersi\
on"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,
parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0){let a=p.spec;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.selector===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"selector"}};
e===null?e=[i]:e.push(i),r++}if(a.template===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"\
template"}};e===null?e=[i]:e.push(i),r++}for(let i in a)if(!(i==="paused"||i==="replicas"||i==="selector"||i==="template")){let s={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.paused!==void 0&&typeof a.
paused!="boolean"){let i={instancePath:t+"/spec/paused",schemaPath:"#/properties/spec/properties/paused/type",keyword:"type",params:{type:"boolean"}};e===null?e=
[i]:e.push(i),r++}if(a.replicas!==void 0){let i=a.replicas;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let s={instancePath:t+"/spec/replicas",schemaPath:"\
#/properties/spec/properties/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||
isNaN(i)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[s]:e.push(s),r++}if(i<-2147483648||isNaN(i)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}a.selector!==void 0&&(I(a.selector,{instancePath:t+"/spec/selector",parentData:a,
parentDataProperty:"selector",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),a.template!==void 0&&(ne(a.template,{instancePath:t+"/spec/temp\
late",parentData:a,parentDataProperty:"template",rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length))}else{let i={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.status!==void 0){let a=p.status;if(!(a&&typeof a=="object"&&!Array.
isArray(a))){let i={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return sr.errors=e,r===0}function Fr(p,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;return sr(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?sr.errors:
e.concat(sr.errors),r=e.length),Fr.errors=e,r===0}exports.kind9=Gr;function ir(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){
let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[i]:e.push(i),r++}for(let i in p)if(!(i==="apiVersi\
on"||i==="kind"||i==="metadata"||i==="spec")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let i={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let i={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,
parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0){let i=p.spec;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.cpu===void 0){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"cpu"}};e===null?
e=[s]:e.push(s),r++}if(i.memory===void 0){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"memo\
ry"}};e===null?e=[s]:e.push(s),r++}for(let s in i)if(!E.call(xr.properties.spec.properties,s)){let o={instancePath:t+"/spec",schemaPath:"#/properties/spec/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.annotations!==void 0){let s=i.annotations;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(typeof s[o]!="string"){let n={instancePath:t+"/spec/annotations/"+o.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/spec/properties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let o={
instancePath:t+"/spec/annotations",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}
if(i.cpu!==void 0){let s=i.cpu,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.guest===void 0){let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spe\
c/properties/cpu/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[n]:e.push(n),r++}var a=o===r;if(!a){let n={instancePath:t+
"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/unlessRewritten",keyword:"unlessRewritten",params:{}};e===null?e=[n]:e.push(n),r++}if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){for(let n in s)if(!(n==="dedicatedCPUPlacement"||n==="guest"||n==="isolateEmulatorThread"||n==="maxSockets"||n==="model"||n==="numa"||n===
"realtime")){let l={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};
e===null?e=[l]:e.push(l),r++}if(s.dedicatedCPUPlacement!==void 0&&typeof s.dedicatedCPUPlacement!="boolean"){let n={instancePath:t+"/spec/cpu/dedicatedCPUPlacem\
ent",schemaPath:"#/properties/spec/properties/cpu/properties/dedicatedCPUPlacement/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}if(s.
guest!==void 0){let n=s.guest;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/pr\
operties/cpu/properties/guest/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(
n)){let l={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/guest/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[l]:e.push(l),r++}if(n<0||isNaN(n)){let l={instancePath:t+"/spec/cpu/guest",schemaPath:"#/properties/spec/properties/cpu/properties/guest/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}}if(s.isolateEmulatorThread!==void 0&&typeof s.isolateEmulatorThread!="boolean"){let n={
instancePath:t+"/spec/cpu/isolateEmulatorThread",schemaPath:"#/properties/spec/properties/cpu/properties/isolateEmulatorThread/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[n]:e.push(n),r++}if(s.maxSockets!==void 0){let n=s.maxSockets;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:t+
"/spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/properties/maxSockets/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),
r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let l={instancePath:t+"/spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/pro\
perties/maxSockets/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[l]:e.push(l),r++}if(n<0||isNaN(n)){let l={instancePath:t+"/\
spec/cpu/maxSockets",schemaPath:"#/properties/spec/properties/cpu/properties/maxSockets/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[l]:e.push(l),r++}}}if(s.model!==void 0&&typeof s.model!="string"){let n={instancePath:t+"/spec/cpu/model",schemaPath:"#/properties/spec/properties/cpu/properti\
es/model/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(s.numa!==void 0&&(Z(s.numa,{instancePath:t+"/spec/cpu/numa",parentData:s,parentDataProperty:"\
numa",rootData:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.realtime!==void 0){let n=s.realtime;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n)
if(l!=="mask"){let v={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:l}};e===null?e=[v]:e.push(v),r++}if(n.mask!==void 0&&typeof n.mask!="string"){let l={instancePath:t+"/spec/cpu/realti\
me/mask",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/properties/mask/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
r++}}else{let l={instancePath:t+"/spec/cpu/realtime",schemaPath:"#/properties/spec/properties/cpu/properties/realtime/type",keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",keyword:"type",params:{type:"object"}};
e===null?e=[n]:e.push(n),r++}}if(i.gpus!==void 0&&(X(i.gpus,{instancePath:t+"/spec/gpus",parentData:i,parentDataProperty:"gpus",rootData:u})||(e=e===null?X.errors:
e.concat(X.errors),r=e.length)),i.hostDevices!==void 0&&(Y(i.hostDevices,{instancePath:t+"/spec/hostDevices",parentData:i,parentDataProperty:"hostDevices",rootData:u})||
(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),i.ioThreads!==void 0&&(ie(i.ioThreads,{instancePath:t+"/spec/ioThreads",parentData:i,parentDataProperty:"io\
Threads",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),i.ioThreadsPolicy!==void 0&&typeof i.ioThreadsPolicy!="string"){let s={instancePath:t+
"/spec/ioThreadsPolicy",schemaPath:"#/properties/spec/properties/ioThreadsPolicy/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.
launchSecurity!==void 0&&(pe(i.launchSecurity,{instancePath:t+"/spec/launchSecurity",parentData:i,parentDataProperty:"launchSecurity",rootData:u})||(e=e===null?
pe.errors:e.concat(pe.errors),r=e.length)),i.memory!==void 0){let s=i.memory;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.guest===void 0){let o={instancePath:t+
"/spec/memory",schemaPath:"#/properties/spec/properties/memory/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[o]:e.push(o),r++}for(let o in s)
if(!(o==="guest"||o==="hugepages"||o==="maxGuest"||o==="overcommitPercent")){let n={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memor\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.guest!==void 0&&(C(s.guest,{instancePath:t+
"/spec/memory/guest",parentData:s,parentDataProperty:"guest",rootData:u})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.hugepages!==void 0){let o=s.hugepages;
if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(n!=="pageSize"){let l={instancePath:t+"/spec/memory/hugepages",schemaPath:"#/properties/spec/prop\
erties/memory/properties/hugepages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(o.pageSize!==
void 0&&typeof o.pageSize!="string"){let n={instancePath:t+"/spec/memory/hugepages/pageSize",schemaPath:"#/properties/spec/properties/memory/properties/hugepage\
s/properties/pageSize/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/memory/hugepages",schemaPath:"\
#/properties/spec/properties/memory/properties/hugepages/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.maxGuest!==void 0&&(C(s.
maxGuest,{instancePath:t+"/spec/memory/maxGuest",parentData:s,parentDataProperty:"maxGuest",rootData:u})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),s.
overcommitPercent!==void 0){let o=s.overcommitPercent;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let n={instancePath:t+"/spec/memory/overcommitPe\
rcent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(typeof o==
"number"&&isFinite(o)){if(o>100||isNaN(o)){let n={instancePath:t+"/spec/memory/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/ove\
rcommitPercent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=[n]:e.push(n),r++}if(o<0||isNaN(o)){let n={instancePath:t+"/spec/memory\
/overcommitPercent",schemaPath:"#/properties/spec/properties/memory/properties/overcommitPercent/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[n]:e.push(n),r++}}}}else{let o={instancePath:t+"/spec/memory",schemaPath:"#/properties/spec/properties/memory/type",keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}}if(i.nodeSelector!==void 0){let s=i.nodeSelector;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(typeof s[o]!="stri\
ng"){let n={instancePath:t+"/spec/nodeSelector/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spec/properties/nodeSelector/additionalProper\
ties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let o={instancePath:t+"/spec/nodeSelector",schemaPath:"#/properties/spec/pr\
operties/nodeSelector/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.schedulerName!==void 0&&typeof i.schedulerName!="string"){
let s={instancePath:t+"/spec/schedulerName",schemaPath:"#/properties/spec/properties/schedulerName/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.
push(s),r++}}else{let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let i={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return ir.errors=e,r===0}function Gr(p,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;return ir(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?ir.errors:
e.concat(ir.errors),r=e.length),Gr.errors=e,r===0}exports.kind10=Ur;var fe={type:"object",properties:{apiVersion:{type:"string"},kind:{type:"string"},metadata:{$ref:"#/$defs/metadata"},spec:{type:"object",properties:{autohealing:{
type:"object",properties:{minFailingToStartDuration:{type:"string",pattern:"^[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$"},startUpFailureThreshold:{
type:"integer",minimum:1,maximum:2147483647}},additionalProperties:!1},maxUnavailable:{type:["integer","string"]},nameGeneration:{type:"object",properties:{appendIndexToConfigMapRefs:{
type:"boolean"},appendIndexToSecretRefs:{type:"boolean"}},additionalProperties:!1},paused:{type:"boolean"},replicas:{type:"integer",minimum:0,maximum:2147483647},
scaleInStrategy:{type:"object",properties:{opportunistic:{type:"object",properties:{statePreservation:{enum:["Disabled","Offline","Online"],type:"string"}},additionalProperties:!1},
proactive:{type:"object",properties:{selectionPolicy:{$ref:"#/$defs/selectionPolicy"},statePreservation:{enum:["Disabled","Offline","Online"],type:"string"}},additionalProperties:!1},
unmanaged:{type:"object",additionalProperties:!1}},additionalProperties:!1},selector:{$ref:"#/$defs/labelSelector"},updateStrategy:{type:"object",properties:{opportunistic:{
type:"object",additionalProperties:!1},proactive:{type:"object",properties:{selectionPolicy:{$ref:"#/$defs/selectionPolicy"}},additionalProperties:!1},unmanaged:{
type:"object",additionalProperties:!1}},additionalProperties:!1},virtualMachineTemplate:{type:"object",properties:{metadata:{$ref:"#/$defs/metadata2"},spec:{$ref:"\
#/$defs/spec2"}},additionalProperties:!1}},additionalProperties:!1,required:["selector","virtualMachineTemplate"]},status:{type:"object"}},additionalProperties:!1,
required:["spec"]},kt={type:"object",properties:{selectors:{type:"object",properties:{labelSelector:{$ref:"#/$defs/labelSelector"},nodeSelectorRequirementMatcher:{
$ref:"#/$defs/matchExpressions"}},additionalProperties:!1},sortPolicy:{enum:["AscendingOrder","DescendingOrder","Newest","Oldest","Random"],type:"string"}},additionalProperties:!1};
function L(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)if(!(a===
"selectors"||a==="sortPolicy")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?
e=[i]:e.push(i),r++}if(p.selectors!==void 0){let a=p.selectors;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let i in a)if(!(i==="labelSelector"||i==="nodeSe\
lectorRequirementMatcher")){let s={instancePath:t+"/selectors",schemaPath:"#/properties/selectors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}a.labelSelector!==void 0&&(I(a.labelSelector,{instancePath:t+"/selectors/labelSelector",parentData:a,parentDataProperty:"labelSelec\
tor",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),a.nodeSelectorRequirementMatcher!==void 0&&(K(a.nodeSelectorRequirementMatcher,{instancePath:t+
"/selectors/nodeSelectorRequirementMatcher",parentData:a,parentDataProperty:"nodeSelectorRequirementMatcher",rootData:u})||(e=e===null?K.errors:e.concat(K.errors),
r=e.length))}else{let i={instancePath:t+"/selectors",schemaPath:"#/properties/selectors/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}
if(p.sortPolicy!==void 0){let a=p.sortPolicy;if(typeof a!="string"){let i={instancePath:t+"/sortPolicy",schemaPath:"#/properties/sortPolicy/type",keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(a==="AscendingOrder"||a==="DescendingOrder"||a==="Newest"||a==="Oldest"||a==="Random")){let i={instancePath:t+
"/sortPolicy",schemaPath:"#/properties/sortPolicy/enum",keyword:"enum",params:{allowedValues:kt.properties.sortPolicy.enum}};e===null?e=[i]:e.push(i),r++}}}else{
let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return L.errors=e,r===0}var Br=new RegExp("^[-+]?(\
0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$","u");function pr(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};
e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="apiVersion"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let i={instancePath:t,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[i]:e.push(i),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="s\
tring"){let a={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.kind!==
void 0&&typeof p.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(
a),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(
T.errors),r=e.length)),p.spec!==void 0){let a=p.spec;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.selector===void 0){let i={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/required",keyword:"required",params:{missingProperty:"selector"}};e===null?e=[i]:e.push(i),r++}if(a.virtualMachineTemplate===void 0){let i={instancePath:t+
"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"virtualMachineTemplate"}};e===null?e=[i]:e.push(i),r++}for(let i in a)
if(!E.call(fe.properties.spec.properties,i)){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.autohealing!==void 0){let i=a.autohealing;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(!(s===
"minFailingToStartDuration"||s==="startUpFailureThreshold")){let o={instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.minFailingToStartDuration!==void 0){let s=i.minFailingToStartDuration;
if(typeof s=="string"){if(!Br.test(s)){let o={instancePath:t+"/spec/autohealing/minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/\
properties/minFailingToStartDuration/pattern",keyword:"pattern",params:{pattern:"^[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$"}};e===null?e=[o]:
e.push(o),r++}}else{let o={instancePath:t+"/spec/autohealing/minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFaili\
ngToStartDuration/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(i.startUpFailureThreshold!==void 0){let s=i.startUpFailureThreshold;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o={instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties/spec/proper\
ties/autohealing/properties/startUpFailureThreshold/type",keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof s=="number"&&isFinite(s)){
if(s>2147483647||isNaN(s)){let o={instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/sta\
rtUpFailureThreshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[o]:e.push(o),r++}if(s<1||isNaN(s)){let o={instancePath:t+
"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}};e===null?e=[o]:e.push(o),r++}}}}else{let s={instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.maxUnavailable!==void 0){let i=a.maxUnavailable;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&typeof i!="string"){let s={instancePath:t+"/spec/maxUnavailable",schemaPath:"#/properties/spec/properties/maxUnavailable/type",keyword:"type",
params:{type:fe.properties.spec.properties.maxUnavailable.type}};e===null?e=[s]:e.push(s),r++}}if(a.nameGeneration!==void 0){let i=a.nameGeneration;if(i&&typeof i==
"object"&&!Array.isArray(i)){for(let s in i)if(!(s==="appendIndexToConfigMapRefs"||s==="appendIndexToSecretRefs")){let o={instancePath:t+"/spec/nameGeneration",
schemaPath:"#/properties/spec/properties/nameGeneration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(
o),r++}if(i.appendIndexToConfigMapRefs!==void 0&&typeof i.appendIndexToConfigMapRefs!="boolean"){let s={instancePath:t+"/spec/nameGeneration/appendIndexToConfig\
MapRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendIndexToConfigMapRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=
[s]:e.push(s),r++}if(i.appendIndexToSecretRefs!==void 0&&typeof i.appendIndexToSecretRefs!="boolean"){let s={instancePath:t+"/spec/nameGeneration/appendIndexToS\
ecretRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendIndexToSecretRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[
s]:e.push(s),r++}}else{let s={instancePath:t+"/spec/nameGeneration",schemaPath:"#/properties/spec/properties/nameGeneration/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[s]:e.push(s),r++}}if(a.paused!==void 0&&typeof a.paused!="boolean"){let i={instancePath:t+"/spec/paused",schemaPath:"#/properties/spec/prop\
erties/paused/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(a.replicas!==void 0){let i=a.replicas;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/type",keyword:"type",params:{type:"integer"}};
e===null?e=[s]:e.push(s),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec\
/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),r++}if(i<0||isNaN(i)){let s={instancePath:t+
"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[s]:e.push(s),r++}}}if(a.
scaleInStrategy!==void 0){let i=a.scaleInStrategy;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(!(s==="opportunistic"||s==="proactive"||s==="un\
managed")){let o={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/spec/properties/scaleInStrategy/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.opportunistic!==void 0){let s=i.opportunistic;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let o in s)if(o!=="statePreservation"){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic",schemaPath:"#/properties/spec/properties/scaleInStrategy/\
properties/opportunistic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.statePreservation!==
void 0){let o=s.statePreservation;if(typeof o!="string"){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic/statePreservation",schemaPath:"#/properties/\
spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}
if(!(o==="Disabled"||o==="Offline"||o==="Online")){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic/statePreservation",schemaPath:"#/properties/spec/p\
roperties/scaleInStrategy/properties/opportunistic/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:fe.properties.spec.properties.scaleInStrategy.
properties.opportunistic.properties.statePreservation.enum}};e===null?e=[n]:e.push(n),r++}}}else{let o={instancePath:t+"/spec/scaleInStrategy/opportunistic",schemaPath:"\
#/properties/spec/properties/scaleInStrategy/properties/opportunistic/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.proactive!==
void 0){let s=i.proactive;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="selectionPolicy"||o==="statePreservation")){let n={instancePath:t+
"/spec/scaleInStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.selectionPolicy!==void 0&&(L(s.selectionPolicy,{instancePath:t+"/spec/scaleInStrategy/proa\
ctive/selectionPolicy",parentData:s,parentDataProperty:"selectionPolicy",rootData:u})||(e=e===null?L.errors:e.concat(L.errors),r=e.length)),s.statePreservation!==
void 0){let o=s.statePreservation;if(typeof o!="string"){let n={instancePath:t+"/spec/scaleInStrategy/proactive/statePreservation",schemaPath:"#/properties/spec\
/properties/scaleInStrategy/properties/proactive/properties/statePreservation/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(!(o===
"Disabled"||o==="Offline"||o==="Online")){let n={instancePath:t+"/spec/scaleInStrategy/proactive/statePreservation",schemaPath:"#/properties/spec/properties/sca\
leInStrategy/properties/proactive/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:fe.properties.spec.properties.scaleInStrategy.properties.
proactive.properties.statePreservation.enum}};e===null?e=[n]:e.push(n),r++}}}else{let o={instancePath:t+"/spec/scaleInStrategy/proactive",schemaPath:"#/properti\
es/spec/properties/scaleInStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.unmanaged!==void 0){let s=i.
unmanaged;if(s&&typeof s=="object"&&!Array.isArray(s))for(let o in s){let n={instancePath:t+"/spec/scaleInStrategy/unmanaged",schemaPath:"#/properties/spec/prop\
erties/scaleInStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}else{
let o={instancePath:t+"/spec/scaleInStrategy/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/unmanaged/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/spec/properties/scaleInStrategy/type",
keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.selector!==void 0&&(I(a.selector,{instancePath:t+"/spec/selector",parentData:a,parentDataProperty:"\
selector",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),a.updateStrategy!==void 0){let i=a.updateStrategy;if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let s in i)if(!(s==="opportunistic"||s==="proactive"||s==="unmanaged")){let o={instancePath:t+"/spec/updateStrategy",schemaPath:"#/properties/sp\
ec/properties/updateStrategy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.opportunistic!==
void 0){let s=i.opportunistic;if(s&&typeof s=="object"&&!Array.isArray(s))for(let o in s){let n={instancePath:t+"/spec/updateStrategy/opportunistic",schemaPath:"\
#/properties/spec/properties/updateStrategy/properties/opportunistic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?
e=[n]:e.push(n),r++}else{let o={instancePath:t+"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/spec/properties/updateStrategy/properties/opportuni\
stic/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.proactive!==void 0){let s=i.proactive;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let o in s)if(o!=="selectionPolicy"){let n={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"#/properties/spec/properties/updateStrategy/prop\
erties/proactive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}s.selectionPolicy!==void 0&&(L(
s.selectionPolicy,{instancePath:t+"/spec/updateStrategy/proactive/selectionPolicy",parentData:s,parentDataProperty:"selectionPolicy",rootData:u})||(e=e===null?L.
errors:e.concat(L.errors),r=e.length))}else{let o={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"#/properties/spec/properties/updateStrategy/prope\
rties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.unmanaged!==void 0){let s=i.unmanaged;if(s&&typeof s=="object"&&
!Array.isArray(s))for(let o in s){let n={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/spec/properties/updateStrategy/properties/unma\
naged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}else{let o={instancePath:t+"/spec/updateS\
trategy/unmanaged",schemaPath:"#/properties/spec/properties/updateStrategy/properties/unmanaged/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}}}else{let s={instancePath:t+"/spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}}if(a.virtualMachineTemplate!==void 0){let i=a.virtualMachineTemplate;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(!(s===
"metadata"||s==="spec")){let o={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtualMachineTemplate/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}i.metadata!==void 0&&(H(i.metadata,{instancePath:t+"/spec/virtual\
MachineTemplate/metadata",parentData:i,parentDataProperty:"metadata",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),i.spec!==void 0&&(z(i.spec,
{instancePath:t+"/spec/virtualMachineTemplate/spec",parentData:i,parentDataProperty:"spec",rootData:u})||(e=e===null?z.errors:e.concat(z.errors),r=e.length))}else{
let s={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtualMachineTemplate/type",keyword:"type",params:{type:"object"}};
e===null?e=[s]:e.push(s),r++}}}else{let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}if(p.status!==void 0){let a=p.status;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let i={instancePath:t+"/status",schemaPath:"#/properties/status/typ\
e",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[a]:e.push(a),r++}return pr.errors=e,r===0}function Ur(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;return pr(
p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?pr.errors:e.concat(pr.errors),r=e.length),Ur.errors=e,r===0}exports.kind11=Kr;function or(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){
let i={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[i]:e.push(i),r++}for(let i in p)if(!(i==="apiVersi\
on"||i==="kind"||i==="metadata"||i==="spec")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[s]:e.push(s),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let i={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let i={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,
parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0){let i=p.spec;if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let s in i)if(!E.call(fr.properties.spec.properties,s)){let o={instancePath:t+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.annotations!==void 0){let s=i.annotations;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let o in s)if(typeof s[o]!="string"){let n={instancePath:t+"/spec/annotations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/spec/properties/annotations/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}else{let o={instancePath:t+"/spec/\
annotations",schemaPath:"#/properties/spec/properties/annotations/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.clock!==void 0){
let s=i.clock;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="preferredClockOffset"||o==="preferredTimer")){let n={instancePath:t+"/spec/c\
lock",schemaPath:"#/properties/spec/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),
r++}if(s.preferredClockOffset!==void 0){let o=s.preferredClockOffset;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(!(n==="timezone"||n==="utc")){
let l={instancePath:t+"/spec/clock/preferredClockOffset",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(o.timezone!==void 0&&typeof o.timezone!="string"){let n={instancePath:t+"/s\
pec/clock/preferredClockOffset/timezone",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/properties/timezone/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(o.utc!==void 0){let n=o.utc;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n)if(l!=="offsetSe\
conds"){let v={instancePath:t+"/spec/clock/preferredClockOffset/utc",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/properties/u\
tc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[v]:e.push(v),r++}if(n.offsetSeconds!==void 0){let l=n.offsetSeconds;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let v={instancePath:t+"/spec/clock/preferredClockOffset/utc/offsetSeconds",schemaPath:"#/properties/sp\
ec/properties/clock/properties/preferredClockOffset/properties/utc/properties/offsetSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:e.push(
v),r++}}}else{let l={instancePath:t+"/spec/clock/preferredClockOffset/utc",schemaPath:"#/properties/spec/properties/clock/properties/preferredClockOffset/proper\
ties/utc/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}}else{let n={instancePath:t+"/spec/clock/preferredClockOffset",schemaPath:"#\
/properties/spec/properties/clock/properties/preferredClockOffset/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}s.preferredTimer!==
void 0&&(_(s.preferredTimer,{instancePath:t+"/spec/clock/preferredTimer",parentData:s,parentDataProperty:"preferredTimer",rootData:u})||(e=e===null?_.errors:e.concat(
_.errors),r=e.length))}else{let o={instancePath:t+"/spec/clock",schemaPath:"#/properties/spec/properties/clock/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}if(i.cpu!==void 0){let s=i.cpu;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="preferredCPUFeatures"||o==="prefe\
rredCPUTopology"||o==="spreadOptions")){let n={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.preferredCPUFeatures!==void 0&&(Q(s.preferredCPUFeatures,{instancePath:t+"/spec/cpu\
/preferredCPUFeatures",parentData:s,parentDataProperty:"preferredCPUFeatures",rootData:u})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.preferredCPUTopology!==
void 0&&typeof s.preferredCPUTopology!="string"){let o={instancePath:t+"/spec/cpu/preferredCPUTopology",schemaPath:"#/properties/spec/properties/cpu/properties/\
preferredCPUTopology/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.spreadOptions!==void 0){let o=s.spreadOptions;if(o&&typeof o==
"object"&&!Array.isArray(o)){for(let n in o)if(!(n==="across"||n==="ratio")){let l={instancePath:t+"/spec/cpu/spreadOptions",schemaPath:"#/properties/spec/prope\
rties/cpu/properties/spreadOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(o.across!==
void 0&&typeof o.across!="string"){let n={instancePath:t+"/spec/cpu/spreadOptions/across",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/\
properties/across/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}if(o.ratio!==void 0){let n=o.ratio;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let l={instancePath:t+"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/properties/\
ratio/type",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let l={instancePath:t+
"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/properties/ratio/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}};e===null?e=[l]:e.push(l),r++}if(n<0||isNaN(n)){let l={instancePath:t+"/spec/cpu/spreadOptions/ratio",schemaPath:"#/properties/spec/proper\
ties/cpu/properties/spreadOptions/properties/ratio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}}}else{let n={instancePath:t+
"/spec/cpu/spreadOptions",schemaPath:"#/properties/spec/properties/cpu/properties/spreadOptions/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(
n),r++}}}else{let o={instancePath:t+"/spec/cpu",schemaPath:"#/properties/spec/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),r++}}if(i.devices!==void 0){let s=i.devices;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!E.call(fr.properties.spec.properties.devices.properties,
o)){let n={instancePath:t+"/spec/devices",schemaPath:"#/properties/spec/properties/devices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[n]:e.push(n),r++}if(s.preferredAutoattachGraphicsDevice!==void 0&&typeof s.preferredAutoattachGraphicsDevice!="boolean"){let o={instancePath:t+"/spe\
c/devices/preferredAutoattachGraphicsDevice",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachGraphicsDevice/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredAutoattachInputDevice!==void 0&&typeof s.preferredAutoattachInputDevice!="boolean"){let o={instancePath:t+
"/spec/devices/preferredAutoattachInputDevice",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachInputDevice/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredAutoattachMemBalloon!==void 0&&typeof s.preferredAutoattachMemBalloon!="boolean"){let o={instancePath:t+
"/spec/devices/preferredAutoattachMemBalloon",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachMemBalloon/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredAutoattachPodInterface!==void 0&&typeof s.preferredAutoattachPodInterface!="boolean"){let o={instancePath:t+
"/spec/devices/preferredAutoattachPodInterface",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachPodInterface/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredAutoattachSerialConsole!==void 0&&typeof s.preferredAutoattachSerialConsole!="boolean"){let o={
instancePath:t+"/spec/devices/preferredAutoattachSerialConsole",schemaPath:"#/properties/spec/properties/devices/properties/preferredAutoattachSerialConsole/typ\
e",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredBlockMultiQueue!==void 0&&typeof s.preferredBlockMultiQueue!="boolean"){let o={
instancePath:t+"/spec/devices/preferredBlockMultiQueue",schemaPath:"#/properties/spec/properties/devices/properties/preferredBlockMultiQueue/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredCdromBus!==void 0&&typeof s.preferredCdromBus!="string"){let o={instancePath:t+"/spec/device\
s/preferredCdromBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredCdromBus/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.
push(o),r++}if(s.preferredDisableHotplug!==void 0&&typeof s.preferredDisableHotplug!="boolean"){let o={instancePath:t+"/spec/devices/preferredDisableHotplug",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredDisableHotplug/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredDiskBlockSize!==
void 0&&(J(s.preferredDiskBlockSize,{instancePath:t+"/spec/devices/preferredDiskBlockSize",parentData:s,parentDataProperty:"preferredDiskBlockSize",rootData:u})||
(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.preferredDiskBus!==void 0&&typeof s.preferredDiskBus!="string"){let o={instancePath:t+"/spec/devices/pref\
erredDiskBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredDiskBus/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),
r++}if(s.preferredDiskCache!==void 0&&typeof s.preferredDiskCache!="string"){let o={instancePath:t+"/spec/devices/preferredDiskCache",schemaPath:"#/properties/s\
pec/properties/devices/properties/preferredDiskCache/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredDiskDedicatedIoThread!==
void 0&&typeof s.preferredDiskDedicatedIoThread!="boolean"){let o={instancePath:t+"/spec/devices/preferredDiskDedicatedIoThread",schemaPath:"#/properties/spec/p\
roperties/devices/properties/preferredDiskDedicatedIoThread/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredDiskIO!==void 0&&
typeof s.preferredDiskIO!="string"){let o={instancePath:t+"/spec/devices/preferredDiskIO",schemaPath:"#/properties/spec/properties/devices/properties/preferredD\
iskIO/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredInputBus!==void 0&&typeof s.preferredInputBus!="string"){let o={instancePath:t+
"/spec/devices/preferredInputBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredInputBus/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),r++}if(s.preferredInputType!==void 0&&typeof s.preferredInputType!="string"){let o={instancePath:t+"/spec/devices/preferredInputType",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredInputType/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredInterfaceMasquerade!==
void 0){let o=s.preferredInterfaceMasquerade;if(o&&typeof o=="object"&&!Array.isArray(o))for(let n in o){let l={instancePath:t+"/spec/devices/preferredInterface\
Masquerade",schemaPath:"#/properties/spec/properties/devices/properties/preferredInterfaceMasquerade/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[l]:e.push(l),r++}else{let n={instancePath:t+"/spec/devices/preferredInterfaceMasquerade",schemaPath:"#/properties/spec/proper\
ties/devices/properties/preferredInterfaceMasquerade/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredInterfaceModel!==void 0&&
typeof s.preferredInterfaceModel!="string"){let o={instancePath:t+"/spec/devices/preferredInterfaceModel",schemaPath:"#/properties/spec/properties/devices/prope\
rties/preferredInterfaceModel/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredLunBus!==void 0&&typeof s.preferredLunBus!=
"string"){let o={instancePath:t+"/spec/devices/preferredLunBus",schemaPath:"#/properties/spec/properties/devices/properties/preferredLunBus/type",keyword:"type",
params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredNetworkInterfaceMultiQueue!==void 0&&typeof s.preferredNetworkInterfaceMultiQueue!="boolean"){
let o={instancePath:t+"/spec/devices/preferredNetworkInterfaceMultiQueue",schemaPath:"#/properties/spec/properties/devices/properties/preferredNetworkInterfaceM\
ultiQueue/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredPanicDeviceModel!==void 0&&typeof s.preferredPanicDeviceModel!=
"string"){let o={instancePath:t+"/spec/devices/preferredPanicDeviceModel",schemaPath:"#/properties/spec/properties/devices/properties/preferredPanicDeviceModel/\
type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredRng!==void 0){let o=s.preferredRng;if(o&&typeof o=="object"&&!Array.isArray(
o))for(let n in o){let l={instancePath:t+"/spec/devices/preferredRng",schemaPath:"#/properties/spec/properties/devices/properties/preferredRng/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}else{let n={instancePath:t+"/spec/devices/preferredRng",schemaPath:"\
#/properties/spec/properties/devices/properties/preferredRng/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredSoundModel!==
void 0&&typeof s.preferredSoundModel!="string"){let o={instancePath:t+"/spec/devices/preferredSoundModel",schemaPath:"#/properties/spec/properties/devices/prope\
rties/preferredSoundModel/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.preferredTPM!==void 0&&(ee(s.preferredTPM,{instancePath:t+
"/spec/devices/preferredTPM",parentData:s,parentDataProperty:"preferredTPM",rootData:u})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.preferredUseVirtioTransitional!==
void 0&&typeof s.preferredUseVirtioTransitional!="boolean"){let o={instancePath:t+"/spec/devices/preferredUseVirtioTransitional",schemaPath:"#/properties/spec/p\
roperties/devices/properties/preferredUseVirtioTransitional/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}s.preferredVirtualGPUOptions!==
void 0&&(W(s.preferredVirtualGPUOptions,{instancePath:t+"/spec/devices/preferredVirtualGPUOptions",parentData:s,parentDataProperty:"preferredVirtualGPUOptions",
rootData:u})||(e=e===null?W.errors:e.concat(W.errors),r=e.length))}else{let o={instancePath:t+"/spec/devices",schemaPath:"#/properties/spec/properties/devices/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.features!==void 0){let s=i.features;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let o in s)if(!(o==="preferredAcpi"||o==="preferredApic"||o==="preferredHyperv"||o==="preferredKvm"||o==="preferredPvspinlock"||o==="preferredSmm")){let n={
instancePath:t+"/spec/features",schemaPath:"#/properties/spec/properties/features/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[n]:e.push(n),r++}if(s.preferredAcpi!==void 0){let o=s.preferredAcpi;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(n!=="enabled"){let l={
instancePath:t+"/spec/features/preferredAcpi",schemaPath:"#/properties/spec/properties/features/properties/preferredAcpi/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let n={instancePath:t+"/spec/featu\
res/preferredAcpi/enabled",schemaPath:"#/properties/spec/properties/features/properties/preferredAcpi/properties/enabled/type",keyword:"type",params:{type:"bool\
ean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/features/preferredAcpi",schemaPath:"#/properties/spec/properties/features/properties/pref\
erredAcpi/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredApic!==void 0&&(re(s.preferredApic,{instancePath:t+"/spec/fea\
tures/preferredApic",parentData:s,parentDataProperty:"preferredApic",rootData:u})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),s.preferredHyperv!==void 0&&
(te(s.preferredHyperv,{instancePath:t+"/spec/features/preferredHyperv",parentData:s,parentDataProperty:"preferredHyperv",rootData:u})||(e=e===null?te.errors:e.concat(
te.errors),r=e.length)),s.preferredKvm!==void 0){let o=s.preferredKvm;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(n!=="hidden"){let l={instancePath:t+
"/spec/features/preferredKvm",schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(o.hidden!==void 0&&typeof o.hidden!="boolean"){let n={instancePath:t+"/spec/features/preferredKvm/hidden",
schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/properties/hidden/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(
n),r++}}else{let n={instancePath:t+"/spec/features/preferredKvm",schemaPath:"#/properties/spec/properties/features/properties/preferredKvm/type",keyword:"type",
params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredPvspinlock!==void 0){let o=s.preferredPvspinlock;if(o&&typeof o=="object"&&!Array.isArray(o)){
for(let n in o)if(n!=="enabled"){let l={instancePath:t+"/spec/features/preferredPvspinlock",schemaPath:"#/properties/spec/properties/features/properties/preferr\
edPvspinlock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++}if(o.enabled!==void 0&&typeof o.enabled!=
"boolean"){let n={instancePath:t+"/spec/features/preferredPvspinlock/enabled",schemaPath:"#/properties/spec/properties/features/properties/preferredPvspinlock/p\
roperties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/spec/features/preferredPvspinlock",schemaPath:"\
#/properties/spec/properties/features/properties/preferredPvspinlock/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}if(s.preferredSmm!==
void 0){let o=s.preferredSmm;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)if(n!=="enabled"){let l={instancePath:t+"/spec/features/preferredSmm",schemaPath:"\
#/properties/spec/properties/features/properties/preferredSmm/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:
e.push(l),r++}if(o.enabled!==void 0&&typeof o.enabled!="boolean"){let n={instancePath:t+"/spec/features/preferredSmm/enabled",schemaPath:"#/properties/spec/prop\
erties/features/properties/preferredSmm/properties/enabled/type",keyword:"type",params:{type:"boolean"}};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+
"/spec/features/preferredSmm",schemaPath:"#/properties/spec/properties/features/properties/preferredSmm/type",keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),r++}}}else{let o={instancePath:t+"/spec/features",schemaPath:"#/properties/spec/properties/features/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}if(i.firmware!==void 0){let s=i.firmware;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="preferredEfi"||o==="pre\
ferredUseBios"||o==="preferredUseBiosSerial"||o==="preferredUseEfi"||o==="preferredUseSecureBoot")){let n={instancePath:t+"/spec/firmware",schemaPath:"#/propert\
ies/spec/properties/firmware/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.preferredEfi!==
void 0&&(se(s.preferredEfi,{instancePath:t+"/spec/firmware/preferredEfi",parentData:s,parentDataProperty:"preferredEfi",rootData:u})||(e=e===null?se.errors:e.concat(
se.errors),r=e.length)),s.preferredUseBios!==void 0&&typeof s.preferredUseBios!="boolean"){let o={instancePath:t+"/spec/firmware/preferredUseBios",schemaPath:"#\
/properties/spec/properties/firmware/properties/preferredUseBios/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredUseBiosSerial!==
void 0&&typeof s.preferredUseBiosSerial!="boolean"){let o={instancePath:t+"/spec/firmware/preferredUseBiosSerial",schemaPath:"#/properties/spec/properties/firmw\
are/properties/preferredUseBiosSerial/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredUseEfi!==void 0&&typeof s.preferredUseEfi!=
"boolean"){let o={instancePath:t+"/spec/firmware/preferredUseEfi",schemaPath:"#/properties/spec/properties/firmware/properties/preferredUseEfi/type",keyword:"ty\
pe",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.preferredUseSecureBoot!==void 0&&typeof s.preferredUseSecureBoot!="boolean"){let o={instancePath:t+
"/spec/firmware/preferredUseSecureBoot",schemaPath:"#/properties/spec/properties/firmware/properties/preferredUseSecureBoot/type",keyword:"type",params:{type:"b\
oolean"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/spec/firmware",schemaPath:"#/properties/spec/properties/firmware/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.machine!==void 0){let s=i.machine;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(o!=="preferr\
edMachineType"){let n={instancePath:t+"/spec/machine",schemaPath:"#/properties/spec/properties/machine/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.preferredMachineType!==void 0&&typeof s.preferredMachineType!="string"){let o={instancePath:t+"/spec/ma\
chine/preferredMachineType",schemaPath:"#/properties/spec/properties/machine/properties/preferredMachineType/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/spec/machine",schemaPath:"#/properties/spec/properties/machine/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),r++}}if(i.preferSpreadSocketToCoreRatio!==void 0){let s=i.preferSpreadSocketToCoreRatio;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let o={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCoreRatio/type",keyword:"type",params:{
type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){let o={instancePath:t+"/spec/preferSpreadSocketToCo\
reRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCoreRatio/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=
[o]:e.push(o),r++}if(s<0||isNaN(s)){let o={instancePath:t+"/spec/preferSpreadSocketToCoreRatio",schemaPath:"#/properties/spec/properties/preferSpreadSocketToCor\
eRatio/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}}}if(i.preferredArchitecture!==void 0&&typeof i.preferredArchitecture!=
"string"){let s={instancePath:t+"/spec/preferredArchitecture",schemaPath:"#/properties/spec/properties/preferredArchitecture/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),r++}if(i.preferredSubdomain!==void 0&&typeof i.preferredSubdomain!="string"){let s={instancePath:t+"/spec/preferredSubdomain",
schemaPath:"#/properties/spec/properties/preferredSubdomain/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),r++}if(i.preferredTerminationGracePeriodSeconds!==
void 0){let s=i.preferredTerminationGracePeriodSeconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o={instancePath:t+"/spec/preferredTerminati\
onGracePeriodSeconds",schemaPath:"#/properties/spec/properties/preferredTerminationGracePeriodSeconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[
o]:e.push(o),r++}}if(i.requirements!==void 0){let s=i.requirements;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="architecture"||o==="cpu"||
o==="memory")){let n={instancePath:t+"/spec/requirements",schemaPath:"#/properties/spec/properties/requirements/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.architecture!==void 0&&typeof s.architecture!="string"){let o={instancePath:t+"/spec/requi\
rements/architecture",schemaPath:"#/properties/spec/properties/requirements/properties/architecture/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:
e.push(o),r++}if(s.cpu!==void 0){let o=s.cpu,n=r;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.guest===void 0){let l={instancePath:t+"/spec/requirements/cpu",schemaPath:"\
#/properties/spec/properties/requirements/properties/cpu/unlessRewritten/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[l]:e.push(l),
r++}var a=n===r;if(!a){let l={instancePath:t+"/spec/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/unlessRewritten",keyword:"\
unlessRewritten",params:{}};e===null?e=[l]:e.push(l),r++}if(o&&typeof o=="object"&&!Array.isArray(o)){for(let l in o)if(l!=="guest"){let v={instancePath:t+"/spe\
c/requirements/cpu",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[v]:e.push(v),r++}if(o.guest!==void 0){let l=o.guest;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let v={instancePath:t+"/spec/requireme\
nts/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/properties/guest/type",keyword:"type",params:{type:"integer"}};e===null?e=[v]:
e.push(v),r++}if(typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l)){let v={instancePath:t+"/spec/requirements/cpu/guest",schemaPath:"#/properties/spec/\
properties/requirements/properties/cpu/properties/guest/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[v]:e.push(v),r++}if(l<
0||isNaN(l)){let v={instancePath:t+"/spec/requirements/cpu/guest",schemaPath:"#/properties/spec/properties/requirements/properties/cpu/properties/guest/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[v]:e.push(v),r++}}}}else{let l={instancePath:t+"/spec/requirements/cpu",schemaPath:"#/properties\
/spec/properties/requirements/properties/cpu/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}}if(s.memory!==void 0){let o=s.memory;if(o&&
typeof o=="object"&&!Array.isArray(o)){if(o.guest===void 0){let n={instancePath:t+"/spec/requirements/memory",schemaPath:"#/properties/spec/properties/requireme\
nts/properties/memory/required",keyword:"required",params:{missingProperty:"guest"}};e===null?e=[n]:e.push(n),r++}for(let n in o)if(n!=="guest"){let l={instancePath:t+
"/spec/requirements/memory",schemaPath:"#/properties/spec/properties/requirements/properties/memory/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}};e===null?e=[l]:e.push(l),r++}o.guest!==void 0&&(C(o.guest,{instancePath:t+"/spec/requirements/memory/guest",parentData:o,parentDataProperty:"\
guest",rootData:u})||(e=e===null?C.errors:e.concat(C.errors),r=e.length))}else{let n={instancePath:t+"/spec/requirements/memory",schemaPath:"#/properties/spec/p\
roperties/requirements/properties/memory/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}}}else{let o={instancePath:t+"/spec/requireme\
nts",schemaPath:"#/properties/spec/properties/requirements/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.volumes!==void 0){let s=i.
volumes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(o!=="preferredStorageClassName"){let n={instancePath:t+"/spec/volumes",schemaPath:"#/prop\
erties/spec/properties/volumes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.preferredStorageClassName!==
void 0&&typeof s.preferredStorageClassName!="string"){let o={instancePath:t+"/spec/volumes/preferredStorageClassName",schemaPath:"#/properties/spec/properties/v\
olumes/properties/preferredStorageClassName/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/spec/volumes",
schemaPath:"#/properties/spec/properties/volumes/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:t+"/spec",
schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let i={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return or.errors=e,r===0}function Kr(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){
let e=null,r=0;return or(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?or.errors:e.concat(or.errors),r=e.length),Kr.errors=e,r===
0}exports.kind12=Lr;function ar(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){
let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="apiVersi\
on"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,
parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0&&(z(p.spec,{instancePath:t+"/spec",parentData:p,
parentDataProperty:"spec",rootData:u})||(e=e===null?z.errors:e.concat(z.errors),r=e.length)),p.status!==void 0){let a=p.status;if(!(a&&typeof a=="object"&&!Array.
isArray(a))){let i={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return ar.errors=e,r===0}function Lr(p,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;return ar(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?ar.errors:
e.concat(ar.errors),r=e.length),Lr.errors=e,r===0}exports.kind13=Hr;function nr(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){
let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="apiVersi\
on"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,
parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0&&(ae(p.spec,{instancePath:t+"/spec",parentData:p,
parentDataProperty:"spec",rootData:u})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length)),p.status!==void 0){let a=p.status;if(!(a&&typeof a=="object"&&!Array.
isArray(a))){let i={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return nr.errors=e,r===0}function Hr(p,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;return nr(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?nr.errors:
e.concat(nr.errors),r=e.length),Hr.errors=e,r===0}exports.kind14=zr;function lr(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let a in p)
if(!(a==="apiVersion"||a==="kind"||a==="metadata"||a==="spec")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}};e===null?e=[i]:e.push(i),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/p\
roperties/apiVersion/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let a={instancePath:t+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+
"/metadata",parentData:p,parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0){let a=p.spec;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.selector===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"\
selector"}};e===null?e=[i]:e.push(i),r++}for(let i in a)if(!(i==="domain"||i==="selector")){let s={instancePath:t+"/spec",schemaPath:"#/properties/spec/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}a.domain!==void 0&&(oe(a.domain,{instancePath:t+"/spec/\
domain",parentData:a,parentDataProperty:"domain",rootData:u})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),a.selector!==void 0&&(I(a.selector,{instancePath:t+
"/spec/selector",parentData:a,parentDataProperty:"selector",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length))}else{let i={instancePath:t+"/spec",
schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return lr.errors=e,r===0}function zr(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){
let e=null,r=0;return lr(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length),zr.errors=e,r===
0}exports.kind15=_r;function cr(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){
let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="apiVersi\
on"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,
parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0){let a=p.spec;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.selector===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"selector"}};
e===null?e=[i]:e.push(i),r++}if(a.template===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"\
template"}};e===null?e=[i]:e.push(i),r++}for(let i in a)if(!(i==="paused"||i==="replicas"||i==="selector"||i==="template")){let s={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.paused!==void 0&&typeof a.
paused!="boolean"){let i={instancePath:t+"/spec/paused",schemaPath:"#/properties/spec/properties/paused/type",keyword:"type",params:{type:"boolean"}};e===null?e=
[i]:e.push(i),r++}if(a.replicas!==void 0){let i=a.replicas;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let s={instancePath:t+"/spec/replicas",schemaPath:"\
#/properties/spec/properties/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||
isNaN(i)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
e===null?e=[s]:e.push(s),r++}if(i<-2147483648||isNaN(i)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2147483648}};e===null?e=[s]:e.push(s),r++}}}a.selector!==void 0&&(I(a.selector,{instancePath:t+"/spec/selector",parentData:a,
parentDataProperty:"selector",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),a.template!==void 0&&(ne(a.template,{instancePath:t+"/spec/temp\
late",parentData:a,parentDataProperty:"template",rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length))}else{let i={instancePath:t+"/spec",schemaPath:"\
#/properties/spec/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(p.status!==void 0){let a=p.status;if(!(a&&typeof a=="object"&&!Array.
isArray(a))){let i={instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}return cr.errors=e,r===0}function _r(p,{instancePath:t="",
parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;return cr(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?cr.errors:
e.concat(cr.errors),r=e.length),_r.errors=e,r===0}exports.kind16=Qr;function dr(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,r=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.spec===void 0){
let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"spec"}};e===null?e=[a]:e.push(a),r++}for(let a in p)if(!(a==="apiVersi\
on"||a==="kind"||a==="metadata"||a==="spec"||a==="status")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[i]:e.push(i),r++}if(p.apiVersion!==void 0&&typeof p.apiVersion!="string"){let a={instancePath:t+"/apiVersion",schemaPath:"#/properties/apiVersion/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.kind!==void 0&&typeof p.kind!="string"){let a={instancePath:t+"/kind",schemaPath:"#\
/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(p.metadata!==void 0&&(T(p.metadata,{instancePath:t+"/metadata",parentData:p,
parentDataProperty:"metadata",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),p.spec!==void 0){let a=p.spec;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.selector===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty:"selector"}};
e===null?e=[i]:e.push(i),r++}if(a.virtualMachineTemplate===void 0){let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{
missingProperty:"virtualMachineTemplate"}};e===null?e=[i]:e.push(i),r++}for(let i in a)if(!E.call(fe.properties.spec.properties,i)){let s={instancePath:t+"/spec",
schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[s]:e.push(s),r++}if(a.autohealing!==
void 0){let i=a.autohealing;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(!(s==="minFailingToStartDuration"||s==="startUpFailureThreshold")){let o={
instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[o]:e.push(o),r++}if(i.minFailingToStartDuration!==void 0){let s=i.minFailingToStartDuration;if(typeof s=="string"){if(!Br.test(s)){let o={instancePath:t+
"/spec/autohealing/minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFailingToStartDuration/pattern",keyword:"patter\
n",params:{pattern:"^[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|\xB5s|ms|s|m|h))+)$"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/spec/autohealing/\
minFailingToStartDuration",schemaPath:"#/properties/spec/properties/autohealing/properties/minFailingToStartDuration/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}}if(i.startUpFailureThreshold!==void 0){let s=i.startUpFailureThreshold;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let o={
instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/type",keyword:"\
type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){let o={instancePath:t+"/spec/autoheal\
ing/startUpFailureThreshold",schemaPath:"#/properties/spec/properties/autohealing/properties/startUpFailureThreshold/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}};e===null?e=[o]:e.push(o),r++}if(s<1||isNaN(s)){let o={instancePath:t+"/spec/autohealing/startUpFailureThreshold",schemaPath:"#/properties\
/spec/properties/autohealing/properties/startUpFailureThreshold/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[o]:e.push(o),r++}}}}else{
let s={instancePath:t+"/spec/autohealing",schemaPath:"#/properties/spec/properties/autohealing/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(
s),r++}}if(a.maxUnavailable!==void 0){let i=a.maxUnavailable;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&typeof i!="string"){let s={instancePath:t+
"/spec/maxUnavailable",schemaPath:"#/properties/spec/properties/maxUnavailable/type",keyword:"type",params:{type:fe.properties.spec.properties.maxUnavailable.type}};
e===null?e=[s]:e.push(s),r++}}if(a.nameGeneration!==void 0){let i=a.nameGeneration;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(!(s==="appendI\
ndexToConfigMapRefs"||s==="appendIndexToSecretRefs")){let o={instancePath:t+"/spec/nameGeneration",schemaPath:"#/properties/spec/properties/nameGeneration/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.appendIndexToConfigMapRefs!==void 0&&typeof i.appendIndexToConfigMapRefs!=
"boolean"){let s={instancePath:t+"/spec/nameGeneration/appendIndexToConfigMapRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendInde\
xToConfigMapRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}if(i.appendIndexToSecretRefs!==void 0&&typeof i.appendIndexToSecretRefs!=
"boolean"){let s={instancePath:t+"/spec/nameGeneration/appendIndexToSecretRefs",schemaPath:"#/properties/spec/properties/nameGeneration/properties/appendIndexTo\
SecretRefs/type",keyword:"type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:t+"/spec/nameGeneration",schemaPath:"#/propertie\
s/spec/properties/nameGeneration/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.paused!==void 0&&typeof a.paused!="boolean"){let i={
instancePath:t+"/spec/paused",schemaPath:"#/properties/spec/properties/paused/type",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(a.replicas!==
void 0){let i=a.replicas;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properti\
es/replicas/type",keyword:"type",params:{type:"integer"}};e===null?e=[s]:e.push(s),r++}if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let s={instancePath:t+
"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};e===null?e=[s]:e.push(s),
r++}if(i<0||isNaN(i)){let s={instancePath:t+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[s]:e.push(s),r++}}}if(a.scaleInStrategy!==void 0){let i=a.scaleInStrategy;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(!(s===
"opportunistic"||s==="proactive"||s==="unmanaged")){let o={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/spec/properties/scaleInStrategy/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}if(i.opportunistic!==void 0){let s=i.opportunistic;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(o!=="statePreservation"){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic",schemaPath:"#/prop\
erties/spec/properties/scaleInStrategy/properties/opportunistic/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[
n]:e.push(n),r++}if(s.statePreservation!==void 0){let o=s.statePreservation;if(typeof o!="string"){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic/st\
atePreservation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),r++}if(!(o==="Disabled"||o==="Offline"||o==="Online")){let n={instancePath:t+"/spec/scaleInStrategy/opportunistic/statePreser\
vation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:fe.
properties.spec.properties.scaleInStrategy.properties.opportunistic.properties.statePreservation.enum}};e===null?e=[n]:e.push(n),r++}}}else{let o={instancePath:t+
"/spec/scaleInStrategy/opportunistic",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/opportunistic/type",keyword:"type",params:{type:"objec\
t"}};e===null?e=[o]:e.push(o),r++}}if(i.proactive!==void 0){let s=i.proactive;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(!(o==="selectionPol\
icy"||o==="statePreservation")){let n={instancePath:t+"/spec/scaleInStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proa\
ctive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}if(s.selectionPolicy!==void 0&&(L(s.selectionPolicy,
{instancePath:t+"/spec/scaleInStrategy/proactive/selectionPolicy",parentData:s,parentDataProperty:"selectionPolicy",rootData:u})||(e=e===null?L.errors:e.concat(
L.errors),r=e.length)),s.statePreservation!==void 0){let o=s.statePreservation;if(typeof o!="string"){let n={instancePath:t+"/spec/scaleInStrategy/proactive/sta\
tePreservation",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/properties/statePreservation/type",keyword:"type",params:{type:"st\
ring"}};e===null?e=[n]:e.push(n),r++}if(!(o==="Disabled"||o==="Offline"||o==="Online")){let n={instancePath:t+"/spec/scaleInStrategy/proactive/statePreservation",
schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/properties/statePreservation/enum",keyword:"enum",params:{allowedValues:fe.properties.
spec.properties.scaleInStrategy.properties.proactive.properties.statePreservation.enum}};e===null?e=[n]:e.push(n),r++}}}else{let o={instancePath:t+"/spec/scaleI\
nStrategy/proactive",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.
push(o),r++}}if(i.unmanaged!==void 0){let s=i.unmanaged;if(s&&typeof s=="object"&&!Array.isArray(s))for(let o in s){let n={instancePath:t+"/spec/scaleInStrategy\
/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[n]:e.push(n),r++}else{let o={instancePath:t+"/spec/scaleInStrategy/unmanaged",schemaPath:"#/properties/spec/properties/scaleInStrategy/properties/un\
managed/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:t+"/spec/scaleInStrategy",schemaPath:"#/properties/\
spec/properties/scaleInStrategy/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.selector!==void 0&&(I(a.selector,{instancePath:t+
"/spec/selector",parentData:a,parentDataProperty:"selector",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),a.updateStrategy!==void 0){let i=a.
updateStrategy;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let s in i)if(!(s==="opportunistic"||s==="proactive"||s==="unmanaged")){let o={instancePath:t+"/\
spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};
e===null?e=[o]:e.push(o),r++}if(i.opportunistic!==void 0){let s=i.opportunistic;if(s&&typeof s=="object"&&!Array.isArray(s))for(let o in s){let n={instancePath:t+
"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/spec/properties/updateStrategy/properties/opportunistic/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}else{let o={instancePath:t+"/spec/updateStrategy/opportunistic",schemaPath:"#/properties/\
spec/properties/updateStrategy/properties/opportunistic/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.proactive!==void 0){let s=i.
proactive;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let o in s)if(o!=="selectionPolicy"){let n={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"\
#/properties/spec/properties/updateStrategy/properties/proactive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=
[n]:e.push(n),r++}s.selectionPolicy!==void 0&&(L(s.selectionPolicy,{instancePath:t+"/spec/updateStrategy/proactive/selectionPolicy",parentData:s,parentDataProperty:"\
selectionPolicy",rootData:u})||(e=e===null?L.errors:e.concat(L.errors),r=e.length))}else{let o={instancePath:t+"/spec/updateStrategy/proactive",schemaPath:"#/pr\
operties/spec/properties/updateStrategy/properties/proactive/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(i.unmanaged!==void 0){
let s=i.unmanaged;if(s&&typeof s=="object"&&!Array.isArray(s))for(let o in s){let n={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/sp\
ec/properties/updateStrategy/properties/unmanaged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[n]:e.push(n),r++}else{
let o={instancePath:t+"/spec/updateStrategy/unmanaged",schemaPath:"#/properties/spec/properties/updateStrategy/properties/unmanaged/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let s={instancePath:t+"/spec/updateStrategy",schemaPath:"#/properties/spec/properties/updateStrategy/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}if(a.virtualMachineTemplate!==void 0){let i=a.virtualMachineTemplate;if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let s in i)if(!(s==="metadata"||s==="spec")){let o={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtu\
alMachineTemplate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?e=[o]:e.push(o),r++}i.metadata!==void 0&&(H(i.metadata,
{instancePath:t+"/spec/virtualMachineTemplate/metadata",parentData:i,parentDataProperty:"metadata",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),
i.spec!==void 0&&(z(i.spec,{instancePath:t+"/spec/virtualMachineTemplate/spec",parentData:i,parentDataProperty:"spec",rootData:u})||(e=e===null?z.errors:e.concat(
z.errors),r=e.length))}else{let s={instancePath:t+"/spec/virtualMachineTemplate",schemaPath:"#/properties/spec/properties/virtualMachineTemplate/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),r++}}}else{let i={instancePath:t+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type:"\
object"}};e===null?e=[i]:e.push(i),r++}}if(p.status!==void 0){let a=p.status;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let i={instancePath:t+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}return dr.errors=e,r===0}function Qr(p,{instancePath:t="",parentData:A,parentDataProperty:D,rootData:u=p}={}){let e=null,
r=0;return dr(p,{instancePath:t,parentData:A,parentDataProperty:D,rootData:u})||(e=e===null?dr.errors:e.concat(dr.errors),r=e.length),Qr.errors=e,r===0}var{interpreted:$}=(qr(),br(Sr)),
M=()=>require("./schemas");module.exports={validators:{"cdi.kubevirt.io/v1beta1/CDI":$("cdi.kubevirt.io/v1beta1/CDI",M),"cdi.kubevirt.io/v1beta1/CDIConfig":$("c\
di.kubevirt.io/v1beta1/CDIConfig",M),"cdi.kubevirt.io/v1beta1/DataImportCron":exports.kind0,"cdi.kubevirt.io/v1beta1/DataSource":exports.kind1,"cdi.kubevirt.io/\
v1beta1/DataVolume":exports.kind2,"cdi.kubevirt.io/v1beta1/ObjectTransfer":$("cdi.kubevirt.io/v1beta1/ObjectTransfer",M),"forklift.cdi.kubevirt.io/v1beta1/Opens\
tackVolumePopulator":$("forklift.cdi.kubevirt.io/v1beta1/OpenstackVolumePopulator",M),"forklift.cdi.kubevirt.io/v1beta1/OvirtVolumePopulator":$("forklift.cdi.ku\
bevirt.io/v1beta1/OvirtVolumePopulator",M),"cdi.kubevirt.io/v1beta1/StorageProfile":$("cdi.kubevirt.io/v1beta1/StorageProfile",M),"cdi.kubevirt.io/v1beta1/Volum\
eCloneSource":$("cdi.kubevirt.io/v1beta1/VolumeCloneSource",M),"cdi.kubevirt.io/v1beta1/VolumeImportSource":$("cdi.kubevirt.io/v1beta1/VolumeImportSource",M),"c\
di.kubevirt.io/v1beta1/VolumeUploadSource":$("cdi.kubevirt.io/v1beta1/VolumeUploadSource",M),"kubevirt.io/v1/KubeVirt":$("kubevirt.io/v1/KubeVirt",M),"migration\
s.kubevirt.io/v1alpha1/MigrationPolicy":$("migrations.kubevirt.io/v1alpha1/MigrationPolicy",M),"kubevirt.io/v1/VirtualMachine":exports.kind3,"backup.kubevirt.io\
/v1alpha1/VirtualMachineBackup":$("backup.kubevirt.io/v1alpha1/VirtualMachineBackup",M),"backup.kubevirt.io/v1alpha1/VirtualMachineBackupTracker":$("backup.kube\
virt.io/v1alpha1/VirtualMachineBackupTracker",M),"clone.kubevirt.io/v1beta1/VirtualMachineClone":$("clone.kubevirt.io/v1beta1/VirtualMachineClone",M),"instancet\
ype.kubevirt.io/v1beta1/VirtualMachineClusterInstancetype":exports.kind4,"instancetype.kubevirt.io/v1beta1/VirtualMachineClusterPreference":exports.kind5,"expor\
t.kubevirt.io/v1beta1/VirtualMachineExport":$("export.kubevirt.io/v1beta1/VirtualMachineExport",M),"kubevirt.io/v1/VirtualMachineInstance":exports.kind6,"kubevi\
rt.io/v1/VirtualMachineInstanceMigration":$("kubevirt.io/v1/VirtualMachineInstanceMigration",M),"kubevirt.io/v1alpha3/VirtualMachineInstancePreset":exports.kind7,
"kubevirt.io/v1/VirtualMachineInstanceReplicaSet":exports.kind8,"instancetype.kubevirt.io/v1beta1/VirtualMachineInstancetype":exports.kind9,"pool.kubevirt.io/v1\
beta1/VirtualMachinePool":exports.kind10,"instancetype.kubevirt.io/v1beta1/VirtualMachinePreference":exports.kind11,"snapshot.kubevirt.io/v1beta1/VirtualMachine\
Restore":$("snapshot.kubevirt.io/v1beta1/VirtualMachineRestore",M),"snapshot.kubevirt.io/v1beta1/VirtualMachineSnapshot":$("snapshot.kubevirt.io/v1beta1/Virtual\
MachineSnapshot",M),"snapshot.kubevirt.io/v1beta1/VirtualMachineSnapshotContent":$("snapshot.kubevirt.io/v1beta1/VirtualMachineSnapshotContent",M),"cdi.kubevirt\
.io/v1alpha1/CDI":$("cdi.kubevirt.io/v1alpha1/CDI",M),"kubevirt.io/v1alpha3/KubeVirt":$("kubevirt.io/v1alpha3/KubeVirt",M),"kubevirt.io/v1alpha3/VirtualMachine":exports.
kind12,"clone.kubevirt.io/v1alpha1/VirtualMachineClone":$("clone.kubevirt.io/v1alpha1/VirtualMachineClone",M),"export.kubevirt.io/v1alpha1/VirtualMachineExport":$(
"export.kubevirt.io/v1alpha1/VirtualMachineExport",M),"kubevirt.io/v1alpha3/VirtualMachineInstance":exports.kind13,"kubevirt.io/v1alpha3/VirtualMachineInstanceM\
igration":$("kubevirt.io/v1alpha3/VirtualMachineInstanceMigration",M),"kubevirt.io/v1/VirtualMachineInstancePreset":exports.kind14,"kubevirt.io/v1alpha3/Virtual\
MachineInstanceReplicaSet":exports.kind15,"pool.kubevirt.io/v1alpha1/VirtualMachinePool":exports.kind16,"snapshot.kubevirt.io/v1alpha1/VirtualMachineRestore":$(
"snapshot.kubevirt.io/v1alpha1/VirtualMachineRestore",M),"snapshot.kubevirt.io/v1alpha1/VirtualMachineSnapshot":$("snapshot.kubevirt.io/v1alpha1/VirtualMachineS\
napshot",M),"snapshot.kubevirt.io/v1alpha1/VirtualMachineSnapshotContent":$("snapshot.kubevirt.io/v1alpha1/VirtualMachineSnapshotContent",M)},get schemas(){return M()}};
