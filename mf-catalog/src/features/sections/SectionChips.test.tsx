import { partKernel, renderWithKernel, testSection } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { SectionChips } from './SectionChips'

const pens = testSection({ ID: 12, NAME: 'Ручки', CNT: 1200 })
const folders = testSection({ ID: 13, NAME: 'Папки', CNT: 0 })

const show = (props: ComponentProps<typeof SectionChips>) =>
  renderWithKernel(<SectionChips {...props} />, { kernel: partKernel() })
const chips = () =>
  within(screen.getByRole('navigation', { name: 'Разделы' }))
    .getAllByRole('link')
    .map((link) => [link.textContent?.replace(/\s/g, ' '), link.getAttribute('href')])

test('each section leads to its products and says how many; one without any is left out', () => {
  show({ sections: [pens, folders] })
  expect(chips()).toEqual([['Ручки1 200', '/catalog/12']])
})

test('a section whose count is not known stands without it', () => {
  show({ sections: [{ ...pens, CNT: undefined }] })
  expect(chips()).toEqual([['Ручки', '/catalog/12']])
})

test('they may lead elsewhere', () => {
  show({ sections: [pens], hrefOf: ({ ID }) => `/catalog/brand/5/${ID}` })
  expect(chips()).toEqual([['Ручки1 200', '/catalog/brand/5/12']])
})

test.each([[[]], [[folders]]])('of %j there is no line', (sections) => {
  show({ sections })
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
