import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { basketApi } from '../testing/basket-api'
import { PointsNote } from './PointsNote'

const { intercept } = basketApi()

const render = (total: number) =>
  renderWithKernel(<PointsNote total={total} id="points" />, { kernel: partKernel() })

test.each([
  [400, 'neutral', /^На\sсчёте 1\s250\sБ, после заказа останется 850\sБ$/],
  [1250, 'neutral', /останется 0\sБ$/],
  [1251, 'warning', /^На\sсчёте 1\s250\sБ: не\sхватает 1\sБ$/],
])('an order of %i points', async (total, tone, text) => {
  render(total)
  expect(await screen.findByText(text)).toBeVisible()
  const note = document.getElementById('points')
  expect(note).toHaveTextContent(text)
  expect(note).toHaveAttribute('data-tone', tone)
})

test('while the account is not known nothing is said', () => {
  intercept(() => new Promise(() => undefined))
  expect(render(400).container).toBeEmptyDOMElement()
})
