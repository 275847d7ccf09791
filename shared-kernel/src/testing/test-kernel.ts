import type { MapTiles, Plan, Shop } from '@prilavok/shared-kernel/contract'
import { createKernel, type KernelInit } from '@prilavok/shared-kernel/create-kernel'
import { createErrorHandler } from '@prilavok/shared-kernel/errors'
import type { Kernel, Platform } from '@prilavok/shared-kernel/kernel'
import { cleanup } from '@testing-library/react'
import { createTestPlatform } from './test-platform'
import { testShop } from './test-shop'

export interface TestKernelOptions {
  shop?: Partial<Shop>
  platform?: Partial<Platform>
  plan?: Partial<Plan>
  mapTiles?: MapTiles
  /** Server statuses that open the server error modal. @default those of AMB-05 */
  errorStatuses?: number[]
  /** @default answers are not saved */
  savesAnswers?: KernelInit['savesAnswers']
}

const AMB_05 = [408, 500, 502, 503, 504]

/** Kernels of the running test. */
const running = new Set<Kernel>()
// A kernel that is left alone repeats what had no answer: seconds later, into the API of another test.
afterEach(() => {
  // What is rendered goes first: it would hear of the end.
  cleanup()
  for (const kernel of running) kernel.dispose()
  running.clear()
})

/**
 * The real kernel on a test platform: the network is the only thing that a test replaces. It is disposed of when the test ends
 * that it was made in.
 */
export function testKernel({
  shop,
  platform,
  plan,
  mapTiles,
  errorStatuses = AMB_05,
  savesAnswers,
}: TestKernelOptions = {}): Kernel {
  const kernel = createKernel({
    plan: {
      id: 'test',
      shop: 1,
      parts: { shell: { version: 'test', base: '/', entry: [], scripts: {}, fallbacks: [] } },
      routes: [],
      modals: {},
      slots: {},
      layoutSlots: [],
      ...plan,
    },
    shop: testShop(shop),
    platform: createTestPlatform(platform),
    mapTiles,
    savesAnswers,
    onError: createErrorHandler(errorStatuses),
  })
  // One that a file makes for all of its tests lives on.
  if (expect.getState().currentTestName !== undefined) running.add(kernel)
  return kernel
}
