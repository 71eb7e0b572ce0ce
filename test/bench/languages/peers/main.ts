// A program that loads what the library needs.
import { App } from 'cdk8s';

new App();
