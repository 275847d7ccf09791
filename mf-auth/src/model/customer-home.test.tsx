import { type PartOptions, partKernel, renderWithKernel, shopPlan } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { useCustomerHome } from './customer-home'

function Home() {
  return <p>{useCustomerHome()}</p>
}
const without = (...paths: string[]): PartOptions => ({
  plan: { routes: (shopPlan().routes ?? []).filter(({ path }) => !paths.includes(path)) },
})

test.each([
  ['the whole cabinet', without(), '/cabinet/info'],
  ['no profile', without('/cabinet/info'), '/cabinet/orders'],
  ['neither profile nor orders', without('/cabinet/info', '/cabinet/orders'), '/'],
])('a shop with %s', (_what, options, home) => {
  renderWithKernel(<Home />, { kernel: partKernel(options) })
  expect(screen.getByText(home)).toBeVisible()
})
