export { configurationsOf, type PartConfigurations } from './part-configurations'
