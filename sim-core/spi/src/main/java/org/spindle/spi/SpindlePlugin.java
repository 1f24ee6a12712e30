package org.spindle.spi;

/**
 * Entry point of a plugin: a class with a public no-argument constructor that announces what the plugin offers.
 *
 * <p>An example, which offers an admission policy without keys:
 *
 * <pre>{@code
 * public final class CoinPlugin implements SpindlePlugin {
 *     public void contribute(Contributions to) {
 *         to.add(AdmissionFactory.KIND, "acme.coin", "Admits every other entry, by chance.", CoinPlugin::create);
 *     }
 *
 *     private static AdmissionPolicy create(NoKeys keys, ReplacementContext cache) {
 *         RandomStream random = cache.random();
 *         return (key, bytes, operation, rivalKey) -> random.nextLong(2) == 0;
 *     }
 * }
 * }</pre>
 */
public interface SpindlePlugin {

    /**
     * Announces every type that this plugin offers. Called once per process; must have no other effect.
     *
     * @param to receives the announcements
     */
    void contribute(Contributions to);
}
