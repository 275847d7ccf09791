import type { Scheme } from './scheme-of'

/** Colours that a scheme sets (kit §3). */
export interface SchemeColors {
  accent: string
  'accent-hover': string
  'accent-active': string
  'on-accent': string
  'accent-text': string
  'accent-edge': string
  'accent-soft': string
  'accent-soft-hover': string
  'accent-border': string
  'on-accent-soft': string
  focus: string
  'gradient-from': string
  'gradient-to': string
  gradient: string
  'gradient-hover': string
}

/** The kit's six schemes; `gradient` and `gradient-hover` replace the fill in the gradient variant. */
export const schemeColors: Record<Scheme, SchemeColors> = {
  green: {
    accent: '#047F4C',
    'accent-hover': '#006D40',
    'accent-active': '#025B35',
    'on-accent': '#FFFFFF',
    'accent-text': '#037747',
    'accent-edge': '#047F4C',
    'accent-soft': '#ECF8F0',
    'accent-soft-hover': '#D8F1E0',
    'accent-border': '#A4D5B6',
    'on-accent-soft': '#015632',
    focus: '#026B3F',
    'gradient-from': '#057558',
    'gradient-to': '#23853D',
    gradient: 'linear-gradient(100deg, #057558 0%, #23853D 100%)',
    'gradient-hover': 'linear-gradient(100deg, #00634A 0%, #05752D 100%)',
  },
  blue: {
    accent: '#0864CD',
    'accent-hover': '#0055B3',
    'accent-active': '#004797',
    'on-accent': '#FFFFFF',
    'accent-text': '#005EC5',
    'accent-edge': '#0864CD',
    'accent-soft': '#EFF5FE',
    'accent-soft-hover': '#DDEBFE',
    'accent-border': '#A5CAFE',
    'on-accent-soft': '#004492',
    focus: '#0054B1',
    'gradient-from': '#2B4FC2',
    'gradient-to': '#0278C0',
    gradient: 'linear-gradient(100deg, #2B4FC2 0%, #0278C0 100%)',
    'gradient-hover': 'linear-gradient(100deg, #1D3DB0 0%, #0268A7 100%)',
  },
  red: {
    accent: '#C3222A',
    'accent-hover': '#AF001A',
    'accent-active': '#940115',
    'on-accent': '#FFFFFF',
    'accent-text': '#B91121',
    'accent-edge': '#C3222A',
    'accent-soft': '#FFF1EF',
    'accent-soft-hover': '#FFE2DF',
    'accent-border': '#FFB0A9',
    'on-accent-soft': '#8A0314',
    focus: '#AD0019',
    'gradient-from': '#AF1235',
    'gradient-to': '#CD391B',
    gradient: 'linear-gradient(100deg, #AF1235 0%, #CD391B 100%)',
    'gradient-hover': 'linear-gradient(100deg, #980029 0%, #B92400 100%)',
  },
  violet: {
    accent: '#5F4CCC',
    'accent-hover': '#513ABA',
    'accent-active': '#432DA0',
    'on-accent': '#FFFFFF',
    'accent-text': '#5C49C9',
    'accent-edge': '#5F4CCC',
    'accent-soft': '#F3F3FE',
    'accent-soft-hover': '#E6E7FE',
    'accent-border': '#C0C0FE',
    'on-accent-soft': '#423396',
    focus: '#4F38B8',
    'gradient-from': '#463FC1',
    'gradient-to': '#7F53D1',
    gradient: 'linear-gradient(100deg, #463FC1 0%, #7F53D1 100%)',
    'gradient-hover': 'linear-gradient(100deg, #3A2CAE 0%, #7042BE 100%)',
  },
  yellow: {
    accent: '#FECA21',
    'accent-hover': '#F4BD06',
    'accent-active': '#E5AB07',
    'on-accent': '#281E06',
    'accent-text': '#7C5300',
    'accent-edge': '#A37100',
    'accent-soft': '#FEF7D8',
    'accent-soft-hover': '#FCEDB4',
    'accent-border': '#EFD071',
    'on-accent-soft': '#583D07',
    focus: '#7C5300',
    'gradient-from': '#FAD83E',
    'gradient-to': '#FFB11F',
    gradient: 'linear-gradient(100deg, #FAD83E 0%, #FFB11F 100%)',
    'gradient-hover': 'linear-gradient(100deg, #E9C723 0%, #EBA20B 100%)',
  },
  purple: {
    accent: '#9B2B91',
    'accent-hover': '#891580',
    'accent-active': '#74076C',
    'on-accent': '#FFFFFF',
    'accent-text': '#9B2B91',
    'accent-edge': '#9B2B91',
    'accent-soft': '#FFEFFC',
    'accent-soft-hover': '#FFDEF9',
    'accent-border': '#EDB0E3',
    'on-accent-soft': '#731B6B',
    focus: '#87137E',
    'gradient-from': '#7B2892',
    'gradient-to': '#C03288',
    gradient: 'linear-gradient(100deg, #7B2892 0%, #C03288 100%)',
    'gradient-hover': 'linear-gradient(100deg, #6B1381 0%, #AD1B78 100%)',
  },
}
