import { watchTestFiles } from '../src/testing/after-test-file'

watchTestFiles()
