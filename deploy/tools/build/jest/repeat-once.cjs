// On a busy machine one test in thousands fails for want of time. In CI a test that fails is run once more; the verification names
// those that passed only then, so that they are seen and mended.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true })
