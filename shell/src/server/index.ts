export { frame } from './frame'
export { render } from './render'
export { shared } from './shared'
