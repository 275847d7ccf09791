import type { Certificate } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { useId } from 'react'
import { Certificates } from './Certificates'
import { ToAbout } from './ToAbout'
import { productTexts } from './texts'

/** Lines before «Все документы». */
const LINES = 3

const Root = styled.section`
  margin-top: 20px;
  h2 {
    margin-bottom: 6px;
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
  }
`

interface DocumentsProps {
  certificates: readonly Certificate[]
  /** Shows all of them. */
  onAll: () => void
}

/** The first certificates of a product, under its properties; nothing without any. */
export function Documents({ certificates, onAll }: DocumentsProps) {
  const title = useId()
  if (certificates.length === 0) return null
  return (
    <Root aria-labelledby={title}>
      <h2 id={title}>{productTexts.documents}</h2>
      <Certificates items={certificates.slice(0, LINES)} />
      {certificates.length > LINES && (
        <ToAbout onOpen={onAll}>{productTexts.allDocuments(certificates.length)}</ToAbout>
      )}
    </Root>
  )
}
