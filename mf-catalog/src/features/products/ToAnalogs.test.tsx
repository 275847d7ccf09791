import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { catalogApi } from '../../testing/catalog-api'
import { ToAnalogs } from './ToAnalogs'

const { called, intercept } = catalogApi()

const show = () => renderWithKernel(<ToAnalogs product={testProduct({ ID: 77 })} />, { kernel: partKernel() })
const link = () => screen.findByRole('link', { name: 'Аналоги' })

test.each(['absoluteAnalogs', 'partialAnalogs'])('while %s are not known nothing is said', async (group) => {
  intercept(({ path }) => (path.includes(group) ? new Promise<undefined>(() => undefined) : undefined))
  const { container, kernel } = show()
  await waitFor(() => expect(called('Analogs/')).toHaveLength(2))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(1))
  expect(container).toBeEmptyDOMElement()
})

test.each(['absoluteAnalogs', 'partialAnalogs'])(
  '%s that fail are tried again below: the way leads there',
  async (group) => {
    intercept(({ path }) => (path.includes(group) ? 400 : undefined))
    show()
    expect(await link()).toBeVisible()
  },
)
