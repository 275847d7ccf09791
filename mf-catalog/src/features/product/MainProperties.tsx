import type { PropertyValue } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { ToAbout } from './ToAbout'
import { productTexts } from './texts'

/** Lines before «Все свойства». */
const LINES = 7

const Root = styled.section`
  h2 {
    margin-bottom: 6px;
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
  }
`

interface MainPropertiesProps {
  properties: readonly PropertyValue[]
  /** Show every one of them. */
  whole: boolean
  /** Shows all of them. */
  onAll: () => void
}

/** The first properties of a product, beside its picture. */
export function MainProperties({ properties, whole, onAll }: MainPropertiesProps) {
  if (properties.length === 0) return null
  const shown = whole ? properties : properties.slice(0, LINES)
  return (
    <Root>
      <h2>{productTexts.main}</h2>
      <KeyValue items={shown.map(({ TITLE, VALUE }) => ({ label: TITLE, value: VALUE }))} />
      {properties.length > shown.length && <ToAbout onOpen={onAll}>{productTexts.allProperties}</ToAbout>}
    </Root>
  )
}
