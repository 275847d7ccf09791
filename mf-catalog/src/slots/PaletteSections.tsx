import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { FoundSections } from '../features/sections/FoundSections'

/** Sections of the palette, by their names. */
export default function PaletteSections({ text }: SlotProps['palette.sections']) {
  return text ? <FoundSections text={text} /> : null
}
