import { partKernel, renderWithKernel, testSection } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { SectionTiles } from './SectionTiles'

const show = (count: number) =>
  renderWithKernel(
    <SectionTiles
      sections={Array.from({ length: count }, (_, at) =>
        testSection({
          ID: at + 1,
          NAME: `Раздел ${at + 1}`,
          CNT: 1000 + at,
          PICTURE_PATH: at === 0 ? '/upload/1.svg' : null,
        }),
      )}
    />,
    { kernel: partKernel() },
  )

test('a tile leads to the products of its section, with their number and its picture', () => {
  const { container } = show(2)
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent?.replace(/\s/g, ' ')]),
  ).toEqual([
    ['/catalog/1', 'Раздел 11 000'],
    ['/catalog/2', 'Раздел 21 001'],
  ])
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/upload/1.svg',
  ])
  expect(screen.getByRole('img', { name: 'Нет фотографии' })).toBeVisible()
})
