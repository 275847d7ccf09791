import { partKernel, renderWithKernel, testProducts } from '@prilavok/shared-kernel/testing'
import { queryOptions } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keys } from '../../api/keys'
import { catalogApi } from '../../testing/catalog-api'
import { nearObserver } from '../../testing/near-observer'
import { type BlocksCode, type BlocksProps, FarBlocks } from './FarBlocks'
import { ProductCards } from './ProductCards'
import { ProductRows, type ProductRowsProps } from './ProductRows'

const Blocks = ({ except }: BlocksProps) => <p>{`Блоки, кроме ${except ?? 'ничего'}`}</p>
catalogApi()

describe('FarBlocks', () => {
  const load = jest.fn<Promise<BlocksCode>, []>()
  const near = nearObserver()

  beforeEach(() => {
    load.mockReset().mockResolvedValue({ Blocks })
  })

  const show = (props: { ready?: boolean; except?: number } = {}) =>
    renderWithKernel(
      <FarBlocks
        code={queryOptions({
          queryKey: [...keys.code, 'far'],
          queryFn: load,
          retry: false,
          structuralSharing: false,
        })}
        height={400}
        className="far"
        {...props}
      />,
      { kernel: partKernel() },
    ).container
  const come = () => near.tell(true)

  test('the code loads when the visitor comes near, not before; until then the place is held', async () => {
    const place = show()
    expect(load).not.toHaveBeenCalled()
    expect(place.querySelector('[style*="400px"]')).not.toBeNull()
    expect(place.querySelector('[aria-hidden]')).toBeNull()
    come()
    expect(place.querySelector('[aria-hidden]')).not.toBeNull()
    expect(await screen.findByText('Блоки, кроме ничего')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
    expect(place.querySelector('[style*="400px"]')).toBeNull()
    expect(place.querySelector('.far')).toContainElement(screen.getByText(/^Блоки/))
  })

  test('code that does not come says so, and is asked for again', async () => {
    load.mockRejectedValueOnce(new Error('broken'))
    const place = show()
    come()
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText(/^Блоки/)).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
    expect(place.querySelector('[role=alert]')).toBeNull()
  })
})

describe('ProductRows', () => {
  const VIEWS = [
    ['rows', ProductRows],
    ['cards', ProductCards],
  ] as const
  const show = (View: (props: ProductRowsProps) => React.ReactNode, props: Partial<ProductRowsProps> = {}) =>
    renderWithKernel(<View products={testProducts(8)} {...props} />, { kernel: partKernel() })
  const eager = (container: HTMLElement) =>
    [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading') !== 'lazy')

  test.each(VIEWS)('at the top of a page the pictures of the first six %s load at once', (_what, View) => {
    const { container } = show(View, { top: true })
    expect(eager(container)).toEqual([true, true, true, true, true, true, false, false])
    expect(screen.getByRole('list')).toHaveAttribute('data-products', 'true')
  })
})
