import type { PropertyValue } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import type { MouseEvent } from 'react'
import { productTexts } from './texts'

/** Element that holds the tabs of the product. */
export const ABOUT_ID = 'about'
/** Lines before «Все свойства». */
const LINES = 7

const Root = styled.section`
  h2 {
    margin-bottom: 6px;
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
  }
  > a {
    display: inline-block;
    margin-top: 8px;
    padding: 3px 0;
    color: var(--accent-text);
    font-size: 13px;
    line-height: 18px;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

interface MainPropertiesProps {
  properties: readonly PropertyValue[]
  /** Shows all of them. */
  onAll: () => void
}

/** The first properties of a product, beside its picture. */
export function MainProperties({ properties, onAll }: MainPropertiesProps) {
  const show = (event: MouseEvent) => {
    event.preventDefault()
    onAll()
    document.getElementById(ABOUT_ID)?.scrollIntoView()
  }
  if (properties.length === 0) return <div />
  return (
    <Root>
      <h2>{productTexts.main}</h2>
      <KeyValue
        items={properties.slice(0, LINES).map(({ TITLE, VALUE }) => ({ label: TITLE, value: VALUE }))}
      />
      {properties.length > LINES && (
        <a href={`#${ABOUT_ID}`} onClick={show}>
          {productTexts.allProperties}
        </a>
      )}
    </Root>
  )
}
