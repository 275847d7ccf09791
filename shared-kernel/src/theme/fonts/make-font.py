"""Makes golos-text.woff2 of the three subset files of @fontsource-variable/golos-text.

Usage: python make-font.py <folder with the three files> golos-text.woff2
Needs: pip install fonttools brotli
"""

import copy
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont

LATIN = (
    list(range(0x20, 0x7F))
    + [ord(c) for c in "\u00a0§©«®°±²³·»½¼×ÄÉÖÜßàäçèéêöü÷Øø–—‘’‚“”„•…€™↑↓−\u2009\u00ad"]
)
CYRILLIC = [0x401, 0x451, 0x2116] + list(range(0x410, 0x450))
LATIN_EXT = [0x20BD]
ALIASES = {0x202F: 0x2009, 0x2011: 0x2D}  # narrow no-break space, no-break hyphen


def part(folder, name, unicodes, features):
    """One source file, weights 400-700, only the needed characters and features."""
    font = TTFont(f"{folder}/golos-text-{name}-wght-normal.woff2")
    for tag in ("VVAR", "vhea", "vmtx", "STAT"):
        if tag in font:
            del font[tag]
    font = instantiateVariableFont(font, {"wght": (400, 700)})
    variations = font["gvar"].variations
    font["gvar"].variations = {name: variations.get(name, []) for name in font.getGlyphOrder()}
    options = Options(layout_features=features, glyph_names=True, hinting=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    return font


def value_tables(lookup):
    """Every ValueRecord of a pair lookup."""
    for subtable in lookup.SubTable:
        if subtable.Format == 1:
            for pair_set in subtable.PairSet:
                for record in pair_set.PairValueRecord:
                    yield from (v for v in (record.Value1, record.Value2) if v)
        else:
            for row in subtable.Class1Record:
                for record in row.Class2Record:
                    yield from (v for v in (record.Value1, record.Value2) if v)


def keep_pairs(lookup, first, second):
    """Leaves the pairs whose glyphs are in both sets (None: any)."""
    for subtable in list(lookup.SubTable):
        if subtable.LookupType == 9:
            raise SystemExit("extension lookups are not expected here")
        kept = [i for i, g in enumerate(subtable.Coverage.glyphs) if first is None or g in first]
        if subtable.Format == 1:
            subtable.PairSet = [subtable.PairSet[i] for i in kept]
            for pair_set in subtable.PairSet:
                pair_set.PairValueRecord = [
                    r for r in pair_set.PairValueRecord if second is None or r.SecondGlyph in second
                ]
        elif second is not None:
            defs = subtable.ClassDef2.classDefs
            subtable.ClassDef2.classDefs = {g: c for g, c in defs.items() if g in second}
        subtable.Coverage.glyphs = [subtable.Coverage.glyphs[i] for i in kept]
        if subtable.Format == 2:
            defs = subtable.ClassDef1.classDefs
            subtable.ClassDef1.classDefs = {g: c for g, c in defs.items() if g in subtable.Coverage.glyphs}
        if not kept:
            lookup.SubTable.remove(subtable)
    return lookup


def append_var_store(target, source):
    """Appends the variation data of one GDEF to another; answers the shift of its outer indices."""
    regions = target.VarRegionList
    shift = len(regions.Region)
    outer = len(target.VarData)
    regions.Region.extend(source.VarRegionList.Region)
    regions.RegionCount = len(regions.Region)
    for data in source.VarData:
        data.VarRegionIndex = [i + shift for i in data.VarRegionIndex]
        target.VarData.append(data)
    target.VarDataCount = len(target.VarData)
    return outer


def add_kerning(font, other, own_glyphs):
    """Brings in the pairs in which the other font's own glyphs take part; shared glyphs keep their pairs."""
    pairs = [l for l in other["GPOS"].table.LookupList.Lookup if l.LookupType == 2]
    outer = append_var_store(font["GDEF"].table.VarStore, other["GDEF"].table.VarStore)
    gpos = font["GPOS"].table
    shared = set(other.getGlyphOrder()) - own_glyphs
    added = []
    moved = set()  # value records share their devices
    for lookup in pairs:
        for value in value_tables(lookup):
            for name in ("XAdvDevice", "XPlaDevice", "YAdvDevice", "YPlaDevice"):
                device = getattr(value, name, None)
                if device is not None and id(device) not in moved and device.StartSize != 0xFFFF:
                    moved.add(id(device))
                    device.StartSize += outer
        for first, second in ((own_glyphs, None), (shared, own_glyphs)):
            kept = keep_pairs(copy.deepcopy(lookup), first, second)
            if kept.SubTable:
                added.append(kept)
    start = len(gpos.LookupList.Lookup)
    gpos.LookupList.Lookup.extend(added)
    gpos.LookupList.LookupCount = len(gpos.LookupList.Lookup)
    for record in gpos.FeatureList.FeatureRecord:
        if record.FeatureTag == "kern":
            record.Feature.LookupListIndex.extend(range(start, start + len(added)))
            record.Feature.LookupCount = len(record.Feature.LookupListIndex)


def add_glyphs(font, other, unicodes):
    """Copies the glyphs that the font lacks, with their weights, and maps the characters."""
    order = font.getGlyphOrder()
    own = [name for name in other.getGlyphOrder() if name not in order]
    font.setGlyphOrder(order + own)
    glyf = font["glyf"]
    glyf.setGlyphOrder(order + own)
    for name in own:
        glyf.glyphs[name] = other["glyf"][name]
        font["hmtx"].metrics[name] = other["hmtx"].metrics[name]
        font["gvar"].variations[name] = other["gvar"].variations[name]
    best = other.getBestCmap()
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: best[code] for code in unicodes if code in best})
    return set(own)


