import type { Plan, Shop } from '@prilavok/shared-kernel/contract'
import { createKernel } from '@prilavok/shared-kernel/create-kernel'
import type { Kernel, Platform } from '@prilavok/shared-kernel/kernel'
import { createTestPlatform } from './test-platform'
import { testShop } from './test-shop'

export interface TestKernelOptions {
  shop?: Partial<Shop>
  platform?: Partial<Platform>
  plan?: Partial<Plan>
  errorStatuses?: number[]
}

/** The real kernel on a test platform: the network is the only thing that a test replaces. */
export function testKernel({ shop, platform, plan, errorStatuses }: TestKernelOptions = {}): Kernel {
  return createKernel({
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
    ...(errorStatuses ? { errorStatuses } : {}),
  })
}
