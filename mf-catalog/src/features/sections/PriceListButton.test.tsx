import { catchSavedFiles, LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { PriceListButton } from './PriceListButton'

const { called, intercept } = catalogApi()

const show = (sectionId: number | undefined, options: Parameters<typeof partKernel>[0]) =>
  renderWithKernel(<PriceListButton sectionId={sectionId} />, { kernel: partKernel(options) })

test.each([
  [undefined, 'Скачать прайс-лист', 'GET /v3/api/catalog/section/?type=export'],
  [12, 'Прайс-лист раздела', 'GET /v3/api/catalog/section/?type=export&filter[SECTION_ID]=12'],
])('[CAT-066] a customer downloads the prices of section %s', async (sectionId, name, call) => {
  const saved = catchSavedFiles()
  intercept(({ path }) => {
    if (path === '/v3/api/catalog/section/') return { FILENAME: '/upload/price.xlsx' }
    return path === '/upload/price.xlsx' ? new Response('прайс') : undefined
  })
  show(sectionId, { cookies: LOGGED_IN, personal: {} })
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(called('type=export')).toEqual([call])
})

test('[CAT-066] nobody else sees the button', () => {
  const { container } = show(undefined, { personal: { ID: null } })
  expect(container).toBeEmptyDOMElement()
})
