import { configure } from '@testing-library/react'

// No machine is too slow for a test: what comes is not waited for any longer, only a test that fails takes its time.
configure({ asyncUtilTimeout: 30_000 })
