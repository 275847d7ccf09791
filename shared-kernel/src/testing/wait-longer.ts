import { configure } from '@testing-library/react'

// A second is little on a busy machine. What comes is not waited for any longer; only a test that fails takes its time.
configure({ asyncUtilTimeout: 4000 })