def level_digits(font):
    """Gives the tabular digits one width: in the source they differ by up to 4 % (580 to 620 units)."""
    tabular = [f"{name}.tf" for name in "zero one two three four five six seven eight nine".split()]
    width = font["hmtx"]["zero.tf"][0]
    growth = {}  # region -> growth of the width of zero.tf
    for variation in font["gvar"].variations["zero.tf"]:
        left, right = (p[0] if p else 0 for p in variation.coordinates[-4:-2])
        growth[str(variation.axes)] = right - left
    for name in tabular:
        advance, bearing = font["hmtx"][name]
        shift = (width - advance) // 2
        glyph = font["glyf"][name]
        if glyph.isComposite():
            for component in glyph.components:
                component.x += shift
        else:
            glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (width, bearing + shift)
        for variation in font["gvar"].variations[name]:
            left = variation.coordinates[-4] or (0, 0)
            variation.coordinates[-4] = left
            variation.coordinates[-3] = (left[0] + growth[str(variation.axes)], 0)


def main(folder, out):
    font = part(folder, "latin", LATIN, ["kern", "tnum"])
    for name, unicodes, features in (
        ("cyrillic", CYRILLIC, ["kern"]),
        ("latin-ext", LATIN_EXT, []),
    ):
        other = part(folder, name, unicodes, features)
        own = add_glyphs(font, other, unicodes)
        if features:
            add_kerning(font, other, own)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: table.cmap[to] for code, to in ALIASES.items() if to in table.cmap})
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    level_digits(font)
    add_HVAR(font)
    font["post"].formatType = 3.0
    font["name"].names = [n for n in font["name"].names if n.nameID in (0, 1, 2, 4, 6, 13, 14)]
    missing = [hex(c) for c in LATIN + CYRILLIC + LATIN_EXT + list(ALIASES) if c not in font.getBestCmap()]
    if missing:
        raise SystemExit(f"characters without a glyph: {missing}")
    font.flavor = "woff2"
    font.save(out)


if __name__ == "__main__":
    main(*sys.argv[1:3])
