export { useFixedBar } from './use-fixed-bar'
