// The words that slugs are made of where nobody chose one.

/** One word of each list, in this order. */
export const NEW_SLUG_WORDS = [
  ['amber', 'bold', 'brisk', 'calm', 'clear', 'coral', 'crisp', 'early', 'fair', 'fresh', 'gentle', 'golden', 'green', 'happy', 'keen', 'light', 'lucky', 'mild', 'noble', 'plain', 'quick', 'quiet', 'rapid', 'royal', 'silver', 'steady', 'sunny', 'swift', 'tidy', 'warm', 'wide', 'wise'],
  ['acorn', 'badger', 'birch', 'cedar', 'cloud', 'comet', 'crane', 'delta', 'ember', 'falcon', 'fern', 'finch', 'grove', 'harbor', 'heron', 'island', 'lark', 'maple', 'meadow', 'otter', 'pebble', 'pine', 'quartz', 'raven', 'river', 'robin', 'spruce', 'summit', 'thistle', 'tiger', 'valley', 'willow'],
] as const;
