// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {IERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Enumerable.sol";
import {IERC721Metadata} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Metadata.sol";

/// @title Certificates of brand packages
/// @notice Each token certifies the package of one brand: `tokenURI` names its metadata, `rootOf` the Merkle root over its
/// files. A brand has at most one certificate. Ids count from 1 and certificates are never burned, so that the ids are
/// always 1 to `totalSupply()`.
interface IMarqueCertificate is IERC721Enumerable, IERC721Metadata, IERC4906 {
    /// @notice What the owner of the contract promises to whom, signed as EIP-712 typed data in the domain
    /// ("MarqueCertificate", "1", chain id, contract).
    /// @param recipient who gets the certificate, whoever sends the transaction
    /// @param brandId the brand that is certified
    /// @param uri the certificate's `tokenURI`
    /// @param root the Merkle root over the package's files
    /// @param deadline the last second, in Unix time, at which the promise holds
    struct Claim {
        address recipient;
        string brandId;
        string uri;
        bytes32 root;
        uint256 deadline;
    }

    /// @notice The certificate says from now on that `uri` and `root` are its brand's. Emitted when it is minted and
    /// whenever it is renewed: all events of a token are the history of its brand's packages.
    /// @param tokenId the certificate
    /// @param root the Merkle root over the package's files; zero for none
    /// @param uri the certificate's `tokenURI`
    event Certified(uint256 indexed tokenId, bytes32 indexed root, string uri);

    /// @notice ERC-7572: `contractURI()` changed.
    event ContractURIUpdated();

    /// @notice The brand has a certificate already.
    /// @param brandId the brand
    /// @param tokenId its certificate
    error DuplicateCertificate(string brandId, uint256 tokenId);

    /// @notice A certificate needs the id of a brand, and the given one is empty.
    error EmptyBrandId();

    /// @notice The claim is too old.
    /// @param deadline until when it held, in seconds of Unix time
    error ExpiredClaim(uint256 deadline);

    /// @notice The signature is not that of the contract's present owner over this claim, on this chain, for this contract.
    error InvalidClaimSignature();

    /// @notice There is no certificate with this index.
    /// @param owner whose certificates were counted; the zero address for all of them together
    /// @param index what is too large
    error ERC721OutOfBoundsIndex(address owner, uint256 index);

    /// @notice Mints the certificate of a brand without a root. For the contract's owner.
    /// @dev Recipients: an account without code, and one with an EIP-7702 delegation, get the certificate unasked, because
    /// their key can always move it. A contract is asked by `onERC721Received`, after everything has been recorded;
    /// without that function, or with another answer, the mint reverts with `ERC721InvalidReceiver` or its own error.
    /// @param recipient who gets the certificate
    /// @param uri any text; `tokenURI` returns exactly this
    /// @param brandId any text but the empty one; `getBrandId` returns exactly this
    /// @return tokenId one more than the last one's
    function mintCertificate(
        address recipient,
        string calldata uri,
        string calldata brandId
    ) external returns (uint256 tokenId);

    /// @notice Mints the certificate of a brand and records the Merkle root over its package's files. For the contract's
    /// owner.
    /// @dev As `mintCertificate(address,string,string)`.
    /// @param recipient who gets the certificate
    /// @param uri any text; `tokenURI` returns exactly this
    /// @param brandId any text but the empty one; `getBrandId` returns exactly this
    /// @param root zero for none
    /// @return tokenId one more than the last one's
    function mintCertificate(
        address recipient,
        string calldata uri,
        string calldata brandId,
        bytes32 root
    ) external returns (uint256 tokenId);

    /// @notice Mints the certificate that the contract's owner has promised. Anybody may send it: it goes to the recipient
    /// named in the claim, so that whoever copies a pending claim pays for somebody else's certificate. A claim is used up
    /// when its brand has a certificate, and void when the contract has another owner.
    /// @param voucher what was signed
    /// @param signature the owner's: of a key, or by ERC-1271 of a contract
    /// @return tokenId one more than the last one's
    function claim(Claim calldata voucher, bytes calldata signature) external returns (uint256 tokenId);

    /// @notice Certifies a brand's later package with the same certificate. For the contract's owner. Emits `Certified` and
    /// ERC-4906's `MetadataUpdate`.
    /// @param tokenId the brand's certificate
    /// @param uri any text; `tokenURI` returns exactly this from now on
    /// @param root the Merkle root over the later package's files; zero for none
    function renewCertificate(uint256 tokenId, string calldata uri, bytes32 root) external;

    /// @notice Stops claims until `resumeClaims`. For the contract's owner, who can mint all the same.
    function pauseClaims() external;

    /// @notice Lets claims go on. For the contract's owner.
    function resumeClaims() external;

    /// @notice Sets what `contractURI` returns. For the contract's owner.
    /// @param uri any text
    function setContractURI(string calldata uri) external;

    /// @notice The brand that a certificate is about.
    /// @param tokenId the certificate; without it the call reverts
    /// @return The id that it was minted with.
    function getBrandId(uint256 tokenId) external view returns (string memory);

    /// @notice The certificate of a brand.
    /// @param brandId the brand's id, exactly as it was minted
    /// @return tokenId 0 when the brand has none
    function tokenOfBrand(string calldata brandId) external view returns (uint256 tokenId);

    /// @notice The Merkle root over the files of the package that is certified now.
    /// @param tokenId the certificate; without it the call reverts
    /// @return Zero when none was recorded.
    function rootOf(uint256 tokenId) external view returns (bytes32);

    /// @notice The certificates that an address holds now.
    /// @param owner any address but zero
    /// @return Their ids, in no promised order.
    function tokensOf(address owner) external view returns (uint256[] memory);

    /// @notice ERC-7572: where the metadata of the whole collection is.
    /// @return An address, or the metadata itself in a `data:` address.
    function contractURI() external view returns (string memory);

    /// @notice The EIP-712 digest that the contract's owner signs for a claim.
    /// @param voucher what is promised
    /// @return The digest, for this contract on this chain.
    function hashClaim(Claim calldata voucher) external view returns (bytes32);
}
