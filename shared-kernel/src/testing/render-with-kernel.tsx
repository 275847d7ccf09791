import { type Kernel, KernelProvider } from '@prilavok/shared-kernel/kernel'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { type TestKernelOptions, testKernel } from './test-kernel'

// A busy machine takes longer than the usual second to render what a test waits for.
configure({ asyncUtilTimeout: 5000 })

export interface RenderedWithKernel extends RenderResult {
  kernel: Kernel
}

/** Renders a component as a page of the shop would: kernel, queries, router at `path`. */
export function renderWithKernel(
  ui: ReactNode,
  {
    path = '/',
    state = undefined as unknown,
    kernel = undefined as Kernel | undefined,
    ...options
  }: TestKernelOptions & {
    path?: string /** Of the history's entry. */
    state?: unknown
    kernel?: Kernel
  } = {},
): RenderedWithKernel {
  const used = kernel ?? testKernel(options)
  const { pathname, search, hash } = new URL(path, 'http://shop')
  const result = render(
    <QueryClientProvider client={used.query}>
      <KernelProvider value={used}>
        <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>{ui}</MemoryRouter>
      </KernelProvider>
    </QueryClientProvider>,
  )
  return { ...result, kernel: used }
}
