// A program that loads only the library's peers.
import { App } from 'cdk8s';

new App();
