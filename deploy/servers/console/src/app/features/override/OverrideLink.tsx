import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Drawer } from '@prilavok/shared-kernel/ui/drawer'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OverrideAnswer, PartName } from '../../../contract'
import { getReleases } from '../../api/get-releases'
import { CreatedLink } from './CreatedLink'
import { OverrideForm } from './OverrideForm'
import { overrideTexts } from './texts'

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
`

interface OverrideLinkProps {
  shop: string
  part: PartName
  /** Version of the candidate: chosen in the beginning; without one it is the newest. */
  candidate: string | undefined
}

/** Makes a link that shows a version in one browser, before anybody gets it by the rules. */
export function OverrideLink({ shop, part, candidate }: OverrideLinkProps) {
  const { data: releases } = useQuery(getReleases)
  const [open, setOpen] = useState(false)
  const [created, setCreated] = useState<OverrideAnswer>()
  const begin = () => {
    setCreated(undefined)
    setOpen(true)
  }
  const versions = releases?.filter((release) => release.part === part) ?? []
  const [newest] = versions
  if (!newest) return null
  return (
    <>
      <Button onClick={begin}>{overrideTexts.open}</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={overrideTexts.title(part)}>
        <Body>
          {created ? (
            <CreatedLink created={created} onAnother={() => setCreated(undefined)} />
          ) : (
            <OverrideForm
              {...{ shop, part, versions }}
              chosen={candidate ?? newest.version}
              onCreated={setCreated}
            />
          )}
        </Body>
      </Drawer>
    </>
  )
}
