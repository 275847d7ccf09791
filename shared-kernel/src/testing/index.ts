export { type RenderedWithKernel, renderWithKernel } from './render-with-kernel'
export { testKernel, type TestKernelOptions } from './test-kernel'
export { createTestPlatform } from './test-platform'
export { testShop } from './test-shop'
