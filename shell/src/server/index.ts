export { documentShell } from './document-shell'
export { render } from './render'
export { shared } from './shared'
