import { defineConfig } from '@playwright/test'
import config, { NIGHTLY } from './playwright.config'

const { grepInvert: _gate, ...others } = config

export default defineConfig({ ...others, grep: NIGHTLY })
