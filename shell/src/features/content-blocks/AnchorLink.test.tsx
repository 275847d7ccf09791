import { useLocation } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AnchorLink } from './AnchorLink'

const Where = () => {
  const { pathname, search, hash, state } = useLocation()
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>
}

test('it leads to a place of this very page, which does not go to its top', async () => {
  renderWithKernel(
    <>
      <AnchorLink id="zones" label="К зонам доставки">
        Зоны
      </AnchorLink>
      <Where />
    </>,
    { path: '/delivery?city=7#price' },
  )
  const link = screen.getByRole('link', { name: 'К зонам доставки' })
  expect(link).toHaveAttribute('href', '/delivery?city=7#zones')
  await userEvent.click(link)
  expect(screen.getByRole('status')).toHaveTextContent('/delivery?city=7#zones {"keepScroll":true}')
})

test('the one that is being read says so', () => {
  renderWithKernel(
    <>
      <AnchorLink id="zones" current>
        Зоны
      </AnchorLink>
      <AnchorLink id="price">Цены</AnchorLink>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Зоны' })).toHaveAttribute('aria-current', 'location')
  expect(screen.getByRole('link', { name: 'Цены' })).not.toHaveAttribute('aria-current')
})
