export { PageWithBar } from './page-with-bar'
export { useFixedBar } from './use-fixed-bar'
