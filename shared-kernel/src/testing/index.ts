export { type RenderedWithKernel, renderWithKernel } from './render-with-kernel'
export { type TestKernelOptions, testKernel } from './test-kernel'
export { createTestPlatform } from './test-platform'
export { testShop } from './test-shop'
