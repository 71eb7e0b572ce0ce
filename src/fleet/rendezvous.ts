// Rendezvous hashing: each machine ranks all places only by its name and theirs. A new place takes its share of the machines, a removed
// place hands over its own, and no other machine moves.
import { createHash } from 'crypto';

/** A prime: the product of two smaller numbers is exact in a double. */
const PRIME = 67_108_859;

/** The hash of a name: four numbers below the prime. */
export type Key = readonly [number, number, number, number];

export function keyOf(name: string): Key {
  const digest = createHash('sha256').update(name).digest();
  return [digest.readUInt32BE(0) % PRIME, digest.readUInt32BE(4) % PRIME, digest.readUInt32BE(8) % PRIME, digest.readUInt32BE(12) % PRIME];
}

/** The distance of a place from a machine: the nearest place wins. Of two places with room in the ratio 2:1, the first wins two of three machines. */
export function distance([a, b, c, d]: Key, [place]: Key, room: number): number {
  // A random cubic, instead of a hash of both names, which would take minutes with many machines and places.
  const cubic = (((a * place + b) % PRIME * place + c) % PRIME * place + d) % PRIME;
  return -Math.log((cubic + 1) / (PRIME + 1)) / room;
}

/** The folder of a machine, from 0, by its name; `count` is the number of folders. */
export function shardOf(machine: Key, count: number): number {
  const [a, b, c, d] = machine;
  // In another order than for clusters: otherwise all machines of a cluster would have the same folder.
  const key: Key = [d, c, b, a];
  let nearest = 0;
  let least = Infinity;
  for (let shard = 0; shard < count; shard += 1) {
    const found = distance(key, shardKey(shard), 1);
    if (found < least) {
      least = found;
      nearest = shard;
    }
  }
  return nearest;
}

const shardKeys: Key[] = [];

function shardKey(shard: number): Key {
  shardKeys[shard] ??= keyOf(`shard ${shard}`);
  return shardKeys[shard];
}
