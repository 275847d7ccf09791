import { catchSavedFiles, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { OrderDownload } from './OrderDownload'

const { actions, intercept } = cabinetApi()
const button = () => screen.getByRole('button')

test('[CAB-049] one order is saved as a workbook; while that runs the button says so', async () => {
  const saved = catchSavedFiles()
  const answered: { go?: () => void } = {}
  intercept(async ({ method, path }) => {
    if (path === '/upload/files/ticket') return new Response('table')
    if (method !== 'POST') return undefined
    await new Promise<void>((resolve) => Object.assign(answered, { go: resolve }))
    return { SUCCESS: 'Y', FILENAME: '/upload/files/ticket' }
  })
  renderWithKernel(<OrderDownload order={{ ID: 390, ORDER_NUMBER: '48390' }} />)
  expect(button()).toHaveAccessibleName('Скачать заказ №\u00a048390')
  expect(button()).not.toHaveAttribute('aria-busy')
  await userEvent.click(button())
  expect(button()).toHaveAccessibleName('Скачиваем заказ №\u00a048390')
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(answered.go).toBeDefined())
  answered.go?.()
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['ticket']))
  expect(actions()).toEqual([{ action: 'export', order_id: '390' }])
  await waitFor(() => expect(button()).toHaveAccessibleName('Скачать заказ №\u00a048390'))
})
