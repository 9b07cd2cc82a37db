export { SEED_NAMES, type SeedName, seedDatabase } from './seedDatabase'
export { seedWorld, WORLD_PASSWORD } from './seedWorld'
