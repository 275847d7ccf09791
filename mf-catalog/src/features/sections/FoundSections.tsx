import type { Section } from '@prilavok/shared-kernel/contract'
import { formatNumber } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { fitsText, PaletteEntry, PaletteGroup, PaletteSkeleton } from '@prilavok/shared-kernel/palette'
import { useQuery } from '@tanstack/react-query'
import { sectionsQuery } from '../../api/get-sections'
import { sectionsTexts } from './texts'

const MAX_FOUND = 3

const byCount = (one: Section, other: Section) => other.CNT - one.CNT

/** Sections whose names begin with the words of a text, the fullest first; none without products. */
export function FoundSections({ text }: { text: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...sectionsQuery(useKernel()),
    meta: { errors: 'silent' },
  })
  const sections = data?.ITEMS ?? []
  const found = sections.filter(({ NAME, CNT }) => CNT > 0 && fitsText(text, NAME)).sort(byCount)
  const parentOf = ({ IBLOCK_SECTION_ID }: Section) =>
    sections.find(({ ID }) => ID === IBLOCK_SECTION_ID)?.NAME
  if (data && found.length === 0) return null
  return (
    <PaletteGroup
      title={sectionsTexts.sections}
      pending={isPending || (isFetching && !data)}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    >
      {isPending && <PaletteSkeleton lines={1} height={18} />}
      {found.slice(0, MAX_FOUND).map((section) => (
        <PaletteEntry
          key={section.ID}
          icon="list"
          title={section.NAME}
          text={text}
          description={parentOf(section)}
          trailing={formatNumber(section.CNT)}
          to={`/catalog/${section.ID}`}
        />
      ))}
    </PaletteGroup>
  )
}
