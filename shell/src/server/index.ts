export { SHARED_MODULES as shared } from 'virtual:shared-modules'
export { documentShell } from './document-shell'
export { render } from './render'
