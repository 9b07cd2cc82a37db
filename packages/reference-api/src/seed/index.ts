export { SEED_NAMES, type SeedName, seedDatabase } from './seedDatabase'
