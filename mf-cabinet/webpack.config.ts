import { configurationsOf } from '@prilavok/build'

export default configurationsOf(import.meta.dirname)
