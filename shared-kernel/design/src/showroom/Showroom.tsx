import { Global } from '@emotion/react'
import { useSearchParams } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { lookCss } from '@prilavok/shared-kernel/theme/css'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { Input } from '@prilavok/shared-kernel/ui/input'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { Select } from '@prilavok/shared-kernel/ui/select'
import { useState } from 'react'
import { Contents } from './Contents'
import { ALL_LOOKS, LOOK_NAMES } from './looks'
import { StoryState } from './StoryState'
import { idOf, type Stories } from './stories'
import { usePageLook } from './use-page-look'

const Tools = styled.div`
  display: flex;
  gap: 12px;
  max-width: 640px;
  margin-bottom: 24px;
  > * {
    flex: 1;
  }
  ${media.phone} {
    flex-direction: column;
    > * {
      flex: none;
    }
  }
`
const Section = styled.section`
  margin-bottom: 32px;
  scroll-margin-top: 72px;
  content-visibility: auto;
  contain-intrinsic-size: auto 240px;
  > h2 {
    margin-bottom: 4px;
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  > p {
    margin-bottom: 12px;
    color: var(--text-muted);
    font-size: 13px;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
    gap: 12px;
  }
  &[data-all] > div {
    grid-template-columns: 1fr;
  }
`
const LOOKS = [
  ...LOOK_NAMES.map((name) => ({ value: name, label: name })),
  { value: ALL_LOOKS, label: 'Все двенадцать' },
]

const fits = (stories: Stories, text: string) =>
  `${stories.title} ${stories.path}`.toLowerCase().includes(text.trim().toLowerCase())

/** All components with their states; the look and the search are in the address, so that a view can be sent to somebody. */
export function Showroom({ stories }: { stories: readonly Stories[] }) {
  const shop = useShop()
  const [params, setParams] = useSearchParams()
  const [text, setText] = useState(params.get('q') ?? '')
  const asked = params.get('look') ?? shop.COLOR_SCHEME
  const look = LOOKS.some(({ value }) => value === asked) ? asked : 'green'
  usePageLook(look)
  const change = (name: 'look' | 'q', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  const shown = stories.filter((one) => fits(one, text))
  return (
    <Container>
      <Global styles={lookCss()} />
      <Breadcrumbs items={[{ title: 'Компоненты' }]} />
      <PageTitle>Компоненты</PageTitle>
      <Tools>
        <Select
          aria-label="Оформление"
          options={LOOKS}
          value={look}
          onChange={(value) => change('look', value)}
        />
        <Input
          aria-label="Найти компонент"
          placeholder="Название или файл"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            change('q', event.target.value)
          }}
        />
      </Tools>
      {shown.length === 0 ? (
        <EmptyState icon="search" title="Такого компонента нет" />
      ) : (
        <Contents stories={shown} />
      )}
      {shown.map(({ path, title, states }) => (
        <Section key={path} id={idOf(path)} aria-label={title} data-all={look === ALL_LOOKS ? '' : undefined}>
          <h2>{title}</h2>
          <p>{path.slice(2)}</p>
          <div>
            {states.map(({ name, View }) => (
              <StoryState key={name} name={name} View={View} inAllLooks={look === ALL_LOOKS} />
            ))}
          </div>
        </Section>
      ))}
    </Container>
  )
}
