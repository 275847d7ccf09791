import { OLD_BROWSER_GLOBAL, type Shop } from '@prilavok/shared-kernel/contract'
import { scriptJson } from '@prilavok/shared-kernel/contract/markup'
import { phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { ANY_VERSION, BROWSER_UPDATES, SUPPORTED_BROWSERS } from './supported-browsers'
import { browserTexts } from './texts'

type Contacts = Pick<Shop, 'PHONES' | 'EMAIL'>

/** Rows as the script compares them: the version that a pattern finds, and the least that it may be. */
const LEAST_FOUND = SUPPORTED_BROWSERS.map(({ pattern, lowest, ahead = 0 }) => [pattern, lowest - ahead])

/** What the bundles cannot do without; browsers of about the last four years have it. */
const FEATURES =
  "'noModule' in document.createElement('script')&&!!self.Promise&&!!self.fetch&&!!self.BroadcastChannel&&!!self.CSS" +
  "&&CSS.supports('gap','1px')&&CSS.supports('color','var(--a)')&&!![].at&&!!Object.hasOwn"

const contactLinks = ({ PHONES, EMAIL }: Contacts): [text: string, url: string][] => [
  ...PHONES.map((phone): [string, string] => [phoneText(phone), phoneHref(phone)]),
  ...(EMAIL ? [[EMAIL, `mailto:${EMAIL}`] as [string, string]] : []),
]

/**
 * Inline script for the head, in ES3: it is parsed by every browser, also where the bundles are not (EDGE-007, AMB-08). It tells
 * two cases apart:
 *
 * - **outdated**, a version below the table: the page becomes «Ваш браузер устарел» and where to update, with the contacts of the shop;
 * - **limited**, a version of the table that lacks what the bundles need: the page stays as the server has rendered it, with its links
 *   and without its scripts, under a note. Where the server has rendered nothing, it is outdated, too.
 *
 * Both set `OLD_BROWSER_GLOBAL`, upon which no other script begins. Elements get their styles by script: these browsers know no policy
 * for style attributes, and their policy for style elements rejects what has no nonce.
 */
export const browserCheck = (contacts: Contacts): string =>
  `(function(){
var doc=document,agent=navigator.userAgent,table=${scriptJson(LEAST_FOUND)},texts=${scriptJson(browserTexts)},found=null,outdated=false,at;
if(!new RegExp(${scriptJson(ANY_VERSION)},'i').test(agent))for(at=0;at<table.length&&!found;at++){
found=new RegExp(table[at][0]).exec(agent);
outdated=!!found&&Number(found[1])<table[at][1];
}
if(!outdated&&${FEATURES})return;
self.${OLD_BROWSER_GLOBAL}=1;
function add(parent,name,css,text){
var element=doc.createElement(name);
element.style.cssText=css;
if(text)element.appendChild(doc.createTextNode(text));
parent.appendChild(element);
return element;
}
function list(parent,links,css){
var items=add(parent,'ul',css),at;
for(at=0;at<links.length;at++)add(add(items,'li','display:inline-block;margin:0 16px 8px 0'),'a','text-decoration:underline',links[at][0]).href=links[at][1];
}
function show(){
var body=doc.body,root=doc.getElementById('root'),links=${scriptJson(BROWSER_UPDATES)},contacts=${scriptJson(contactLinks(contacts))},place;
doc.documentElement.style.display='';
if(!outdated&&root&&root.firstChild){
place=add(body,'div','padding:12px 16px;border-bottom:2px solid;font:14px/20px sans-serif');
body.insertBefore(place,body.firstChild);
place.id='limited-browser';
add(place,'p','margin:0 0 8px',texts.limited);
list(place,links,'margin:0;padding:0');
return;
}
body.innerHTML='';
doc.title=texts.outdated;
place=add(body,'div','max-width:560px;margin:80px auto;padding:0 16px;font:16px/24px sans-serif');
add(place,'h1','margin:0 0 16px;font-size:28px;line-height:34px',texts.outdated);
add(place,'p','margin:0 0 12px',texts.update);
list(place,links,'margin:0 0 24px;padding:0');
if(contacts.length){
add(place,'p','margin:0 0 12px',texts.contacts);
list(place,contacts,'margin:0;padding:0');
}
}
if(outdated)doc.documentElement.style.display='none';
if(doc.addEventListener)doc.addEventListener('DOMContentLoaded',show,false);
else self.attachEvent('onload',show);
})()`.replace(/\n/g, '')
